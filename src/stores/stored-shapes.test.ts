import { expect, test } from 'vitest';
import { eshopFeature } from './products/feature.ts';
import { visitFeature } from './visit/feature.ts';
import { companyWire } from '#platform/testing/wire-data.ts';
import { createShopHistory } from './shop-picker/shop-history.ts';
import { createVisitor, MONDAY, type Visitor } from './testing/visitor.ts';
import { openVisit } from './testing/visits.ts';

// The texts are those that browsers hold today: whoever comes back with one finds what they left.

const BOOKING = '{"items":[{"id":"s1"},{"id":"s3"}],"shopId":"shop1"}';
const PRODUCTS = '{"items":[{"id":"oil","quantity":2}],"shopId":"shop1"}';
const CUSTOMER = '"cartId":"cart1","isUnsent":true,"paidBy":null}';
const RECORD = {
  version: 1,
  visitKey: '8a3a2868-aac4-4b06-9ea2-fcac101d24ab',
  bookingKey: '4f5ebd17-49bf-4d2b-bda4-a20c518cd2c1',
  draft: {
    firstname: 'Ana',
    lastname: 'Lopez',
    email: 'ana@example.com',
    phone: '06 12 34 56 78',
    message: 'Bonjour',
  },
  practitioners: { s1: 'p2' },
  durations: { s1: 60 },
  codes: [],
  smsReminder: true,
  hold: null,
  sent: null,
  appointment: null,
};
const LINE = {
  serviceid: '101',
  name: { fr: 'Soin' },
  start: '2026-01-05T08:00:00.000Z',
  end: '2026-01-05T09:00:00.000Z',
  practitioner: { id: 'p2', displayname: 'Béa' },
  price: 41,
};
const HOLD = {
  holdId: 'h1-1767600000000',
  expiresAt: '2026-01-05T06:10:00.000Z',
  shopid: '1',
  lines: [LINE],
  total: 41,
};
const SENT = {
  myAppointment: {
    holdId: 'h1-1767600000000',
    visitKey: RECORD.visitKey,
    customer: { firstname: 'Ana', lastname: 'Lopez', email: 'ana@example.com', phone: '+33612345678' },
    customMessage: 'Bonjour',
    acceptedTotal: 41,
    codes: [],
  },
};
const APPOINTMENT = {
  id: 'a1',
  reference: 'VTR-1',
  status: 'confirmed',
  paymentStatus: 'none',
  shopid: '1',
  start: LINE.start,
  end: LINE.end,
  lines: [LINE],
  total: 41,
  paid: 0,
  customer: SENT.myAppointment.customer,
  customMessage: 'Bonjour',
  manageKey: 'k'.repeat(32),
};

async function calm({ clock }: Visitor): Promise<void> {
  for (let turn = 0; turn < 6; turn += 1) await clock.settle();
}

/** A customer's browser, whose carts the server has not yet been told of. */
async function customersSite(kept: Readonly<Record<string, string>>) {
  const visitor = createVisitor();
  visitor.backEnd.company = companyWire({ booker: { products: { active: true } } });
  const before = await visitor.open();
  await before.site.session.login('camille@example.com', 'good');
  await calm(visitor);
  for (const [key, text] of Object.entries(kept)) visitor.kept.set(`vitrine:cmp_x:${key}`, text);
  const { site } = await visitor.open();
  await calm(visitor);
  return site;
}

/** A reload of the tab that kept a visit. */
function reopened(record: object) {
  const visitor = createVisitor();
  visitor.jar.set('cartBooking', '{"items":[{"id":"s1"}],"shopId":"shop1"}');
  const tabStorage = new Map([['vitrine:cmp_x:visit', JSON.stringify({ ...RECORD, ...record })]]);
  return openVisit(visitor, { tabStorage });
}

test('a guest’s kept booking cart is still there, in a cookie or in the storage', async () => {
  const expected = { serviceIds: ['s1', 's3'], shopId: 'shop1' };
  const inCookie = createVisitor();
  inCookie.jar.set('cartBooking', BOOKING);
  const inStorage = createVisitor();
  inStorage.kept.set('vitrine:cmp_x:cartBooking', BOOKING);
  for (const visitor of [inCookie, inStorage]) {
    const { site } = await visitor.open();
    expect(site.bookingCart.$cart.get()).toEqual(expected);
    expect(site.bookingCart.$shop.get()?.externalId).toBe('1');
  }
});

