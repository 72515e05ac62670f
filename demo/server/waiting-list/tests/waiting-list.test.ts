import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { releaseSlot } from '#contract/booking/appointments.ts';
import { joinWaitingList, leaveWaitingList, readWaiting } from '#contract/booking/waiting-list.ts';
import { waitingList } from '../../database/schema/waiting-list.ts';
import { clientOf } from '../../testing/client.ts';
import { mailsIn } from '../../testing/mails.ts';
import { openSalons, salon, server } from '../../testing/open-salons.ts';
import { TEST_MONDAY } from '../../testing/test-server.ts';
import { askHold, book, holdVisit, TEST_SERVICES, TEST_SHOPS } from '../../testing/visits.ts';
import { passOffersOn } from '../pass-on.ts';

const MINUTE = 60_000;
openSalons();

const guest = () => clientOf(server, salon);
const round = () =>
  passOffersOn({ db: server.database.db, clock: server.clock, originOf: (host) => `http://${host}:4100` });

/** What somebody sends who waits for a massage on the next day. */
const wishOf = (email: string, change: object = {}) => ({
  body: {
    shopid: TEST_SHOPS.solo,
    serviceids: [TEST_SERVICES.massage],
    email,
    first: '20260113',
    last: '20260113',
    ...change,
  },
});

const join = (email: string, change?: object) => guest().get(joinWaitingList, wishOf(email, change));

async function refusalOf(email: string, change?: object) {
  const { type, field } = await guest().refusal(joinWaitingList, wishOf(email, change));
  return { type, field };
}

const onDay = (day: string) => ({ first: day, last: day });

const offersTo = async (email: string) =>
  (await mailsIn(server, salon))
    .filter(({ to, subject }) => to === email && subject.includes('libérée'))
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());

/** The id and the key in the last offer that came to an address. */
async function offered(email: string) {
  const mail = (await offersTo(email)).at(-1);
  const url = new URL(/http:\S+\/liste-attente\/\S+/.exec(mail?.text ?? '')?.[0] ?? '');
  return { params: { id: url.pathname.split('/').at(-1) ?? '' }, query: { key: url.hash.slice(1) } };
}

async function bookedAndCancelled() {
  const { id, manageKey } = await book(server, salon, await holdVisit(server, salon));
  await guest().get(releaseSlot, { query: { id, key: manageKey } });
}

/** Two wait for the place that becomes free. */
async function offeredToTheFirstOfTwo() {
  await join('first@example.com');
  server.clock.set(TEST_MONDAY + MINUTE);
  await join('second@example.com');
  await bookedAndCancelled();
}

const statusOf = async (email: string) => {
  const rows = await server.database.db.select().from(waitingList).where(eq(waitingList.companyId, salon));
  return rows.find((row) => row.email === email)?.status;
};

describe('a place that becomes free', () => {
  test('a place that becomes free is offered to who waited longest, and held for them alone', async () => {
    await offeredToTheFirstOfTwo();
    expect(await offersTo('first@example.com')).toHaveLength(1);
    expect(await offersTo('second@example.com')).toHaveLength(0);
    expect((await askHold(server, salon)).status).toBe(409);
    const place = await guest().get(readWaiting, await offered('first@example.com'));
    expect(place).toMatchObject({ status: 'offered', offer: { hold: { total: 70.5 } } });
    const { visitKey, hold: held } = place.offer!;
    await book(server, salon, { visitKey, hold: held });
    await round();
    expect(await statusOf('first@example.com')).toBe('taken');
    expect(await statusOf('second@example.com')).toBe('waiting');
  });

  test('a place that becomes free is held for as long as was chosen', async () => {
    const { timed } = TEST_SERVICES;
    await join('long@example.com', { serviceids: [timed], durations: { [timed]: 90 } });
    await bookedAndCancelled();
    const place = await guest().get(readWaiting, await offered('long@example.com'));
    const [line] = place.offer?.hold.lines ?? [];
    expect(Date.parse(line!.end) - Date.parse(line!.start)).toBe(90 * MINUTE);
    expect(place.offer?.hold.total).toBe(130);
  });

  test('a place that becomes free is waited for once for each duration', async () => {
    const { timed } = TEST_SERVICES;
    for (const minutes of [30, 90, 90])
      await join('both@example.com', { serviceids: [timed], durations: { [timed]: minutes } });
    const rows = await server.database.db.select().from(waitingList).where(eq(waitingList.companyId, salon));
    expect(rows.map(({ durations }) => durations[timed])).toEqual([30, 90]);
  });

  test('a place that becomes free goes to the next one when nobody takes it in time, and then to everybody', async () => {
    await offeredToTheFirstOfTwo();
    server.clock.set(TEST_MONDAY + 32 * MINUTE);
    await round();
    expect(await statusOf('first@example.com')).toBe('missed');
    expect(await offersTo('second@example.com')).toHaveLength(1);
    const first = await guest().get(readWaiting, await offered('first@example.com'));
    expect(first).toMatchObject({ status: 'missed', offer: null });
    server.clock.set(TEST_MONDAY + 64 * MINUTE);
    await round();
    expect((await askHold(server, salon)).status).toBe(200);
    await round();
    expect(await offersTo('first@example.com')).toHaveLength(1);
  });

  test('a place that becomes free is given back by the link of the mail, and offered to the next at once', async () => {
    await offeredToTheFirstOfTwo();
    const place = await offered('first@example.com');
    const wrong = { ...place, query: { key: 'x'.repeat(43) } };
    expect((await guest().refusal(leaveWaitingList, wrong)).type).toBe('not_found');
    const elsewhere = clientOf(server, await server.addCompany());
    for (const call of [readWaiting, leaveWaitingList] as const) {
      expect((await elsewhere.refusal(call, place)).type).toBe('not_found');
    }
    for (let twice = 0; twice < 2; twice += 1) {
      expect(await guest().get(leaveWaitingList, place)).toEqual({ status: 'left' });
    }
    expect(await offersTo('second@example.com')).toHaveLength(1);
  });

  test.each([
    ['another day', { first: '20260114', last: '20260115' }],
    ['other hours', { from: 14 * 60, until: 18 * 60 }],
    ['another shop', { shopid: TEST_SHOPS.one }],
  ])('a place that becomes free is not offered to who wishes %s', async (_, wish) => {
    await join('first@example.com', wish);
    await bookedAndCancelled();
    expect(await offersTo('first@example.com')).toHaveLength(0);
    expect((await askHold(server, salon)).status).toBe(200);
  });

  test('a place that becomes free is looked for by the shop’s clock, also on the day on which it jumps', async () => {
    server.clock.set(Date.parse('2026-03-27T08:00:00.000Z'));
    const sunday = onDay('20260329');
    await join('morning@example.com', { ...sunday, until: 12 * 60 });
    await join('one@example.com', { ...sunday, from: 13 * 60, until: 13 * 60 + 15 });
    const oneOClock = await holdVisit(server, salon, { start: '2026-03-29T11:00:00.000Z' });
    const { id, manageKey } = await book(server, salon, oneOClock);
    await guest().get(releaseSlot, { query: { id, key: manageKey } });
    expect(await offersTo('morning@example.com')).toHaveLength(0);
    expect(await offersTo('one@example.com')).toHaveLength(1);
  });

  test('a place that becomes free is given back also where it cannot be offered, and is offered in the round after that is mended', async () => {
    await join('first@example.com');
    const mend = (serviceIds: unknown) =>
      server.database.db
        .update(waitingList)
        .set({ serviceIds: serviceIds as string[] })
        .where(eq(waitingList.companyId, salon));
    await mend(7);
    await bookedAndCancelled();
    expect((await askHold(server, salon)).status).toBe(200);
    await expect(round()).rejects.toThrow('Not everything');
    await mend([TEST_SERVICES.massage]);
    server.clock.set(TEST_MONDAY + 11 * MINUTE);
    await round();
    expect(await offersTo('first@example.com')).toHaveLength(1);
  });

  test('a place that becomes free is no hold that ran out', async () => {
    await join('first@example.com');
    await holdVisit(server, salon);
    server.clock.set(TEST_MONDAY + 15 * MINUTE);
    await round();
    expect(await offersTo('first@example.com')).toHaveLength(0);
  });
});

