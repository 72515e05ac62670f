import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { Value } from 'typebox/value';
import { beforeEach, expect, test } from 'vitest';
import { exportUser, openCalendar } from '#contract/account/own-account.ts';
import { UserExportWire } from '#contract/account/user-export.schemas.ts';
import { createProfile } from '#contract/people/profiles.ts';
import { currentUser } from '#contract/people/users.ts';
import { keepBirthday } from '#contract/people/customers.ts';
import { appointments } from '../../../database/schema/booking.ts';
import { customerLinks, identities } from '../../../database/schema/people/accounts.ts';
import { trackedCarts } from '../../../database/schema/records.ts';
import { backInStockRequests } from '../../../database/schema/selling/back-in-stock.ts';
import { loyaltyEntries } from '../../../database/schema/selling/loyalty.ts';
import { customerCredits } from '../../../database/schema/selling/orders.ts';
import { waitingList } from '../../../database/schema/waiting-list.ts';
import { ADDRESS, ordered } from '../../../eshop/hand-over/testing/ordered.ts';
import { addCard, addTestProduct, addVoucher, SHOP } from '../../../testing/commerce.ts';
import { clientOf, type Client } from '../../../testing/client.ts';
import { openSalons, salon, server, visitor } from '../../../testing/open-salons.ts';
import { addPayingCompany } from '../../../testing/sales.ts';
import { book, holdVisit, logIn } from '../../../testing/visits.ts';
import { customerWithPasskey } from '../../passkeys/testing/passkey-people.ts';
import { tablesNaming } from './tables-naming.ts';

openSalons((test) => addPayingCompany(test, { settings: { payOnSite: true } }));

const EMAIL = 'camille@example.com';
const DAY = 86_400_000;

let token: string;
let camille: Client;
let id: string;

beforeEach(async () => {
  token = await logIn(server, salon);
  camille = clientOf(server, salon, { token });
  ({ id } = await camille.get(currentUser));
});

/** The keys of all objects within. */
const keysIn = (value: unknown): readonly string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, inner]) => [
        ...(Array.isArray(value) ? [] : [key]),
        ...keysIn(inner),
      ]);

/** One of everything that a company may know of a customer. */
async function liveALot() {
  const { db } = server.database;
  const now = server.clock.now();
  const own = { companyId: salon, userId: id };
  const at = (days: number) => new Date(now + days * DAY);
  await book(server, salon, await holdVisit(server, salon, { token }), { token });
  await db
    .update(appointments)
    .set({ customMessage: 'Allergique au henné' })
    .where(eq(appointments.companyId, salon));
  const order = await ordered({ mode: 'delivery', token });
  await camille.get(keepBirthday, { params: { id }, body: { date: '1990-02-28' } });
  await camille.get(createProfile, { body: { firstname: 'Lou', lastname: 'Ferrand' } });
  await customerWithPasskey(server, salon, camille);
  await camille.get(openCalendar);
  await addCard(db, salon, id, 101);
  const entry = (line: number) => ({ ...own, cause: `earned ${line}`, at: at(-line), delta: 1 });
  const earned = { reason: 'earned', pending: false } as const;
  const lines = Array.from({ length: 101 }, (_, line) => ({ ...entry(line), ...earned }));
  await db.insert(loyaltyEntries).values(lines);
  await db.insert(customerCredits).values({ ...own, cause: 'returned 1', delta: 500, createdAt: at(-1) });
  await addVoucher(db, salon, { buyerId: null, buyerEmail: 'Camille@example.com', message: 'Pour toi' });
  const received = { buyerId: null, buyerEmail: 'sacha@example.com', recipientEmail: EMAIL };
  await addVoucher(db, salon, { ...received, message: 'Bonne fête' });
  await addVoucher(db, salon, { ...received, message: 'A surprise', deliveredAt: null, deliverAt: at(9) });
  await db.insert(waitingList).values({
    companyId: salon,
    id: randomUUID(),
    shopId: SHOP,
    serviceIds: ['1001'],
    email: EMAIL,
    locale: 'fr',
    firstDate: '20260113',
    lastDate: '20260114',
    fromMinute: 570,
    untilMinute: 1440,
    status: 'waiting',
    createdAt: at(-1),
  });
  const { id: articleId, externalId } = await addTestProduct(db, salon, { stock: 0 });
  const asker = { id: randomUUID(), email: EMAIL, locale: 'fr', key: 'k' };
  const request = { companyId: salon, articleId, ...asker, createdAt: at(-1), expiresAt: at(9) };
  await db.insert(backInStockRequests).values(request);
  const cart = { type: 'products' as const, items: [{ id: externalId, quantity: 2 }] };
  await db
    .insert(trackedCarts)
    .values({ ...own, id: randomUUID(), ...cart, status: 'pending', changedAt: at(-1) });
  await db.insert(customerLinks).values({
    ...own,
    artebeauteId: '123456789012',
    requireSmsCode: false,
    confirmed: true,
    createdAt: at(-1),
  });
  await db.insert(identities).values({ ...own, provider: 'google', subject: 'g-1' });
  return { order };
}