test('a customer’s kept booking cart is still there', async () => {
  const site = await customersSite({ 'cartBooking.u1': `${BOOKING.slice(0, -1)},${CUSTOMER}` });
  expect(site.bookingCart.$cart.get()).toEqual({ serviceIds: ['s1', 's3'], shopId: 'shop1' });
});

test('what another customer left in a guest’s cart is still known as theirs', async () => {
  const visitor = createVisitor();
  visitor.jar.set('cartBooking', BOOKING);
  visitor.kept.set('vitrine:cmp_x:cartBooking.left', '{"items":[{"id":"s1"}],"shopId":"shop1","owner":"u2"}');
  const { site } = await visitor.open();
  await site.session.login('camille@example.com', 'good');
  await calm(visitor);
  expect(site.bookingCart.$cart.get()).toEqual({ serviceIds: ['s3'], shopId: 'shop1' });
});

test('a cart that another one replaced is still kept and can be taken back', async () => {
  const visitor = createVisitor();
  visitor.kept.set('vitrine:cmp_x:cartBooking.replaced', `${BOOKING.slice(0, -1)},"until":${MONDAY + 1000}}`);
  const { site } = await visitor.open();
  expect(site.bookingCart.$replaced.get()).toEqual({ serviceIds: ['s1', 's3'], shopId: 'shop1' });
});

test('a guest’s and a customer’s kept products cart is still there', async () => {
  const expected = { shopId: 'shop1', lines: [{ productId: 'oil', quantity: 2 }] };
  const guest = createVisitor();
  guest.backEnd.company = companyWire({ booker: { products: { active: true } } });
  guest.jar.set('cartProducts', PRODUCTS);
  const { site } = await guest.open();
  expect((await site.open(eshopFeature)).cart.$cart.get()).toEqual(expected);
  const own = await customersSite({ 'cartProducts.u1': `${PRODUCTS.slice(0, -1)},${CUSTOMER}` });
  expect((await own.open(eshopFeature)).cart.$cart.get()).toEqual(expected);
});

test('a kept visit goes on with its keys, its hold, its wishes and its form', async () => {
  const { visit, sent } = await reopened({ hold: HOLD });
  expect(visit.$stage.get()).toMatchObject({ kind: 'held', hold: { id: HOLD.holdId, total: 4100 } });
  expect(visit.$draft.get()).toEqual(RECORD.draft);
  expect(visit.$extras.get().smsReminder).toBe(true);
  expect(visit.$plan.get().services[0]?.practitionerId).toBe('p2');
  expect(sent.findLast(({ path }) => path === '/api/appointments')?.query.get('visitKey')).toBe(
    RECORD.visitKey,
  );
});

test('a kept booking without an answer is asked about again, with the same body and key', async () => {
  const { visitor, sent } = await reopened({ hold: HOLD, sent: SENT });
  await calm(visitor);
  const booking = sent.find(({ method, path }) => method === 'POST' && path === '/api/appointments');
  expect(booking?.body).toEqual(SENT);
  expect(booking?.headers.get('idempotency-key')).toBe(RECORD.bookingKey);
});

test('a kept confirmation is still shown', async () => {
  const visitor = createVisitor();
  const tabStorage = new Map([
    ['vitrine:cmp_x:visit', JSON.stringify({ ...RECORD, appointment: APPOINTMENT })],
  ]);
  const { site } = await visitor.open({ tabStorage });
  expect((await site.open(visitFeature)).$stage.get()).toMatchObject({
    kind: 'confirmed',
    appointment: { id: 'a1', reference: 'VTR-1', total: 4100, lines: [{ price: 4100 }] },
  });
});

test('the shops seen are still known', () => {
  const kept = new Map([['shops-seen', `{"until":${MONDAY + 1000},"ids":["shop2","shop1"]}`]]);
  const storage = {
    read: (key: string) => kept.get(key) ?? null,
    write: () => true,
    remove: () => undefined,
    keys: () => [...kept.keys()],
  };
  const clock = { now: () => MONDAY, after: () => () => undefined };
  const history = createShopHistory({ storage, clock });
  history.reread();
  expect(history.$seen.get()).toEqual(['shop2', 'shop1']);
});
