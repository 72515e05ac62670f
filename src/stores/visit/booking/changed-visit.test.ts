import { describe, expect, test } from 'vitest';
import { serviceId, shopId } from '#domain/catalogue/ids.ts';
import type { Site } from '../../site.ts';
import { problem } from '../../testing/back-end.ts';
import { at } from '../../testing/back-end-appointments.ts';
import {
  CONTACT,
  heldVisit,
  hold,
  openVisit,
  startAt,
  starts,
  type OpenedVisit,
} from '../../testing/visits.ts';

const CHECK = '/api/appointments/check';
const NINE = { startsAt: at('20260105', 9) };

async function calm({ clock }: Pick<OpenedVisit, 'clock'>): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) await clock.settle();
}

const checks = ({ sent }: OpenedVisit) => sent.filter(({ path }) => path === CHECK);

describe('a service that joins or leaves a visit whose time is held', () => {
  test('keeps the start for both, with its new end and sum, and shows the times of both', async () => {
    const opened = await heldVisit();
    const { visit, page, backEnd } = opened;
    page.site.bookingCart.add(serviceId('s2'));
    expect(visit.$stage.get().kind).toBe('extending');
    // Times of the shorter visit say nothing of the longer one.
    expect(visit.$isOutdated.get()).toBe(true);
    await calm(opened);
    expect(visit.$isOutdated.get()).toBe(false);
    expect(visit.$stage.get()).toMatchObject({ kind: 'held', hold: { total: 8200, lines: [NINE, {}] } });
    expect(visit.$bill.get().bill).toMatchObject({ subtotal: 8200 });
    expect(backEnd.calendar.holds).toHaveLength(1);
    expect(visit.$draft.get()).toMatchObject(CONTACT);
    page.site.bookingCart.remove(serviceId('s2'));
    await calm(opened);
    expect(visit.$stage.get()).toMatchObject({ kind: 'held', hold: { total: 4100, lines: [NINE] } });
    expect(await visit.confirm()).toMatchObject({ kind: 'confirmed' });
  });

  test('asks for the people who were chosen again', async () => {
    const opened = await openVisit();
    const { visit, page } = opened;
    visit.choosePractitioner(serviceId('s1'), 'p2');
    await calm(opened);
    await hold(visit);
    page.site.bookingCart.add(serviceId('s2'));
    await calm(opened);
    expect(checks(opened).at(-1)?.body).toMatchObject({ lines: [{ practitionerId: 'p2' }, {}] });
    expect(visit.$stage.get()).toMatchObject({
      kind: 'held',
      hold: { lines: [{ practitioner: { id: 'p2' } }, {}] },
    });
  });

  test('several that come quickly end with what is at hand', async () => {
    const opened = await heldVisit();
    const { bookingCart } = opened.page.site;
    bookingCart.add(serviceId('s2'));
    bookingCart.add(serviceId('s3'));
    bookingCart.remove(serviceId('s2'));
    await calm(opened);
    expect(opened.visit.$stage.get()).toMatchObject({
      kind: 'held',
      hold: { lines: [{ externalServiceId: '101' }, { externalServiceId: '103' }] },
    });
    expect(opened.backEnd.calendar.holds).toHaveLength(1);
    expect(opened.backEnd.calendar.holds[0]?.body.lines.map(({ serviceid }) => serviceid)).toEqual([
      '101',
      '103',
    ]);
  });

  test('one that comes while more time is asked for is in what is held then', async () => {
    const opened = await heldVisit();
    const { visit, page } = opened;
    const extending = visit.extend();
    page.site.bookingCart.add(serviceId('s2'));
    await extending;
    await calm(opened);
    expect(visit.$stage.get()).toMatchObject({ kind: 'held', hold: { lines: [NINE, {}] } });
  });

  test.each([
    ['is free for both', async () => heldVisit()],
    ['does not fit any more', async () => busyFromTen(await heldVisit())],
  ])('makes way for a time that is chosen before it is known whether its own %s', async (_, open) => {
    const opened = await open();
    const { visit, page, backEnd } = opened;
    const start = startAt(visit, '20260106', 9);
    page.site.bookingCart.add(serviceId('s2'));
    expect(visit.$stage.get().kind).toBe('extending');
    const chosen = visit.choose('20260106', start);
    expect(visit.$stage.get().kind).toBe('holding');
    await calm(opened);
    const tomorrow = { kind: 'held', hold: { lines: [{ startsAt: at('20260106', 9) }, {}] } };
    expect(await chosen).toMatchObject(tomorrow);
    expect(visit.$stage.get()).toMatchObject(tomorrow);
    expect(backEnd.calendar.holds).toHaveLength(1);
  });
});

