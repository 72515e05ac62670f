import { expect, test } from 'vitest';
import { problem } from '../testing/back-end.ts';
import { createVisitor } from '../testing/visitor.ts';
import { calendarFeature } from './feature.ts';

const CALENDAR = '/api/users/calendar';
const AT = '2026-01-05T06:00:00.000Z';

async function openCalendar() {
  const visitor = createVisitor();
  const { site } = await visitor.open();
  const store = await site.open(calendarFeature);
  await site.session.login('camille@example.com', 'good');
  return { visitor, site, store, meet: visitor.backEnd.meet };
}

test('an address is known to the page that made it, and to none after', async () => {
  const { store, meet } = await openCalendar();
  meet('GET', CALENDAR, { body: { since: '' } });
  await store.load();
  expect(store.$calendar.get()).toEqual({ kind: 'ready', value: { since: null, address: null } });
  meet('POST', CALENDAR, { body: { since: AT, key: 'secret' } });
  expect(await store.renew()).toEqual({ kind: 'done' });
  expect(store.$calendar.get()).toEqual({
    kind: 'ready',
    value: { since: Date.parse(AT), address: 'https://api.example/api/users/calendar/file?key=secret' },
  });
  const again = await openCalendar();
  again.meet('GET', CALENDAR, { body: { since: AT } });
  await again.store.load();
  expect(again.store.$calendar.get()).toMatchObject({ value: { since: Date.parse(AT), address: null } });
});

test('what fails leaves the address as it was; what is ended is gone', async () => {
  const { store, meet } = await openCalendar();
  meet('POST', CALENDAR, { body: { since: AT, key: 'secret' } }, problem(403, 'forbidden'));
  await store.renew();
  expect(await store.renew()).toMatchObject({ kind: 'failed' });
  expect(store.$calendar.get()).toMatchObject({ value: { address: expect.stringContaining('secret') } });
  meet('DELETE', CALENDAR, problem(403, 'forbidden'), { body: {} });
  expect(await store.end()).toMatchObject({ kind: 'failed' });
  expect(await store.end()).toEqual({ kind: 'done' });
  expect(store.$calendar.get()).toEqual({ kind: 'ready', value: { since: null, address: null } });
});

test.each(['renew', 'end'] as const)(
  'where no answer comes to %s, what has become of the address is asked for',
  async (act) => {
    const { visitor, store, meet } = await openCalendar();
    meet('POST', CALENDAR, { body: { since: AT, key: 'secret' } });
    await store.renew();
    visitor.backEnd.always = 'drop';
    const lost = store[act]();
    await visitor.clock.advance(120_000);
    expect(await lost).toMatchObject({ kind: 'failed' });
    // Nobody can say: the address is shown no more, and what to do about it is.
    expect(store.$calendar.get()).toMatchObject({ kind: 'ready', value: { address: null } });
    const calls = visitor.sent.filter(({ path }) => path === CALENDAR).map(({ method }) => method);
    expect(calls.at(-1)).toBe('GET');
    visitor.backEnd.always = null;
    meet('POST', CALENDAR, { body: { since: AT, key: 'other' } });
    await store.renew();
    expect(store.$calendar.get()).toMatchObject({
      kind: 'ready',
      value: { address: expect.stringContaining('other') },
    });
  },
);

test('the address of a customer who has left is shown to nobody', async () => {
  const { site, store, meet } = await openCalendar();
  meet('POST', CALENDAR, { body: { since: AT, key: 'secret' } });
  const renewing = store.renew();
  site.session.logout();
  await renewing;
  expect(store.$calendar.get()).toEqual({ kind: 'loading' });
});
