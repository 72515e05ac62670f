import { expect, test } from 'vitest';
import { productId, shopId } from '#domain/catalogue/ids.ts';
import { createMemoryPaymentForms } from '#platform/memory/payment-forms.ts';
import { eshopFeature } from '../../products/feature.ts';
import type { OpenOptions, Visitor } from '../../testing/visitor.ts';
import { CONTACT, hold, openVisit } from '../../testing/visits.ts';
import { checkoutFeature } from '../feature.ts';
import { productsPart } from '../sale-parts/products-part.ts';
import { visitPart } from '../sale-parts/visit-part.ts';
import { BEGUN, PAY, PRICES, sellingVisitor, state } from '../testing/open-checkout.ts';

/** A checkout with a held visit at the first shop, and two oils of a shop. */
async function openBag(
  visitor: Visitor,
  { oilsAt = 'shop1', ...options }: OpenOptions & { oilsAt?: string } = {},
) {
  const forms = createMemoryPaymentForms();
  const { page, visit } = await openVisit(visitor, {
    ...options,
    ports: { paymentForms: () => Promise.resolve(forms) },
  });
  if (visit.$stage.get().kind === 'choosing') {
    visit.edit({ ...CONTACT, message: 'Blue door' });
    await hold(visit);
  }
  const eshop = await page.site.open(eshopFeature);
  await eshop.products.ensure();
  if (eshop.cart.$count.get() === 0) eshop.cart.add(productId('oil'), 2, shopId(oilsAt));
  const checkout = await page.site.open(checkoutFeature);
  const locale = page.site.locale.$locale.get;
  const sell = () =>
    checkout.sells([visitPart(visit, page.site.catalogue.$shops, locale), productsPart(eshop, locale)]);
  sell();
  await visitor.clock.settle();
  await checkout.fields.open({} as HTMLElement, { shop: '1', isDark: false });
  await visitor.clock.settle();
  const sent = (path: string) => visitor.sent.filter((each) => each.path === path);
  return { ...page, page, visit, eshop, checkout, sell, sent };
}

const kinds = ({ checkout }: Awaited<ReturnType<typeof openBag>>) =>
  checkout.$sale.get().parts.map(({ kind }) => kind);

test('a held visit and the products of the cart are one sale, and both end with it', async () => {
  const visitor = sellingVisitor();
  const bag = await openBag(visitor);
  const { checkout, visit, eshop, page, sent } = bag;
  expect(kinds(bag)).toEqual(['visit', 'products']);
  const priced = sent('/api/payment/price').at(-1)?.body;
  expect(priced).toMatchObject({
    appointment: { holdId: expect.any(String) as unknown },
    products: [{ articleId: 'oil' }],
  });
  // Who comes is who buys.
  expect(checkout.$buyer.get()).toMatchObject({ firstname: CONTACT.firstname, email: CONTACT.email });
  visitor.backEnd.meet('POST', '/api/payment/initialize', BEGUN);
  visitor.backEnd.meet(...PAY, state('paid', { appointmentId: 'a1' }));
  await checkout.pay();
  expect(checkout.$stage.get()).toEqual({ kind: 'paid' });
  expect(sent('/api/payment/initialize')[0]?.body).toMatchObject({
    appointment: { customMessage: 'Blue door' },
    products: [{ articleId: 'oil', quantity: 2 }],
  });
  expect(checkout.$receipt.get()?.lines.map(({ kind, quantity }) => [kind, quantity])).toEqual([
    ['visit', 1],
    ['products', 2],
  ]);
  expect(eshop.cart.$cart.get().lines).toEqual([]);
  expect(page.site.bookingCart.$cart.get().serviceIds).toEqual([]);
  expect(visit.payment.$held.get()).toBeNull();
  const booked = page.events.filter(({ name }) => name === 'vitrine-booking-confirmed');
  expect(booked).toHaveLength(1);
  expect(booked[0]?.detail).toMatchObject({ id: 'a1' });
});

test('a page that prevents a booking prevents its payment', async () => {
  const visitor = sellingVisitor();
  const { checkout, page, sent, visit } = await openBag(visitor);
  page.prevented.add('vitrine-before-booking');
  await checkout.pay();
  expect(sent('/api/payment/initialize')).toEqual([]);
  expect(visit.$stage.get().kind).toBe('held');
  expect(checkout.$stage.get().kind).toBe('editing');
});

