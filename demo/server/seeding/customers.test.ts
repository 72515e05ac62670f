import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readAppointment, releaseSlot } from '#contract/booking/appointments.ts';
import { currentLoyaltyCard } from '#contract/money/loyalty.ts';
import { checkGiftCode, giftHistory } from '#contract/money/gifts.ts';
import { myEshopOrder, myEshopOrders } from '#contract/orders/eshop.ts';
import { customerHistory, customerRemaining } from '#contract/people/customers.ts';
import { addDays, weekday } from '#domain/time/date-key.ts';
import { dateAt, zonedDayOf } from '#domain/availability/hours/clock-change.ts';
import { instantOf } from '#domain/time/instant.ts';
import { demoCompanies } from '#seed/companies.ts';
import { pictureOf } from '#seed/pictures/picture-of.ts';
import { loyaltyCards, loyaltyEntries } from '../database/schema/selling/loyalty.ts';
import { orders } from '../database/schema/selling/orders.ts';
import { clientAs } from '../testing/people.ts';
import { clientOf, type Client } from '../testing/client.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { appointmentRows } from './rows/appointment-rows.ts';
import { companyRows } from './rows/company-rows.ts';
import { seedCompany } from './seed.ts';

let server: TestServer;
let camille: Client;

beforeAll(async () => {
  server = await startTestServer();
  const now = Date.now();
  server.clock.set(now);
  const today = dateAt(instantOf(new Date(now)), 'Europe/Paris');
  for (const seed of demoCompanies(today)) await seedCompany(server.database.db, seed, pictureOf, 'none');
  camille = await clientAs(server, 'maison', 'customer');
});
afterAll(() => server.close());

test('the demo’s customer has visits to come and visits that were', async () => {
  const coming = await camille.get(customerHistory, { query: { when: 'upcoming' } });
  expect(coming.data.length).toBeGreaterThanOrEqual(2);
  for (const { status, appointment } of coming.data) {
    expect(status).toBe('confirmed');
    expect(Date.parse(appointment?.start ?? '')).toBeGreaterThan(server.clock.now());
  }
  const past = await camille.get(customerHistory, { query: { when: 'past' } });
  const statuses = new Set(past.data.map(({ status }) => status));
  expect(statuses).toEqual(new Set(['completed', 'cancelled_by_customer', 'no_show']));
  const numbers = [...coming.data, ...past.data].map(({ number }) => number);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('the demo’s customer has orders of the e-shop on their way, handed out and given up', async () => {
  const { data } = await camille.get(myEshopOrders, { query: {} });
  expect(new Set(data.map(({ status }) => status)).size).toBeGreaterThanOrEqual(5);
  for (const { id, total, lines } of data) {
    expect(lines.length).toBeGreaterThan(0);
    expect(await camille.get(myEshopOrder, { params: { id } })).toMatchObject({ id, total });
  }
});

test('the demo’s customer has bought vouchers, and was sent one that is good', async () => {
  const { data } = await camille.get(giftHistory, { query: {} });
  expect(new Set(data.map(({ status }) => status)).size).toBeGreaterThanOrEqual(2);
  const visitor = clientOf(server, 'maison');
  const got = await camille.get(giftHistory, { query: { received: 1 } });
  expect(got.data).toMatchObject([{ sender: 'Sacha', balance: 75, status: 'active' }]);
  const received = await visitor.get(checkGiftCode, { body: { code: 'SACH-AF4R-CAM2-LLE2' } });
  expect(received).toMatchObject({ balance: 75 });
});

test('the demo’s customer has a loyalty card with points earned, expected and exchanged', async () => {
  const card = await camille.get(currentLoyaltyCard);
  expect(new Set(card?.history.map(({ reason }) => reason))).toEqual(new Set(['earned', 'exchanged']));
  expect(card?.points).toBeGreaterThan(0);
  expect(card?.pendingPoints).toBeGreaterThan(0);
  expect(card?.tiers.some(({ reachable }) => reachable)).toBe(true);
});

test('the points of every card are the sum of its history at any time, and each visit earns its own', async () => {
  const { db } = server.database;
  const cards = await db.select().from(loyaltyCards);
  expect(cards.length).toBeGreaterThan(0);
  for (const { companyId, userId, points } of cards) {
    const isOwner = and(eq(loyaltyEntries.companyId, companyId), eq(loyaltyEntries.userId, userId));
    const entries = await db.select().from(loyaltyEntries).where(isOwner);
    let sum = 0;
    for (const { delta } of entries
      .filter(({ pending }) => !pending)
      .toSorted((one, other) => +one.at - +other.at)) {
      sum += delta;
      expect(sum, `${companyId} ${userId}`).toBeGreaterThanOrEqual(0);
    }
    expect(points, `${companyId} ${userId}`).toBe(sum);
    const booked = await db
      .select()
      .from(orders)
      .where(and(eq(orders.companyId, companyId), eq(orders.userId, userId)));
    for (const { id, status, total } of booked) {
      const earned = entries.find(({ cause }) => cause === `earned ${id}`);
      const earns = status === 'confirmed' || status === 'completed';
      expect(earned && [earned.delta, earned.pending], `${companyId} ${id}`).toEqual(
        earns ? [Math.floor(total / 100), status === 'confirmed'] : undefined,
      );
    }
  }
});

test('the demo’s customer opens a coming visit, and gives it up', async () => {
  const [first] = (await camille.get(customerHistory, { query: { when: 'upcoming' } })).data;
  const id = first?.appointment?.id ?? '';
  expect(await camille.get(readAppointment, { params: { id }, query: {} })).toMatchObject({
    appointment: { status: 'confirmed' },
  });
  await camille.get(releaseSlot, { query: { id } });
  const left = await camille.get(customerHistory, { query: { when: 'upcoming' } });
  expect(left.data.map(({ ideorder }) => ideorder)).not.toContain(first?.ideorder);
});

test('whatever the day of seeding, visits are within the hours of those who perform them, the past before the coming', () => {
  for (let after = 0; after < 366; after += 5) {
    const today = addDays('20260101', after);
    const now = new Date(zonedDayOf(today, 'Europe/Paris').startsAt + 36_000_000);
    for (const seed of demoCompanies(today)) {
      if (seed.appointments === undefined) continue;
      const rows = companyRows(seed, pictureOf);
      const { appointments, lines } = appointmentRows(seed, rows, now);
      for (const { status, startsAt } of appointments)
        expect(startsAt > now, today).toBe(status === 'confirmed' || status === 'cancelled_by_customer');
      for (const { practitionerId, startsAt, endsAt } of lines) {
        const { week } = rows.resources.find(({ id }) => id === practitionerId) ?? {};
        const hour = (moment: Date) =>
          moment.toLocaleTimeString('fr', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Paris' });
        const hours = week?.[weekday(dateAt(instantOf(startsAt), 'Europe/Paris'))] ?? [];
        const isWithin = hours.some(([from, to]) => from <= hour(startsAt) && hour(endsAt) <= to);
        expect(isWithin, `${today} ${startsAt.toISOString()}`).toBe(true);
      }
    }
  }
});

test('the demo’s customer has credit, and how it came about', async () => {
  const { credits, history } = await camille.get(customerRemaining);
  expect(history.length).toBeGreaterThanOrEqual(3);
  expect(history.reduce((sum, { amount }) => sum + amount, 0)).toBe(credits);
});
