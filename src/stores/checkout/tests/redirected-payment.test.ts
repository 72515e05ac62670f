import { expect, test } from 'vitest';
import { productId, serviceId, shopId } from '#domain/catalogue/ids.ts';
import type { OpenOptions, Visitor } from '../../testing/visitor.ts';
import type { SoldSale } from '../checkout-memory.ts';
import { bookedVisitPart } from '../sale-parts/booked-visit-part.ts';
import { BEGUN, openCheckout, PAY, sellingVisitor, state } from '../testing/open-checkout.ts';

const INITIALIZE = ['POST', '/api/payment/initialize'] as const;
const CALLBACK = ['POST', '/api/payment/callback/cmp_x'] as const;
const DAY = 24 * 3_600_000;

/** A tab that has left for its provider's page, and what that leads back to in another one. */
async function redirectedInOneTab(visitor: Visitor = sellingVisitor()) {
  const first = await openCheckout(visitor);
  visitor.backEnd.meet(...INITIALIZE, BEGUN);
  visitor.backEnd.meet(...PAY, state('action_required', { redirectUrl: 'https://bank.example/1' }));
  await first.checkout.pay();
  const comeBack = (payId = 'pay1', options: OpenOptions = {}) =>
    openCheckout(visitor, { address: `/payments/rdvcheck?payId=${payId}`, ...options });
  return { visitor, first, comeBack };
}

const keptOf = ({ kept }: Visitor) => JSON.stringify([...kept]);

test('a payment is told in the tab to which its provider’s page leads back', async () => {
  const { visitor, comeBack } = await redirectedInOneTab();
  const second = await comeBack();
  expect(second.checkout.$stage.get()).toEqual({ kind: 'pending' });
  visitor.backEnd.meet(...CALLBACK, state('paid'));
  expect(await second.checkout.check()).toBe('asked');
  expect(second.checkout.$receipt.get()).toMatchObject({ orderId: 'order1', email: 'anna@example.com' });
  expect(second.eshop.cart.$count.get()).toBe(0);
  expect(keptOf(visitor)).not.toContain('redirected-payment');
});

test('of its buyer other tabs are told where the confirmation goes, and neither name nor phone', async () => {
  const { visitor } = await redirectedInOneTab();
  expect(keptOf(visitor)).toContain('redirected-payment');
  for (const word of ['Anna', 'Roy', '12 34 56 78', '612345678']) expect(keptOf(visitor)).not.toContain(word);
});

test('a payment that comes to nothing leaves the cart, which is paid in the tab that was led back to', async () => {
  const { visitor, comeBack } = await redirectedInOneTab();
  const second = await comeBack();
  visitor.backEnd.meet(...CALLBACK, state('failed', { problem: 'payment_missing' }));
  await second.checkout.check();
  expect([second.checkout.$stage.get().kind, second.eshop.cart.$count.get()]).toEqual(['refused', 2]);
  expect(keptOf(visitor)).not.toContain('redirected-payment');
  visitor.backEnd.meet(...INITIALIZE, BEGUN);
  visitor.backEnd.meet(...PAY, state('paid'));
  await second.checkout.pay();
  expect(second.checkout.$stage.get()).toEqual({ kind: 'paid' });
});

test('no other payment is told of than that of the address, nor one beside that of the tab itself', async () => {
  const { visitor, first, comeBack } = await redirectedInOneTab();
  expect((await comeBack('pay2')).checkout.$stage.get()).toEqual({ kind: 'editing' });
  expect((await openCheckout(visitor)).checkout.$stage.get()).toEqual({ kind: 'editing' });
  const reloaded = await comeBack('pay1', { tabStorage: first.tabStorage });
  visitor.backEnd.meet(...CALLBACK, state('paid'));
  await reloaded.checkout.check();
  expect(reloaded.checkout.$receipt.get()).toMatchObject({ orderId: 'order1' });
});

test('after a day it is told of nowhere, and nothing of it is kept', async () => {
  const { visitor, comeBack } = await redirectedInOneTab();
  await visitor.clock.advance(DAY);
  const { checkout } = await comeBack();
  expect([checkout.$stage.get(), await checkout.check()]).toEqual([{ kind: 'editing' }, 'nothing']);
  expect(keptOf(visitor)).not.toContain('redirected-payment');
});

