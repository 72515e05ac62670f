import { expect, test } from 'vitest';
import { productId, shopId } from '#domain/catalogue/ids.ts';
import { createMemoryPaymentForms } from '#platform/memory/payment-forms.ts';
import { createMemoryHostPage } from '#platform/memory/host-page.ts';
import { companyWire } from '#platform/testing/wire-data.ts';
import { eshopFeature } from '../products/feature.ts';
import { valueOf } from '../load.ts';
import { createVisitor, type OpenOptions, type Visitor } from '../testing/visitor.ts';
import { checkoutFeature } from './feature.ts';

const OIL = {
  id: 'oil',
  artebeauteId: 'ab-oil',
  type: 2,
  slug: 'oil',
  draft: false,
  name: { fr: 'Huile' },
  price: 12.5,
};
const PRICES = {
  subtotal: 25,
  discount: 0,
  delivery: 0,
  total: 25,
  voucher: 0,
  credit: 0,
  due: 25,
  now: 25,
  currency: 'EUR',
  taxes: [{ rate: 20, amount: 4.17 }],
};
const TOKEN = 'a token of twenty letters';
const BEGUN = {
  body: { cartId: 'cart1', result: { token: TOKEN }, prices: PRICES, infos: { paymentId: 'pay1' } },
};
const state = (status: string, more: object = {}) => ({
  body: {
    status,
    orderId: status === 'paid' ? 'order1' : null,
    transactionId: status === 'paid' ? 'tx1' : null,
    appointmentId: null,
    problem: null,
    redirectUrl: null,
    error: null,
    appointment: null,
    ...more,
  },
});
const PAY = ['POST', '/api/payment/pay'] as const;
const BUYER = { firstname: 'Anna', lastname: 'Roy', email: 'anna@example.com', phone: '06 12 34 56 78' };

function sellingVisitor(): Visitor {
  const visitor = createVisitor();
  const payment = { provider: 'stripe', keys: { publicKey: 'pk_test_x' } };
  visitor.backEnd.company = companyWire({
    booker: { products: { active: true }, eshopEnabled: true, payment },
  });
  visitor.backEnd.products = [OIL];
  const many = (reply: object) => Array.from({ length: 20 }, () => reply);
  visitor.backEnd.meet('POST', '/api/payment/price', ...many({ body: PRICES }));
  visitor.backEnd.meet(
    'GET',
    '/api/payment/connect',
    ...many({ body: { connected: true, provider: 'stripe', script: null } }),
  );
  return visitor;
}

async function openCheckout(visitor: Visitor, options: OpenOptions = {}) {
  const forms = createMemoryPaymentForms();
  const hostPage = createMemoryHostPage();
  const page = await visitor.open({
    ...options,
    ports: {
      paymentForms: () => Promise.resolve(forms),
      hostPage: () => Promise.resolve(hostPage),
      ...options.ports,
    },
  });
  const eshop = await page.site.open(eshopFeature);
  const checkout = await page.site.open(checkoutFeature);
  await eshop.products.ensure();
  if (eshop.cart.$count.get() === 0) eshop.cart.add(productId('oil'), 2, shopId('shop1'));
  checkout.sells(eshop);
  await visitor.clock.settle();
  // There is no page here: no form looks at where it is shown.
  await checkout.fields.open({} as HTMLElement, { shop: '1', isDark: false });
  checkout.edit(BUYER);
  await visitor.clock.settle();
  const sent = (path: string) => visitor.sent.filter((each) => each.path === path);
  return { ...page, eshop, checkout, forms, hostPage, sent };
}

test('what is missing is told before anything is sent', async () => {
  const { checkout, sent } = await openCheckout(sellingVisitor());
  checkout.edit({ email: 'nobody', phone: '' });
  expect(await checkout.pay()).toEqual({ kind: 'invalid', errors: { email: 'invalid', phone: 'required' } });
  expect(sent('/api/payment/initialize')).toEqual([]);
});