/** Both practitioners are taken from ten on: the longer visit does not fit at nine. */
function busyFromTen(opened: OpenedVisit): OpenedVisit {
  for (const practitioner of ['p1', 'p2'])
    opened.backEnd.calendar.taken.push({ practitioner, start: at('20260105', 10), end: at('20260105', 11) });
  return opened;
}

async function outgrown() {
  const opened = busyFromTen(await heldVisit());
  opened.page.site.bookingCart.add(serviceId('s2'));
  await calm(opened);
  return opened;
}

describe('a visit that does not fit where its time is held', () => {
  test('says that, with the nearest times', async () => {
    const { visit } = await outgrown();
    const stage = visit.$stage.get();
    expect(stage).toMatchObject({ kind: 'choosing', failure: { kind: 'visit-changed' } });
    const nearest =
      stage.kind === 'choosing' && stage.failure && 'nearest' in stage.failure && stage.failure.nearest;
    expect(nearest && nearest.length).toBeGreaterThan(0);
    expect(starts(visit)).not.toContain('20260105 9');
    expect(visit.$draft.get()).toMatchObject(CONTACT);
  });

  test('shows no times before it is known, so that what is told above them moves none', async () => {
    const opened = await heldVisit();
    const { visit, page, backEnd, clock } = opened;
    backEnd.meet('POST', CHECK, { ...problem(409, 'slot_taken'), after: 300 });
    page.site.bookingCart.add(serviceId('s2'));
    await calm(opened);
    expect([visit.$stage.get().kind, visit.$isOutdated.get()]).toEqual(['extending', true]);
    await clock.advance(300);
    await calm(opened);
    expect([visit.$stage.get().kind, visit.$isOutdated.get()]).toEqual(['choosing', false]);
    expect(starts(visit)).toContain('20260105 9');
  });

  test('has its time again once it is as it was, though others wait for it', async () => {
    const opened = await outgrown();
    const { visit, page, backEnd } = opened;
    const asked = checks(opened).length;
    page.site.bookingCart.remove(serviceId('s2'));
    await calm(opened);
    expect(visit.$stage.get()).toMatchObject({ kind: 'held', hold: { lines: [NINE] } });
    expect(checks(opened)).toHaveLength(asked);
    expect(backEnd.calendar.holds).toHaveLength(1);
    expect(await visit.confirm()).toMatchObject({ kind: 'confirmed' });
  });

  test.each([
    [
      'another visit begins',
      ({ bookingCart }: Site) => bookingCart.replace([serviceId('s4')], shopId('shop1')),
    ],
    ['its cart is emptied', ({ bookingCart }: Site) => bookingCart.clear()],
  ])('gives its time back where %s', async (_, act) => {
    const opened = await outgrown();
    expect(opened.backEnd.calendar.holds).toHaveLength(1);
    act(opened.page.site);
    await calm(opened);
    expect(opened.backEnd.calendar.holds).toEqual([]);
  });

  test('has it no more once another time was held, nor after its ten minutes', async () => {
    const other = await outgrown();
    await other.visit.choose('20260106', startAt(other.visit, '20260106', 9));
    other.visit.release();
    other.page.site.bookingCart.remove(serviceId('s2'));
    await calm(other);
    expect(other.visit.$stage.get()).toEqual({ kind: 'choosing', failure: null });

    const late = await outgrown();
    await late.clock.advance(600_000);
    late.page.site.bookingCart.remove(serviceId('s2'));
    await calm(late);
    expect(late.visit.$stage.get()).toEqual({ kind: 'choosing', failure: null });
  });
});

test('a page that is loaded anew after a service left the visit holds the start for what is left', async () => {
  const opened = await openVisit();
  opened.page.site.bookingCart.add(serviceId('s2'));
  await calm(opened);
  await hold(opened.visit);
  const { visitor, page } = opened;
  page.site.dispose();
  const cart = await visitor.open({ tabStorage: page.tabStorage });
  cart.site.bookingCart.remove(serviceId('s2'));
  cart.site.dispose();
  const again = await openVisit(visitor, { tabStorage: page.tabStorage });
  await calm(again);
  expect(again.visit.$stage.get()).toMatchObject({ kind: 'held', hold: { total: 4100, lines: [NINE] } });
});
