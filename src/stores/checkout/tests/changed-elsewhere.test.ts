import { expect, test } from 'vitest';
import { productId } from '#domain/catalogue/ids.ts';
import { eshopFeature } from '../../products/feature.ts';
import { valueOf } from '../../load.ts';
import type { Visitor } from '../../testing/visitor.ts';
import { BEGUN, openCheckout, PAY, PRICES, sellingVisitor, state } from '../testing/open-checkout.ts';

/** The checkout of two oils in one tab, and the same cart in another. */
async function openTwoTabs(visitor: Visitor) {
  const opened = await openCheckout(visitor);
  const page = await visitor.open();
  const { cart } = await page.site.open(eshopFeature);
  await page.site.catalogue.ensureShops();
  const meanwhile = async () => {
    for (let turn = 0; turn < 6; turn += 1) await visitor.clock.settle();
  };
  return { ...opened, other: cart, meanwhile };
}

const oils = (quantity: number) => ({ kind: 'products', id: 'oil', quantity });

test('what another tab takes out of the order or puts in is told at the checkout, until it is agreed to', async () => {
  const visitor = sellingVisitor();
  const { checkout, other, meanwhile, sent } = await openTwoTabs(visitor);
  expect(checkout.$stage.get().kind).toBe('editing');
  other.take(productId('oil'), 1);
  await meanwhile();
  expect(checkout.$change.get()).toMatchObject({ gone: [oils(1)], added: [] });
  other.add(productId('oil'), 3);
  await meanwhile();
  expect(checkout.$change.get()).toMatchObject({ gone: [], added: [oils(2)] });
  visitor.backEnd.meet('POST', '/api/payment/initialize', BEGUN);
  visitor.backEnd.meet(...PAY, state('paid'));
  await checkout.pay();
  expect(checkout.$stage.get()).toEqual({ kind: 'paid' });
  expect(sent('/api/payment/initialize')).toHaveLength(1);
  expect(checkout.$change.get()).toBeNull();
});

test('an order that was changed and put back elsewhere is as it was', async () => {
  const { checkout, other, meanwhile } = await openTwoTabs(sellingVisitor());
  other.take(productId('oil'), 1);
  await meanwhile();
  other.add(productId('oil'), 1);
  await meanwhile();
  expect(checkout.$change.get()).toBeNull();
});

test('an order of which another tab has taken everything says what it held', async () => {
  const { checkout, other, meanwhile } = await openTwoTabs(sellingVisitor());
  other.clear();
  await meanwhile();
  expect(checkout.$sale.get().wish).toBeNull();
  expect(checkout.$change.get()).toMatchObject({ gone: [oils(2)], added: [] });
});

test('what is changed in the tab itself is no news', async () => {
  const { checkout, eshop, meanwhile } = await openTwoTabs(sellingVisitor());
  eshop.cart.take(productId('oil'), 1);
  await meanwhile();
  expect(checkout.$change.get()).toBeNull();
});

test('a change that comes while a pressed button still waits for the price is told in place of paying', async () => {
  const visitor = sellingVisitor();
  const { checkout, eshop, other, meanwhile, sent } = await openTwoTabs(visitor);
  visitor.backEnd.meet('POST', '/api/payment/price', 'hang', { body: PRICES });
  eshop.cart.add(productId('oil'), 1);
  const paying = checkout.pay();
  other.take(productId('oil'), 2);
  await meanwhile();
  await visitor.clock.advance(60_000);
  await paying;
  expect(sent('/api/payment/initialize')).toEqual([]);
  expect(checkout.$stage.get()).toEqual({ kind: 'editing' });
  expect(checkout.$change.get()).toMatchObject({ gone: [oils(2)] });
});

test('what another tab changes while a card is being refused is told with the refusal, and agreed to by the next press', async () => {
  const visitor = sellingVisitor();
  const { checkout, other, meanwhile, sent } = await openTwoTabs(visitor);
  visitor.backEnd.meet('POST', '/api/payment/initialize', BEGUN, BEGUN);
  visitor.backEnd.meet(...PAY, state('failed', { error: { message: 'Card declined' } }), state('paid'));
  const paying = checkout.pay();
  other.take(productId('oil'), 1);
  await meanwhile();
  await paying;
  expect(checkout.$stage.get().kind).toBe('refused');
  expect(checkout.$change.get()).toMatchObject({ gone: [oils(1)] });
  await checkout.pay();
  expect(checkout.$stage.get()).toEqual({ kind: 'paid' });
  expect(sent('/api/payment/initialize').at(-1)?.body).toMatchObject({ products: [{ quantity: 1 }] });
});

test('who logs out in another tab leaves no word of their order', async () => {
  const visitor = sellingVisitor();
  const { checkout, site, meanwhile } = await openTwoTabs(visitor);
  await site.session.login('camille@example.com', 'good');
  await meanwhile();
  const elsewhere = await visitor.open();
  await meanwhile();
  elsewhere.site.session.logout();
  await meanwhile();
  expect(checkout.$sale.get().wish).toBeNull();
  expect(checkout.$change.get()).toBeNull();
});

test.each([
  [{ due: 40, now: 40 }, 4000],
  [{ now: 10 }, 1000],
])('a price that changes with the press (%o) is told before it is paid', async (change, now) => {
  const visitor = sellingVisitor();
  const { checkout, eshop, sent } = await openTwoTabs(visitor);
  expect(valueOf(checkout.$price.get())?.due).toBe(2500);
  visitor.backEnd.meet('POST', '/api/payment/price', { body: { ...PRICES, ...change } });
  eshop.cart.add(productId('oil'), 1);
  await checkout.pay();
  expect(checkout.$stage.get()).toEqual({ kind: 'price-changed', before: 2500, now });
  expect(sent('/api/payment/initialize')).toEqual([]);
});