test('a sale that is paid ends the cart, and its receipt stays over a reload', async () => {
  const visitor = sellingVisitor();
  const { checkout, eshop, sent, forms, tabStorage } = await openCheckout(visitor);
  expect(valueOf(checkout.$price.get())).toMatchObject({ due: 2500, taxes: [{ rate: 20, amount: 417 }] });
  expect(forms.amount).toBe(2500);
  visitor.backEnd.meet('POST', '/api/payment/initialize', BEGUN);
  visitor.backEnd.meet(...PAY, state('paid'));
  await checkout.pay();
  expect(checkout.$stage.get()).toEqual({ kind: 'paid' });
  expect(sent('/api/payment/initialize')[0]?.body).toMatchObject({
    acceptedTotal: 25,
    products: [{ articleId: 'oil', quantity: 2 }],
    customer: { ...BUYER, phone: '+33612345678' },
  });
  expect(sent('/api/payment/pay')[0]?.body).toEqual({
    cartId: 'cart1',
    paymentToken: TOKEN,
    method: 'tok_success',
  });
  expect(eshop.cart.$cart.get().lines).toEqual([]);
  const again = await openCheckout(visitor, { tabStorage });
  expect(again.checkout.$receipt.get()).toMatchObject({
    orderId: 'order1',
    total: 2500,
    lines: [{ name: 'Huile', quantity: 2 }],
  });
});

test('a second press shares the first, and a card that was refused is followed by another under a key of its own', async () => {
  const visitor = sellingVisitor();
  const { checkout, sent } = await openCheckout(visitor);
  visitor.backEnd.meet('POST', '/api/payment/initialize', BEGUN);
  const error = { type: 'card_error', code: 'card_declined', message: 'Votre carte a été refusée.' };
  visitor.backEnd.meet(...PAY, state('failed', { error }), state('paid'));
  await Promise.all([checkout.pay(), checkout.pay()]);
  expect(checkout.$stage.get()).toEqual({
    kind: 'refused',
    problem: null,
    message: 'Votre carte a été refusée.',
  });
  expect(sent('/api/payment/pay')).toHaveLength(1);
  await checkout.pay();
  expect(checkout.$stage.get()).toEqual({ kind: 'paid' });
  const keys = sent('/api/payment/pay').map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(2);
  // It is the same sale: it was prepared once.
  expect(sent('/api/payment/initialize')).toHaveLength(1);
});

test('an answer that is lost is asked for again under its key, and nothing else is paid meanwhile', async () => {
  const visitor = sellingVisitor();
  const { checkout, sent, tabStorage } = await openCheckout(visitor);
  visitor.backEnd.meet('POST', '/api/payment/initialize', BEGUN);
  visitor.backEnd.meet(...PAY, 'drop', 'drop', 'drop', 'drop', 'drop', 'drop');
  const paying = checkout.pay();
  for (let turn = 0; turn < 40; turn += 1) await visitor.clock.advance(5000);
  await paying;
  expect(checkout.$stage.get().kind).toBe('unknown');
  await checkout.pay();
  const keys = new Set(sent('/api/payment/pay').map(({ headers }) => headers.get('idempotency-key')));
  expect(keys.size).toBe(1);
  // After a reload it is asked about, and not paid again.
  const again = await openCheckout(visitor, { tabStorage });
  expect(again.checkout.$stage.get()).toEqual({ kind: 'pending' });
  const before = sent('/api/payment/pay').length;
  visitor.backEnd.meet('POST', '/api/payment/callback/cmp_x', state('paid'));
  await again.checkout.check();
  expect(again.checkout.$stage.get()).toEqual({ kind: 'paid' });
  expect(sent('/api/payment/pay')).toHaveLength(before);
});

test('a proof leads to the provider’s page; whoever comes back without it is told that nothing was taken', async () => {
  const visitor = sellingVisitor();
  const { checkout, hostPage, tabStorage } = await openCheckout(visitor);
  visitor.backEnd.meet('POST', '/api/payment/initialize', BEGUN);
  visitor.backEnd.meet(...PAY, state('action_required', { redirectUrl: 'https://bank.example/1' }));
  await checkout.pay();
  expect(checkout.$stage.get()).toEqual({ kind: 'leaving' });
  expect(hostPage.departures).toEqual(['https://bank.example/1']);
  const again = await openCheckout(visitor, { tabStorage });
  visitor.backEnd.meet('POST', '/api/payment/callback/cmp_x', state('action_required'));
  await again.checkout.check();
  expect(again.checkout.$stage.get()).toEqual({ kind: 'left' });
});

