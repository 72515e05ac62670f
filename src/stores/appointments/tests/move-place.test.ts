import { describe, expect, test } from 'vitest';
import { createMemoryHistory } from '#platform/memory/history.ts';
import { pathNavigation } from '../../navigation/path-navigation.ts';
import { createVisitor } from '../../testing/visitor.ts';
import { createMovePlace, openHeldMove } from '../moving/move-place.ts';

const APPOINTMENT = { kind: 'appointment', id: 'a1' } as const;

/** `base`: the storefront stands below that path of a salon's own page. */
async function openAt(address: string, base = '', history = createMemoryHistory(`${base}/services`)) {
  const prevented = new Set<string>();
  const { site } = await createVisitor().open({ ports: { history } });
  const { navigation } = site.forElement({
    navigation: { kind: 'history', base },
    emit: (name) => !prevented.has(name),
    create: pathNavigation,
  });
  if (address !== '') navigation.open(APPOINTMENT);
  const open = (isResumed = false) => createMovePlace(navigation, APPOINTMENT.id, isResumed);
  return { navigation, history, prevented, open, place: open() };
}

describe.each(['', '/salon'])('the move of an appointment below %j', (base) => {
  test('each step has an entry: Back leads from the last to the times, and to the appointment', async () => {
    const { place, history, navigation } = await openAt('a1', base);
    expect(place.$step.get()).toBeNull();
    place.begin();
    expect([place.$step.get(), history.read()]).toEqual(['times', `${base}/rendez-vous/a1?tab=move`]);
    place.toConfirm();
    expect(place.$step.get()).toBe('confirm');
    history.back();
    expect(place.$step.get()).toBe('times');
    history.back();
    expect([place.$step.get(), navigation.$place.get().route]).toEqual([null, APPOINTMENT]);
    history.forward();
    history.forward();
    expect(place.$step.get()).toBe('confirm');
  });

  test('its own ways back add no entry, so that Back leads further still', async () => {
    const { place, history, navigation } = await openAt('a1', base);
    place.begin();
    place.toConfirm();
    place.toTimes();
    expect(place.$step.get()).toBe('times');
    place.toConfirm();
    place.leave();
    expect([place.$step.get(), navigation.$place.get().route]).toEqual([null, APPOINTMENT]);
    history.back();
    expect(navigation.$place.get().route?.kind).toBe('services');
  });

  test('after a reload it is the same step, and the ways back are the same', async () => {
    const { place, history } = await openAt('a1', base);
    place.begin();
    place.toConfirm();
    const reloaded = await openAt('', base, history);
    expect(reloaded.place.$step.get()).toBe('confirm');
    const entries = history.length();
    reloaded.place.toTimes();
    expect(reloaded.place.$step.get()).toBe('times');
    reloaded.place.leave();
    expect([reloaded.place.$step.get(), history.length()]).toEqual([null, entries]);
    expect(history.read()).toBe(`${base}/rendez-vous/a1`);
  });
});

test('a step that an address asks for is left for the appointment in its place', async () => {
  const history = createMemoryHistory('/rendez-vous/a1?tab=move');
  const { place } = await openAt('', '', history);
  expect(place.$step.get()).toBe('times');
  place.leave();
  expect([place.$step.get(), history.read(), history.length()]).toEqual([null, '/rendez-vous/a1', 1]);
});

test('the last step that another page opened leads back to the times in its place, and to that page by Back', async () => {
  const { history, navigation, place } = await openAt('a1');
  place.begin();
  navigation.open({ kind: 'contact' });
  openHeldMove(navigation, APPOINTMENT.id);
  expect(place.$step.get()).toBe('confirm');
  place.toTimes();
  expect(place.$step.get()).toBe('times');
  place.leave();
  expect(history.read()).toBe('/rendez-vous/a1');
  history.back();
  expect(navigation.$place.get().route?.kind).toBe('contact');
});

test('a host page that lets nothing be opened does not keep an appointment from being moved', async () => {
  const { place, prevented, history } = await openAt('a1');
  prevented.add('vitrine-before-navigate');
  place.begin();
  expect([place.$step.get(), history.read()]).toEqual(['times', '/rendez-vous/a1']);
  place.toConfirm();
  place.toTimes();
  expect(place.$step.get()).toBe('times');
  place.leave();
  expect(place.$step.get()).toBeNull();
});

test('a held time that no address tells of is gone on with', async () => {
  const { open } = await openAt('a1');
  const place = open(true);
  expect(place.$step.get()).toBe('confirm');
  place.toTimes();
  expect(place.$step.get()).toBe('times');
  place.leave();
  expect(place.$step.get()).toBeNull();
});
