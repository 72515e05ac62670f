import { expect, test } from 'vitest';
import { productId, shopId } from '#domain/catalogue/ids.ts';
import type { Visitor } from '../../testing/visitor.ts';
import { BEGUN, openCheckout, PAY, sellingVisitor, state } from '../testing/open-checkout.ts';

const CALLBACK = ['POST', '/api/payment/callback/cmp_x'] as const;

/** A tab that has left for its provider's page, and another one to which that leads back. */
async function leftInOneTab(visitor: Visitor = sellingVisitor()) {
  const first = await openCheckout(visitor);
  visitor.backEnd.meet('POST', '/api/payment/initialize', BEGUN);
  visitor.backEnd.meet(...PAY, state('action_required', { redirectUrl: 'https://bank.example/1' }));
  await first.checkout.pay();
  const second = await openCheckout(visitor);
  return { visitor, first, second };
}

const keptOf = ({ kept }: Visitor) => JSON.stringify([...kept]);

test('a payment that was left for its provider’s page is told in the tab to which that leads back', async () => {
  const { visitor, second } = await leftInOneTab();
  second.checkout.takeOver();
  expect(second.checkout.$stage.get()).toEqual({ kind: 'pending' });
  visitor.backEnd.meet(...CALLBACK, state('paid'));
  expect(await second.checkout.check()).toBe('asked');
  expect(second.checkout.$receipt.get()).toMatchObject({ orderId: 'order1', email: 'anna@example.com' });
  expect(second.eshop.cart.$count.get()).toBe(0);
  expect(keptOf(visitor)).not.toContain('left-payment');
});

test('of its buyer other tabs keep where the confirmation goes, and nothing else', async () => {
  const { visitor } = await leftInOneTab();
  expect(keptOf(visitor)).toContain('left-payment');
  for (const word of ['Anna', 'Roy', '12 34 56 78', '612345678']) expect(keptOf(visitor)).not.toContain(word);
});

test('a payment that comes to nothing there leaves the cart, and is taken over by no other tab', async () => {
  const { visitor, second } = await leftInOneTab();
  second.checkout.takeOver();
  visitor.backEnd.meet(...CALLBACK, state('failed', { problem: 'payment_missing' }));
  await second.checkout.check();
  expect([second.checkout.$stage.get().kind, second.eshop.cart.$count.get()]).toEqual(['refused', 2]);
  const third = await openCheckout(visitor);
  third.checkout.takeOver();
  expect(third.checkout.$stage.get()).toEqual({ kind: 'editing' });
});

test('a tab takes over no payment after an hour, nor beside one of its own', async () => {
  const { visitor, first, second } = await leftInOneTab();
  first.checkout.takeOver();
  expect(first.checkout.$stage.get()).toEqual({ kind: 'leaving' });
  await visitor.clock.advance(60 * 60_000);
  second.checkout.takeOver();
  expect(second.checkout.$stage.get()).toEqual({ kind: 'editing' });
  expect(await second.checkout.check()).toBe('nothing');
});

test('a customer’s payment is taken over by nobody else', async () => {
  const visitor = sellingVisitor();
  const { site, eshop } = await openCheckout(visitor);
  await site.session.login('camille@example.com', 'good');
  await visitor.clock.settle();
  if (eshop.cart.$count.get() === 0) eshop.cart.add(productId('oil'), 2, shopId('shop1'));
  const { second } = await leftInOneTab(visitor);
  second.site.session.logout();
  await visitor.clock.settle();
  second.checkout.takeOver();
  expect(second.checkout.$stage.get()).toEqual({ kind: 'editing' });
});