test('what a customer takes along has one form: words as keys, moments of ISO 8601, amounts with their currency', async () => {
  await liveALot();
  const taken = await camille.get(exportUser);
  expect(Value.Check(UserExportWire, taken)).toBe(true);
  for (const key of keysIn(taken)) expect(key).toMatch(/^[a-z]+([A-Z][a-z]+)*$/);
  // Nothing is named by an id of the company’s.
  expect(keysIn(taken).filter((key) => /^(id|ide|pv|palier|ab)|Id$|artebeaute/.test(key))).toEqual([]);
  // Whoever changes what is there gives the form another version.
  expect(Object.keys(UserExportWire.properties)).toEqual([
    'version',
    'exportedAt',
    'company',
    'person',
    'otherPeople',
    'offers',
    'orders',
    'deliveries',
    'credit',
    'creditChanges',
    'loyaltyCard',
    'vouchersBought',
    'vouchersReceived',
    'waitingList',
    'carts',
    'awaitedProducts',
    'passkeys',
    'sessions',
    'customerFile',
    'calendarAddressSince',
    'calendar',
  ]);
  expect(Value.Check(UserExportWire, { ...taken, exportedAt: '29/11/2026' })).toBe(false);
  expect(Value.Check(UserExportWire, { ...taken, credit: 12 })).toBe(false);
});

test('a customer takes along what the company knows of them', async () => {
  const { order } = await liveALot();
  const taken = await camille.get(exportUser);
  expect(taken).toMatchObject({
    version: 1,
    person: { email: EMAIL, birthday: '1990-02-28', loginServices: ['google'] },
    otherPeople: [{ firstName: 'Lou' }],
    credit: { amount: 5, currency: 'EUR' },
    creditChanges: [{ change: { amount: 5, currency: 'EUR' }, reason: 'returned' }],
    vouchersBought: [{ message: 'Pour toi', recipientName: 'Sacha', value: { amount: 100 } }],
    vouchersReceived: [{ message: 'Bonne fête', left: { amount: 100, currency: 'EUR' } }],
    waitingList: [{ firstDay: '2026-01-13', lastDay: '2026-01-14', fromTime: '09:30', untilTime: '24:00' }],
    carts: [{ kind: 'products', items: [{ quantity: 2 }], status: 'pending' }],
    sessions: [{ startedAt: expect.any(String) }],
    customerFile: { number: '123456789012', isConfirmed: true },
    calendarAddressSince: expect.any(String),
  });
  expect(taken.loyaltyCard?.history.length).toBeGreaterThanOrEqual(101);
  expect([taken.awaitedProducts.length, taken.passkeys.length]).toEqual([1, 1]);
  expect(taken.waitingList[0]?.services[0]).toMatch(/\D/);
  expect(taken.carts[0]?.items[0]?.name).toMatch(/\D/);
  expect(taken.calendar.match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(1);
  expect(taken.calendar).toMatch(/^BEGIN:VCALENDAR\r\n[^]*END:VCALENDAR\r\n$/);
  // Each order by the number that mails say, as its delivery has it.
  expect(taken.deliveries).toEqual([{ order: order.number, address: ADDRESS }]);
  expect(taken.orders).toMatchObject([
    { number: order.number, items: [{ kind: 'product', quantity: 2 }], appointment: null },
    {
      items: [{ kind: 'service', quantity: 1 }],
      total: { currency: 'EUR' },
      appointment: { startsAt: expect.any(String), message: 'Allergique au henné' },
    },
  ]);
  expect(taken.orders[1]?.number).toBe(taken.orders[1]?.appointment?.reference);
  expect((await visitor.refusal(exportUser)).type).toBe('unauthorized');
});

/** Where each table that names a customer is told of; null: docs/api.md says that it is left out. */
const TOLD: Readonly<Record<string, keyof UserExportWire | null>> = {
  account_links: null,
  appointments: 'orders',
  back_in_stock_requests: 'awaitedProducts',
  codes: null,
  customer_birthdays: 'person',
  customer_calendars: 'calendarAddressSince',
  customer_credits: 'creditChanges',
  customer_links: 'customerFile',
  coupon_uses: null,
  eshop_orders: 'deliveries',
  idempotency_keys: null,
  identities: 'person',
  known_devices: null,
  loyalty_cards: 'loyaltyCard',
  loyalty_entries: 'loyaltyCard',
  orders: 'orders',
  outbox: null,
  passkey_challenges: null,
  passkeys: 'passkeys',
  profiles: 'otherPeople',
  registrations: null,
  sale_carts: null,
  sessions: 'sessions',
  sms_outbox: null,
  tracked_carts: 'carts',
  users: 'person',
  vouchers: 'vouchersBought',
  waiting_list: 'waitingList',
};

test('every table that names a customer is in what they take along, or said to be left out', async () => {
  await liveALot();
  const tables = [...new Set([...(await tablesNaming(id)), ...(await tablesNaming(EMAIL))])];
  const taken = await camille.get(exportUser);
  for (const table of tables) {
    expect(TOLD, table).toHaveProperty(table);
    const key = TOLD[table];
    if (key) expect([[], null], table).not.toContainEqual(taken[key]);
  }
  expect(tables).toEqual(
    expect.arrayContaining(['customer_links', 'tracked_carts', 'vouchers', 'waiting_list']),
  );
});