test('a customer’s payment is told to nobody else, and leaves with them', async () => {
  const visitor = sellingVisitor();
  const { site, eshop } = await openCheckout(visitor);
  await site.session.login('camille@example.com', 'good');
  await visitor.clock.settle();
  if (eshop.cart.$count.get() === 0) eshop.cart.add(productId('oil'), 2, shopId('shop1'));
  const { comeBack } = await redirectedInOneTab(visitor);
  site.session.logout();
  await visitor.clock.settle();
  const { checkout } = await comeBack();
  await visitor.clock.settle();
  expect([checkout.$stage.get(), await checkout.check()]).toEqual([{ kind: 'editing' }, 'nothing']);
  expect(keptOf(visitor)).not.toContain('redirected-payment');
});

test('what was paid on a page that was closed before it led back is not to be paid again', async () => {
  const { visitor } = await redirectedInOneTab();
  await visitor.clock.advance(16 * 60_000);
  visitor.backEnd.meet(...CALLBACK, state('paid'));
  const { checkout, eshop, sent } = await openCheckout(visitor);
  await visitor.clock.settle();
  expect(checkout.$stage.get()).toEqual({ kind: 'paid' });
  expect(checkout.$receipt.get()).toMatchObject({ orderId: 'order1' });
  expect(eshop.cart.$count.get()).toBe(0);
  expect(sent('/api/payment/initialize')).toHaveLength(1);
});

test('what was paid there while another tab already shows the order is not paid again by its button', async () => {
  const { visitor } = await redirectedInOneTab();
  await visitor.clock.advance(16 * 60_000);
  const { checkout, sent } = await openCheckout(visitor);
  expect(checkout.$stage.get()).toEqual({ kind: 'editing' });
  visitor.backEnd.meet(...CALLBACK, state('paid'));
  await checkout.pay();
  expect(checkout.$stage.get()).toEqual({ kind: 'paid' });
  expect(sent('/api/payment/initialize')).toHaveLength(1);
});

test('who left the provider’s page without paying pays elsewhere after a while', async () => {
  const { visitor } = await redirectedInOneTab();
  await visitor.clock.advance(16 * 60_000);
  const { checkout } = await openCheckout(visitor);
  visitor.backEnd.meet(...CALLBACK, state('action_required', { redirectUrl: 'https://bank.example/1' }));
  visitor.backEnd.meet(...INITIALIZE, { body: { ...BEGUN.body, cartId: 'cart2' } });
  visitor.backEnd.meet(...PAY, state('paid'));
  await checkout.pay();
  expect(checkout.$stage.get()).toEqual({ kind: 'paid' });
});

test('whoever closed the provider’s page pays elsewhere by a second press, in place of what was begun there', async () => {
  const { visitor } = await redirectedInOneTab();
  const { checkout, sent } = await openCheckout(visitor);
  const unpaid = state('action_required', { redirectUrl: 'https://bank.example/1' });
  visitor.backEnd.meet(...CALLBACK, unpaid, unpaid);
  await checkout.pay();
  expect(checkout.$stage.get()).toEqual({ kind: 'elsewhere', mayPayHere: true });
  visitor.backEnd.meet(...INITIALIZE, { body: { ...BEGUN.body, cartId: 'cart2' } });
  visitor.backEnd.meet(...PAY, state('paid'));
  await checkout.pay();
  expect(checkout.$stage.get()).toEqual({ kind: 'paid' });
  expect(sent('/api/payment/initialize').at(-1)?.body).toMatchObject({
    replaces: [{ cartId: 'cart1', paymentToken: BEGUN.body.result.token }],
  });
});

test('a visit that was paid on a page that was closed leaves the cart, unless another is in it by now', async () => {
  const paidFor = async (externalId: string) => {
    const visitor = sellingVisitor();
    const { site } = await visitor.open();
    await site.catalogue.ensureCategories();
    site.bookingCart.add(serviceId('s1'));
    const sold = {
      kind: 'visit' as const,
      id: externalId,
      name: 'Massage',
      quantity: 1,
      price: 7000,
      startsAt: null,
      sending: null,
    };
    const paid = {
      transactionId: 'tx1',
      appointmentId: 'a1',
      appointmentStatus: 'confirmed',
      appointment: null,
    };
    bookedVisitPart(site.bookingCart, site.catalogue).takeSold(
      { lines: [sold] } as unknown as SoldSale,
      paid,
    );
    await visitor.clock.settle();
    return site.bookingCart.$cart.get().serviceIds;
  };
  const visitor = sellingVisitor();
  const { site } = await visitor.open();
  await site.catalogue.ensureCategories();
  const externalId = site.catalogue.$services.get().get(serviceId('s1'))?.externalId ?? '';
  expect(await paidFor(externalId)).toEqual([]);
  expect(await paidFor('another')).toEqual(['s1']);
});