describe('a wish', () => {
  test('a wish made twice is one; more than five of one address are refused', async () => {
    await join('first@example.com');
    await join('First@Example.com ');
    const rows = await server.database.db.select().from(waitingList).where(eq(waitingList.companyId, salon));
    expect(rows).toHaveLength(1);
    for (const day of ['14', '15', '16', '17']) await join('first@example.com', onDay(`202601${day}`));
    expect((await refusalOf('first@example.com', onDay('20260118'))).type).toBe('too_many_attempts');
  });

  test('a wish is made five times a day for one e-mail address, though each was answered', async () => {
    for (let made = 0; made < 5; made += 1) {
      server.clock.set(TEST_MONDAY + made * MINUTE);
      await join('first@example.com');
      await bookedAndCancelled();
      await guest().get(leaveWaitingList, await offered('first@example.com'));
    }
    expect(await offersTo('first@example.com')).toHaveLength(5);
    expect((await refusalOf('FIRST@example.com')).type).toBe('too_many_attempts');
    server.clock.set(TEST_MONDAY + 24 * 60 * MINUTE);
    expect(await join('FIRST@example.com', onDay('20260114'))).toEqual({});
  });

  test('a wish is made twenty times a day from one network of IPv6, whatever address of it', async () => {
    for (let index = 0; index < 20; index += 1) {
      const near = clientOf(server, salon, { address: `2001:db8:1:2::${index}` });
      await near.get(joinWaitingList, wishOf(`person-${index}@example.com`));
    }
    const near = clientOf(server, salon, { address: '2001:db8:1:2:ffff::1' });
    expect((await near.refusal(joinWaitingList, wishOf('more@example.com'))).type).toBe('too_many_attempts');
  });

  test('a wish is made twenty times a day from one IP address, for whomever', async () => {
    for (let index = 0; index < 20; index += 1) await join(`person-${index}@example.com`);
    expect((await refusalOf('one-more@example.com')).type).toBe('too_many_attempts');
    const elsewhere = clientOf(server, salon, { address: '10.0.0.2' });
    expect(await elsewhere.get(joinWaitingList, wishOf('one-more@example.com'))).toEqual({});
  });

  test.each([
    [{ email: 'nobody' }, 'invalid', 'email'],
    [{ last: '20260101', first: '20260101' }, 'invalid', 'last'],
    [{ last: '20260301' }, 'invalid', 'last'],
    [{ from: 600, until: 600 }, 'invalid', 'until'],
    [{ practitionerId: 'nobody' }, 'invalid', 'practitionerId'],
    [{ durations: { [TEST_SERVICES.massage]: 45 } }, 'invalid', 'durations'],
    [{ durations: { [TEST_SERVICES.facial]: 30 } }, 'invalid', 'durations'],
    [{ durations: { nothing: 30 } }, 'invalid', 'durations'],
    [{ shopid: '999' }, 'not_found', 'shopid'],
    [{ shopid: TEST_SHOPS.shut }, 'booking_closed', undefined],
  ])('a wish of %o is refused', async (change, type, field) => {
    expect(await refusalOf('first@example.com', change)).toEqual({ type, field });
  });
});
