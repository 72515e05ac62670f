import { expect, test } from 'vitest';
import { productId, shopId } from '#domain/catalogue/ids.ts';
import { BEGUN, OIL, openCheckout, PAY, sellingVisitor, state } from '../testing/open-checkout.ts';

test('a customer’s receipt and codes go with them', async () => {
  const visitor = sellingVisitor();
  const { site, eshop, checkout, tabStorage } = await openCheckout(visitor);
  await site.session.login('camille@example.com', 'good');
  visitor.backEnd.meet('POST', '/api/payment/initialize', BEGUN);
  visitor.backEnd.meet(...PAY, state('paid'));
  await visitor.clock.settle();
  if (eshop.cart.$count.get() === 0) eshop.cart.add(productId('oil'), 1, shopId('shop1'));
  await checkout.pay();
  expect(checkout.$receipt.get()).toMatchObject({ customerId: 'u1' });
  eshop.cart.add(productId('oil'), 1, shopId('shop1'));
  await checkout.addCode('FIVE');
  site.session.logout();
  await visitor.clock.settle();
  expect([checkout.$receipt.get(), checkout.$codes.get().codes]).toEqual([null, []]);
  const kept = JSON.stringify([...tabStorage]);
  for (const word of ['order1', 'FIVE', 'Anna', 'anna@example.com']) expect(kept).not.toContain(word);
});

test('what somebody else has begun to pay is neither asked about nor told as one’s own', async () => {
  const visitor = sellingVisitor();
  const { site, eshop, checkout, sent } = await openCheckout(visitor);
  await site.session.login('camille@example.com', 'good');
  await visitor.clock.settle();
  if (eshop.cart.$count.get() === 0) eshop.cart.add(productId('oil'), 1, shopId('shop1'));
  visitor.backEnd.meet('POST', '/api/payment/initialize', BEGUN);
  visitor.backEnd.meet(...PAY, state('pending'));
  await checkout.pay();
  expect(checkout.$stage.get()).toEqual({ kind: 'pending' });
  site.session.logout();
  await site.session.login('sacha@example.com', 'good');
  await visitor.clock.settle();
  expect(checkout.$stage.get()).toEqual({ kind: 'editing' });
  expect(await checkout.check()).toBe('nothing');
  expect(sent('/api/payment/callback/cmp_x')).toEqual([]);
});

test('what was added while a payment was under way stays in the cart, and off the receipt', async () => {
  const visitor = sellingVisitor();
  visitor.backEnd.products = [OIL, { ...OIL, id: 'balm', artebeauteId: 'ab-balm', slug: 'balm' }];
  const { checkout, eshop } = await openCheckout(visitor);
  visitor.backEnd.meet('POST', '/api/payment/initialize', BEGUN);
  visitor.backEnd.meet(...PAY, state('pending'));
  await checkout.pay();
  eshop.cart.add(productId('oil'), 1);
  eshop.cart.add(productId('balm'), 3);
  visitor.backEnd.meet('POST', '/api/payment/callback/cmp_x', state('paid'));
  expect(await checkout.check()).toBe('asked');
  expect(checkout.$receipt.get()?.lines).toMatchObject([{ id: 'oil', quantity: 2 }]);
  expect(eshop.cart.$cart.get().lines).toEqual([
    { productId: 'oil', quantity: 1 },
    { productId: 'balm', quantity: 3 },
  ]);
  // Something else may be bought then.
  checkout.renew();
  expect(checkout.$stage.get()).toEqual({ kind: 'editing' });
});

test('too many tries say nothing of a payment whose answer was lost', async () => {
  const visitor = sellingVisitor();
  const { checkout } = await openCheckout(visitor);
  visitor.backEnd.meet('POST', '/api/payment/initialize', BEGUN);
  const body = { code: 404, type: 'not_found', message: '', retryable: false };
  visitor.backEnd.meet(...PAY, { status: 404, body });
  await checkout.pay();
  expect(checkout.$stage.get()).toEqual({ kind: 'unknown' });
});

