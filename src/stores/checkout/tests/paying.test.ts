import { expect, test } from 'vitest';
import { valueOf } from '../../load.ts';
import {
  BEGUN,
  BUYER,
  openCheckout,
  PAY,
  PRICES,
  sellingVisitor,
  state,
  TOKEN,
} from '../testing/open-checkout.ts';

test('what is missing is told before anything is sent', async () => {
  const { checkout, sent } = await openCheckout(sellingVisitor());
  checkout.edit({ email: 'nobody', phone: '' });
  expect(await checkout.pay()).toEqual({
    kind: 'invalid',
    errors: { contact: { email: 'invalid', phone: 'required' }, address: {} },
  });
  expect(sent('/api/payment/initialize')).toEqual([]);
});

test('a sale that is paid ends the cart, and its receipt stays over a reload', async () => {
  const visitor = sellingVisitor();
  const { checkout, eshop, events, sent, forms, tabStorage } = await openCheckout(visitor);
  expect(valueOf(checkout.$price.get())).toMatchObject({ due: 2500, taxes: [{ rate: 20, amount: 417 }] });
  expect(forms.sum).toEqual({ amount: 2500, isHold: false });
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
  const purchases = events.filter(({ name }) => name === 'vitrine-purchase');
  expect(purchases).toMatchObject([
    {
      detail: { id: 'tx1', value: 25, currency: 'EUR', products: [{ id: 'oil', quantity: 2, price: 12.5 }] },
    },
  ]);
  const again = await openCheckout(visitor, { tabStorage });
  expect(again.checkout.$receipt.get()).toMatchObject({
    orderId: 'order1',
    number: 'KX3F9A2B',
    total: 2500,
    lines: [{ name: 'Huile', quantity: 2 }],
  });
});

test('the fields are told where a card is only held', async () => {
  const visitor = sellingVisitor();
  visitor.backEnd.meet('POST', '/api/payment/price', { body: { ...PRICES, mode: 'hold' } });
  const { forms } = await openCheckout(visitor);
  expect(forms.sum).toEqual({ amount: 2500, isHold: true });
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

test('a payment that was called off is followed by a new one', async () => {
  const visitor = sellingVisitor();
  const { checkout, tabStorage } = await openCheckout(visitor);
  visitor.backEnd.meet('POST', '/api/payment/initialize', BEGUN);
  visitor.backEnd.meet(...PAY, state('action_required', { redirectUrl: 'https://bank.example/1' }));
  await checkout.pay();
  const again = await openCheckout(visitor, { tabStorage });
  visitor.backEnd.meet(
    'POST',
    '/api/payment/callback/cmp_x',
    state('failed', { problem: 'payment_missing' }),
  );
  await again.checkout.check();
  expect(again.checkout.$stage.get()).toEqual({ kind: 'refused', problem: null, message: null });
  visitor.backEnd.meet('POST', '/api/payment/initialize', BEGUN);
  visitor.backEnd.meet(...PAY, state('paid'));
  await again.checkout.pay();
  expect(again.checkout.$stage.get()).toEqual({ kind: 'paid' });
  expect(again.sent('/api/payment/initialize')).toHaveLength(2);
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

test('codes that nobody looks at for now stay, and without a price with them nothing is paid', async () => {
  const visitor = sellingVisitor();
  const { checkout, sent } = await openCheckout(visitor);
  visitor.backEnd.meet('POST', '/api/payment/price', {
    body: { ...PRICES, discount: 5, total: 20, due: 20, now: 20 },
  });
  await checkout.addCode('FIVE');
  await checkout.addCode('SIX');
  const wait = { code: 429, type: 'too_many_attempts', message: 'Wait', retryable: true, retryAfter: 600 };
  visitor.backEnd.meet('POST', '/api/payment/price', { status: 429, body: wait });
  checkout.removeCode('SIX');
  await visitor.clock.settle();
  expect(checkout.$codes.get()).toMatchObject({ codes: ['FIVE'], asking: null });
  expect(checkout.$price.get()).toMatchObject({ kind: 'failed', problem: { type: 'too_many_attempts' } });
  await checkout.pay();
  expect(sent('/api/payment/initialize')).toEqual([]);
});