test('a card that is refused leaves the time held and the cart as it is', async () => {
  const visitor = sellingVisitor();
  const { checkout, visit, eshop } = await openBag(visitor);
  visitor.backEnd.meet('POST', '/api/payment/initialize', BEGUN);
  visitor.backEnd.meet(...PAY, state('failed', { error: null }));
  await checkout.pay();
  expect(checkout.$stage.get().kind).toBe('refused');
  expect(visit.$stage.get().kind).toBe('held');
  expect(eshop.cart.$count.get()).toBe(2);
});

test('a time that is lost while it is paid is told, and the products are left to buy', async () => {
  const visitor = sellingVisitor();
  const bag = await openBag(visitor);
  const problem = { type: 'hold_expired', message: 'Too late.', retryable: false };
  visitor.backEnd.meet('POST', '/api/payment/initialize', { status: 410, body: problem });
  await bag.checkout.pay();
  await visitor.clock.settle();
  expect(bag.checkout.$stage.get()).toMatchObject({ kind: 'refused', problem: { type: 'hold_expired' } });
  expect(bag.visit.$stage.get()).toMatchObject({ kind: 'choosing', failure: { kind: 'expired' } });
  expect(kinds(bag)).toEqual(['products']);
});

test('no time runs out while its payment is under way, and after a reload it is still nobody else’s', async () => {
  const visitor = sellingVisitor();
  const bag = await openBag(visitor);
  visitor.backEnd.meet('POST', '/api/payment/initialize', BEGUN);
  visitor.backEnd.meet(...PAY, state('pending'));
  await bag.checkout.pay();
  expect(bag.checkout.$stage.get().kind).toBe('pending');
  const again = await openBag(visitor, { tabStorage: bag.tabStorage });
  expect(again.visit.$stage.get().kind).toBe('confirming');
  await visitor.clock.advance(11 * 60_000);
  expect(again.visit.$stage.get().kind).toBe('confirming');
  visitor.backEnd.meet('POST', '/api/payment/callback/cmp_x', state('paid', { appointmentId: 'a1' }));
  await again.checkout.check();
  expect(again.checkout.$stage.get().kind).toBe('paid');
  expect(again.page.site.bookingCart.$cart.get().serviceIds).toEqual([]);
});

test('products that another shop hands out stay in the cart, until they are wished for here', async () => {
  const visitor = sellingVisitor();
  const bag = await openBag(visitor, { oilsAt: 'shop2' });
  expect(kinds(bag)).toEqual(['visit']);
  expect(bag.checkout.$sale.get().apart.map(({ kind }) => kind)).toEqual(['products']);
  bag.eshop.cart.setShop(shopId('shop1'));
  await visitor.clock.settle();
  expect(kinds(bag)).toEqual(['visit', 'products']);
});

test('a customer’s credit pays as far as they say, is theirs alone, and what is spent elsewhere is asked for no more', async () => {
  const visitor = sellingVisitor();
  const { checkout, page, sent } = await openBag(visitor);
  await page.site.session.login('camille@example.com', 'good');
  checkout.credit.spend(2750);
  await visitor.clock.settle();
  expect(sent('/api/payment/price').at(-1)?.body).toMatchObject({ credit: 27.5 });
  const problem = { type: 'invalid', field: 'credit', message: 'Not that much.', retryable: false };
  visitor.backEnd.meet('POST', '/api/payment/price', { status: 422, body: problem }, { body: PRICES });
  await checkout.reprice();
  expect(checkout.credit.$most.get()).toBe(0);
  expect(checkout.$price.get().kind).toBe('ready');
  expect(sent('/api/payment/price').at(-1)?.body).not.toHaveProperty('credit');
  // What was refused once may be asked for again.
  visitor.backEnd.meet('POST', '/api/payment/price', { body: PRICES });
  checkout.credit.spend(2750);
  await visitor.clock.settle();
  expect(sent('/api/payment/price').at(-1)?.body).toMatchObject({ credit: 27.5 });
  await page.site.session.logout();
  await visitor.clock.settle();
  expect(checkout.credit.$most.get()).toBe(0);
});

test('what a customer spends of their credit is kept over a reload, and for nobody else', async () => {
  const visitor = sellingVisitor();
  const bag = await openBag(visitor);
  await bag.page.site.session.login('camille@example.com', 'good');
  bag.checkout.credit.spend(2750);
  const again = await openBag(visitor, { tabStorage: bag.tabStorage });
  expect(again.checkout.credit.$most.get()).toBe(2750);
  expect(again.sent('/api/payment/price').at(-1)?.body).toMatchObject({ credit: 27.5 });
  await again.page.site.session.logout();
  await again.page.site.session.login('camille@example.com', 'good');
  expect(again.checkout.credit.$most.get()).toBe(0);
});