test('what was sent and never arrived is sent again when it is asked about', async () => {
  const visitor = sellingVisitor();
  const { checkout, sent } = await openCheckout(visitor);
  visitor.backEnd.meet('POST', '/api/payment/initialize', BEGUN);
  visitor.backEnd.meet(...PAY, state('pending'), state('paid'));
  await checkout.pay();
  visitor.backEnd.meet('POST', '/api/payment/callback/cmp_x', state('pending'));
  await checkout.check();
  expect(checkout.$stage.get()).toEqual({ kind: 'paid' });
  expect(sent('/api/payment/pay').map(({ body: paid }) => paid)).toMatchObject([
    { cartId: 'cart1', method: 'tok_success' },
    { cartId: 'cart1', method: 'tok_success' },
  ]);
});

test('of two tabs with the same cart one pays; the other is told so, and may once that has come to nothing', async () => {
  const visitor = sellingVisitor();
  const one = await openCheckout(visitor);
  const other = await openCheckout(visitor);
  visitor.backEnd.meet('POST', '/api/payment/initialize', BEGUN, BEGUN);
  const error = { type: 'card_error', code: 'card_declined', message: 'no' };
  visitor.backEnd.meet(...PAY, state('pending'), state('failed', { error }), state('paid'));
  await one.checkout.pay();
  await other.checkout.pay();
  expect([one.checkout.$stage.get().kind, other.checkout.$stage.get().kind]).toEqual([
    'pending',
    'elsewhere',
  ]);
  visitor.backEnd.meet('POST', '/api/payment/callback/cmp_x', state('pending'));
  await one.checkout.check();
  expect(one.checkout.$stage.get().kind).toBe('refused');
  await other.checkout.pay();
  expect(other.checkout.$stage.get()).toEqual({ kind: 'paid' });
  expect(one.sent('/api/payment/initialize')).toHaveLength(2);
});

test('two tabs that begin to pay at the same moment do not both pay', async () => {
  const visitor = sellingVisitor();
  const [one, other] = [await openCheckout(visitor), await openCheckout(visitor)];
  visitor.backEnd.meet('POST', '/api/payment/initialize', BEGUN, BEGUN);
  visitor.backEnd.meet(...PAY, state('paid'), state('paid'));
  await Promise.all([one.checkout.pay(), other.checkout.pay()]);
  expect(one.sent('/api/payment/pay')).toHaveLength(1);
});

test('whoever has closed the page of the bank may pay elsewhere after a quarter of an hour', async () => {
  const visitor = sellingVisitor();
  const one = await openCheckout(visitor);
  visitor.backEnd.meet('POST', '/api/payment/initialize', BEGUN, BEGUN);
  visitor.backEnd.meet(
    ...PAY,
    state('action_required', { redirectUrl: 'https://bank.example/1' }),
    state('paid'),
  );
  await one.checkout.pay();
  const other = await openCheckout(visitor);
  await other.checkout.pay();
  expect(other.checkout.$stage.get().kind).toBe('elsewhere');
  await visitor.clock.advance(15 * 60_000);
  await other.checkout.pay();
  expect(other.checkout.$stage.get()).toEqual({ kind: 'paid' });
});

test('a product that is refused is named, and what is no longer sold is known then', async () => {
  const visitor = sellingVisitor();
  const { checkout, eshop } = await openCheckout(visitor);
  const body = {
    code: 409,
    type: 'out_of_stock',
    message: 'Plus assez.',
    field: 'products.0',
    retryable: false,
  };
  visitor.backEnd.meet('POST', '/api/payment/initialize', { status: 409, body });
  visitor.backEnd.products = [];
  await checkout.pay();
  expect(checkout.$stage.get()).toMatchObject({ kind: 'refused', message: 'Huile – Plus assez.' });
  await visitor.clock.settle();
  expect(eshop.cart.$lines.get()).toMatchObject([{ product: null }]);
});