test('an address that is no page of the web leads nowhere', async () => {
  const visitor = sellingVisitor();
  const { checkout, hostPage } = await openCheckout(visitor);
  visitor.backEnd.meet('POST', '/api/payment/initialize', BEGUN);
  visitor.backEnd.meet(...PAY, state('action_required', { redirectUrl: 'javascript:alert(1)' }));
  await checkout.pay();
  expect([checkout.$stage.get().kind, hostPage.departures]).toEqual(['left', []]);
});

test('another price than was shown has to be agreed to', async () => {
  const visitor = sellingVisitor();
  const { checkout } = await openCheckout(visitor);
  const body = { code: 409, type: 'price_changed', message: '', retryable: false };
  visitor.backEnd.meet('POST', '/api/payment/initialize', { status: 409, body }, BEGUN);
  visitor.backEnd.meet('POST', '/api/payment/price', { body: { ...PRICES, due: 27, total: 27, now: 27 } });
  await checkout.pay();
  expect(checkout.$stage.get()).toEqual({ kind: 'price-changed', before: 2500, now: 2700 });
});

test('what was paid and could not be sold goes back, and the cart stays', async () => {
  const visitor = sellingVisitor();
  const { checkout, eshop } = await openCheckout(visitor);
  visitor.backEnd.meet('POST', '/api/payment/initialize', BEGUN);
  visitor.backEnd.meet(...PAY, state('refunded', { problem: 'out_of_stock' }));
  await checkout.pay();
  expect(checkout.$stage.get()).toEqual({ kind: 'given-back', problem: 'out_of_stock' });
  expect(eshop.cart.$count.get()).toBe(2);
});

test('a script that is blocked, a form that is incomplete and a shop that takes no money send nothing', async () => {
  const visitor = sellingVisitor();
  const { checkout, forms, sent } = await openCheckout(visitor);
  forms.next = { kind: 'refused', message: null };
  await checkout.pay();
  expect(checkout.$stage.get()).toEqual({ kind: 'editing' });
  forms.isBlocked = true;
  await checkout.fields.open({} as HTMLElement, { shop: '1', isDark: false });
  expect(checkout.fields.$state.get()).toBe('blocked');
  await checkout.pay();
  expect(checkout.$stage.get()).toMatchObject({ kind: 'refused', problem: null });
  visitor.backEnd.meet('GET', '/api/payment/connect', {
    body: { connected: false, provider: 'free', script: null },
  });
  await checkout.fields.open({} as HTMLElement, { shop: '1', isDark: false });
  expect(checkout.fields.$state.get()).toBe('unavailable');
  expect(sent('/api/payment/initialize')).toEqual([]);
});

test('a code that is refused leaves those before it, and one that is good is sent with the sale', async () => {
  const visitor = sellingVisitor();
  const { checkout, sent } = await openCheckout(visitor);
  const refusal = { code: 422, type: 'coupon_refused', message: 'no', retryable: false };
  visitor.backEnd.meet(
    'POST',
    '/api/payment/price',
    { status: 422, body: refusal },
    { body: { ...PRICES, discount: 5, total: 20, due: 20, now: 20 } },
  );
  await checkout.addCode('NOPE');
  expect(checkout.$codes.get()).toMatchObject({ codes: [], refused: { type: 'coupon_refused' } });
  await checkout.addCode(' FIVE ');
  expect(checkout.$codes.get()).toMatchObject({ codes: ['FIVE'], refused: null });
  visitor.backEnd.meet('POST', '/api/payment/initialize', BEGUN);
  visitor.backEnd.meet(...PAY, state('paid'));
  await checkout.pay();
  expect(sent('/api/payment/initialize')[0]?.body).toMatchObject({ codes: ['FIVE'], acceptedTotal: 20 });
});

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
  expect(checkout.$receipt.get()?.lines).toMatchObject([{ productId: 'oil', quantity: 2 }]);
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