test('credit that another customer wished to spend is not taken for one’s own', async () => {
  const visitor = sellingVisitor();
  const bag = await openBag(visitor);
  await bag.page.site.session.login('camille@example.com', 'good');
  const tabStorage = new Map(bag.tabStorage);
  bag.checkout.credit.spend(2750);
  for (const [key, kept] of bag.tabStorage)
    tabStorage.set(key, kept.replace('"customerId":"u1"', '"customerId":"u2"'));
  expect([...tabStorage.values()].join()).toContain('"u2"');
  const other = await openBag(visitor, { tabStorage });
  expect(other.checkout.credit.$most.get()).toBe(0);
});

test('a code is taken although the credit that was to be spent with it is gone', async () => {
  const visitor = sellingVisitor();
  const { checkout, page, sent } = await openBag(visitor);
  await page.site.session.login('camille@example.com', 'good');
  checkout.credit.spend(2750);
  await visitor.clock.settle();
  const before = sent('/api/payment/price').length;
  const problem = { type: 'invalid', field: 'credit', message: 'Not that much.', retryable: false };
  visitor.backEnd.meet('POST', '/api/payment/price', { status: 422, body: problem }, { body: PRICES });
  await checkout.addCode('SPRING');
  await visitor.clock.settle();
  expect(checkout.$codes.get()).toEqual({ codes: ['SPRING'], asking: null, refused: null });
  expect(checkout.credit.$most.get()).toBe(0);
  expect(sent('/api/payment/price')).toHaveLength(before + 2);
});

test('credit is forgotten with what it has paid', async () => {
  const visitor = sellingVisitor();
  const { checkout, page } = await openBag(visitor);
  await page.site.session.login('camille@example.com', 'good');
  checkout.credit.spend(2750);
  await visitor.clock.settle();
  visitor.backEnd.meet('POST', '/api/payment/initialize', BEGUN);
  visitor.backEnd.meet(...PAY, state('paid', { appointmentId: 'a1' }));
  await checkout.pay();
  expect(checkout.$stage.get().kind).toBe('paid');
  expect(checkout.credit.$most.get()).toBe(0);
});

test('a sale names the customer’s cart that it is bought from, and a guest’s names none', async () => {
  const visitor = sellingVisitor();
  const { checkout, page, eshop, sent } = await openBag(visitor);
  visitor.backEnd.meet('POST', '/api/payment/initialize', BEGUN, BEGUN);
  visitor.backEnd.meet(...PAY, state('failed', { error: null }), state('failed', { error: null }));
  await checkout.pay();
  expect(sent('/api/payment/initialize').at(-1)?.body).not.toHaveProperty('carts');
  await page.site.session.login('camille@example.com', 'good');
  await visitor.clock.settle();
  const id = eshop.cart.serverId();
  expect(id).not.toBeNull();
  await checkout.pay();
  expect(sent('/api/payment/initialize').at(-1)?.body).toMatchObject({ carts: [id] });
});

test.each(['slot_past', 'booking_closed', 'invalid', 'conflict', 'out_of_stock'])(
  'a sale that is refused as %s is paid no more, and leaves its visitor free to go on',
  async (type) => {
    const visitor = sellingVisitor();
    const { checkout } = await openBag(visitor);
    visitor.backEnd.meet('POST', '/api/payment/initialize', BEGUN);
    visitor.backEnd.meet(...PAY, { status: 409, body: { type, message: 'No.', retryable: false } });
    await checkout.pay();
    expect(checkout.$stage.get()).toMatchObject({ kind: 'refused', problem: { type } });
    expect(await checkout.check()).toBe('nothing');
  },
);

test('a code of the visit that is taken back at the checkout stays away', async () => {
  const visitor = sellingVisitor();
  const bag = await openBag(visitor);
  visitor.backEnd.meet('POST', '/api/appointments/price', {
    body: { subtotal: 41, discount: 0, voucher: 10, due: 31 },
  });
  await bag.visit.addCode('GIFT');
  expect(bag.visit.payment.codes()).toEqual(['GIFT']);
  bag.sell();
  expect(bag.checkout.$codes.get().codes).toEqual(['GIFT']);
  visitor.backEnd.meet('POST', '/api/appointments/price', {
    body: { subtotal: 41, discount: 0, voucher: 0, due: 41 },
  });
  bag.checkout.removeCode('GIFT');
  await visitor.clock.settle();
  bag.sell();
  expect(bag.checkout.$codes.get().codes).toEqual([]);
  expect(bag.visit.payment.codes()).toEqual([]);
});
