import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { releaseSlot } from '#contract/booking/appointments.ts';
import { joinWaitingList } from '#contract/booking/waiting-list.ts';
import { holds } from '../../database/schema/booking.ts';
import { waitingList } from '../../database/schema/waiting-list.ts';
import { clientOf } from '../../testing/client.ts';
import { enterSalon, openSalons, salon, server } from '../../testing/open-salons.ts';
import { addPayingCompany, init, payFor, visitBody } from '../../testing/sales.ts';
import { TEST_MONDAY } from '../../testing/test-server.ts';
import { askHold, book, holdVisit, TEST_SERVICES, TEST_SHOPS, TUESDAY_1000 } from '../../testing/visits.ts';
import { passOffersOn } from '../pass-on.ts';

const MINUTE = 60_000;
openSalons();

const guest = () => clientOf(server, salon);
const round = () =>
  passOffersOn({ db: server.database.db, clock: server.clock, originOf: (host) => `http://${host}:4100` });

/** Waits for a service that begins within half an hour on Tuesday, by Paris' clock. */
async function waitFor(
  email: string,
  service: keyof typeof TEST_SERVICES,
  clock: string,
  change: object = {},
) {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  const from = hours * 60 + minutes;
  const day = { first: '20260113', last: '20260113', from, until: from + 30 };
  const wish = { shopid: TEST_SHOPS.solo, serviceids: [TEST_SERVICES[service]], email };
  await guest().get(joinWaitingList, { body: { ...wish, ...day, ...change } });
  server.clock.set(server.clock.now() + 1000);
}

/** Books a service at ten, and returns what gives it back. */
async function bookAtTen(service: keyof typeof TEST_SERVICES, shopid: string = TEST_SHOPS.solo) {
  const held = await holdVisit(server, salon, { shopid, lines: [{ serviceid: TEST_SERVICES[service] }] });
  const { id, manageKey } = await book(server, salon, held);
  return () => guest().get(releaseSlot, { query: { id, key: manageKey } });
}

/** Who was told, and of which hour of Paris. */
async function offered() {
  const { db } = server.database;
  const rows = await db
    .select({ email: waitingList.email, start: holds.startsAt })
    .from(waitingList)
    .innerJoin(holds, and(eq(holds.companyId, waitingList.companyId), eq(holds.id, waitingList.holdId)))
    .where(eq(waitingList.companyId, salon))
    .orderBy(waitingList.email);
  return rows.map(({ email, start }) => {
    const clock = start.toLocaleTimeString('fr', { timeZone: 'Europe/Paris', timeStyle: 'short' });
    return `${email.split('@')[0]} ${clock}`;
  });
}

test('a start that only the pause after a visit took is offered', async () => {
  const giveBack = await bookAtTen('facial');
  await waitFor('zoe@example.com', 'massage', '10:30');
  await giveBack();
  expect(await offered()).toEqual(['zoe 10:30']);
});

test('a start is offered whose own pause had no place', async () => {
  const giveBack = await bookAtTen('massage');
  await waitFor('zoe@example.com', 'facial', '09:30');
  await giveBack();
  expect(await offered()).toEqual(['zoe 09:30']);
});

test('a start at which the visit fitted all along is no news', async () => {
  const giveBack = await bookAtTen('massage', TEST_SHOPS.one);
  await waitFor('zoe@example.com', 'massage', '10:00', { shopid: TEST_SHOPS.one });
  await giveBack();
  expect(await offered()).toEqual([]);
});

test('what one person leaves of a long visit is offered to the next', async () => {
  const giveBack = await bookAtTen('massage');
  for (const email of ['amy@example.com', 'ben@example.com', 'cal@example.com']) {
    await waitFor(email, 'lamp', '10:00', { until: 11 * 60 });
  }
  await giveBack();
  expect(await offered()).toEqual(['amy 10:00', 'ben 10:30']);
});

test('two people who are given back before anybody is told are news to who can do with either', async () => {
  const both = [await bookAtTen('massage', TEST_SHOPS.one), await bookAtTen('massage', TEST_SHOPS.one)];
  await waitFor('zoe@example.com', 'massage', '10:00', { shopid: TEST_SHOPS.one });
  const wishes = (serviceIds: unknown) =>
    server.database.db
      .update(waitingList)
      .set({ serviceIds: serviceIds as string[] })
      .where(eq(waitingList.companyId, salon));
  // Until it is mended, nobody can be told.
  await wishes(7);
  for (const giveBack of both) await giveBack();
  await wishes([TEST_SERVICES.massage]);
  await round();
  expect(await offered()).toEqual(['zoe 10:00']);
});

test('an offer that nobody took gives back its pause as well, though others took hours since', async () => {
  const giveBack = await bookAtTen('facial');
  await waitFor('amy@example.com', 'facial', '10:00');
  await waitFor('ben@example.com', 'massage', '10:30');
  await giveBack();
  expect(await offered()).toEqual(['amy 10:00']);
  server.clock.set(TEST_MONDAY + 32 * MINUTE);
  await askHold(server, salon, { start: '2026-01-13T14:00:00.000Z' });
  await round();
  expect(await offered()).toEqual(['amy 10:00', 'ben 10:30']);
  expect((await askHold(server, salon, { start: TUESDAY_1000 })).status).toBe(409);
});

describe('an offered place that is being paid', () => {
  /** Amy was offered a place that Ben waits for as well; so many minutes later she tries to pay. */
  async function triedAfter(minutes: number) {
    enterSalon(await addPayingCompany(server));
    const freed = await holdVisit(server, salon);
    const paid = await payFor(server, salon, await init(server, salon, visitBody(freed)));
    await waitFor('amy@example.com', 'massage', '10:00');
    await waitFor('ben@example.com', 'massage', '10:00');
    const { id, manageKey } = paid.appointment!;
    server.clock.set(TEST_MONDAY);
    await guest().get(releaseSlot, { query: { id, key: manageKey } });
    const [{ visitKey, id: holdId } = { visitKey: '', id: '' }] = await server.database.db
      .select()
      .from(holds)
      .where(and(eq(holds.companyId, salon), eq(holds.status, 'active')));
    server.clock.set(TEST_MONDAY + minutes * MINUTE);
    const cart = await init(server, salon, visitBody({ visitKey, hold: { ...freed.hold, holdId } }));
    await payFor(server, salon, cart, { method: 'tok_declined' });
  }

  test('an offered place that is being paid is kept for no shorter than it was offered', async () => {
    await triedAfter(5);
    server.clock.set(TEST_MONDAY + 20 * MINUTE);
    expect((await askHold(server, salon)).status).toBe(409);
  });

  test('an offered place that is being paid goes on to the next only when the time to pay is over', async () => {
    await triedAfter(25);
    server.clock.set(TEST_MONDAY + 32 * MINUTE);
    await round();
    expect(await offered()).toEqual(['amy 10:00']);
    server.clock.set(TEST_MONDAY + 36 * MINUTE);
    await round();
    expect(await offered()).toEqual(['amy 10:00', 'ben 10:00']);
  });
});
