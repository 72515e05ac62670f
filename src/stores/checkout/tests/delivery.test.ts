import { describe, expect, test } from 'vitest';
import { valueOf } from '../../load.ts';
import { problem } from '../../testing/back-end.ts';
import { BEGUN, openCheckout, PAY, PRICES, sellingVisitor, state } from '../testing/open-checkout.ts';

const delivery = {
  active: true,
  countries: ['FR', 'CH'],
  price: 4.9,
  freeFrom: 60,
  days: { from: 2, to: 4 },
};
const ADDRESS = { street: '4 rue Barbette', details: '', zipcode: '75003', city: 'Paris' };
const SENT = { ...PRICES, delivery: 4.9, deliveryPrice: 4.9, total: 29.9, due: 29.9, now: 29.9 };

/** Products that are paid with their delivery. */
async function openSending() {
  const visitor = sellingVisitor({ delivery });
  const page = await openCheckout(visitor);
  const { checkout } = page;
  visitor.backEnd.meet('POST', '/api/payment/price', { body: SENT });
  checkout.delivery.choose(true);
  await visitor.clock.settle();
  return { ...page, visitor };
}

test('a company that sends nothing offers no delivery, nor does a cart without products', async () => {
  const { checkout } = await openCheckout(sellingVisitor());
  expect(checkout.delivery.$offered.get()).toBeNull();
  const { checkout: other } = await openCheckout(sellingVisitor({ delivery }));
  expect(other.delivery.$offered.get()).toMatchObject({ isChosen: false, address: { country: 'FR' } });
  other.sells([]);
  expect(other.delivery.$offered.get()).toBeNull();
});

test('products that are to be sent are priced with their delivery, once', async () => {
  const { checkout, sent } = await openSending();
  const asked = sent('/api/payment/price').map(({ body }) => (body as { readonly mode: string }).mode);
  expect(asked.at(-1)).toBe('delivery');
  expect(asked.filter((mode) => mode === 'delivery')).toHaveLength(1);
  expect(valueOf(checkout.$price.get())).toMatchObject({ delivery: 490, deliveryPrice: 490, due: 2990 });
});

test('an address that nothing can be sent to is told before anything is sent', async () => {
  const { checkout, sent } = await openSending();
  checkout.delivery.edit({ zipcode: '750' });
  expect(await checkout.pay()).toEqual({
    kind: 'invalid',
    errors: { contact: {}, address: { street: 'required', zipcode: 'invalid', city: 'required' } },
  });
  expect(sent('/api/payment/initialize')).toEqual([]);
});

test('what is paid goes to the address, which stands on the receipt and is forgotten of the buyer', async () => {
  const { checkout, sent, visitor } = await openSending();
  checkout.delivery.edit(ADDRESS);
  visitor.backEnd.meet('POST', '/api/payment/initialize', BEGUN);
  visitor.backEnd.meet(...PAY, state('paid'));
  await checkout.pay();
  const address = { ...ADDRESS, country: 'FR' };
  expect(sent('/api/payment/initialize')[0]?.body).toMatchObject({
    mode: 'delivery',
    address,
    acceptedTotal: 29.9,
  });
  expect(checkout.$receipt.get()).toMatchObject({ address, delivery: 490 });
  expect(checkout.delivery.$isChosen.get()).toBe(false);
});

test('what was typed and chosen stays over a reload', async () => {
  const visitor = sellingVisitor({ delivery });
  const first = await openCheckout(visitor);
  first.checkout.delivery.choose(true);
  first.checkout.delivery.edit({ ...ADDRESS, country: 'CH', zipcode: '1204' });
  const again = await openCheckout(visitor, { tabStorage: first.tabStorage });
  expect(again.checkout.delivery.$offered.get()).toMatchObject({
    isChosen: true,
    address: { ...ADDRESS, country: 'CH', zipcode: '1204' },
  });
});

test('an address goes with the customer who has logged out', async () => {
  const { checkout, site, tabStorage, visitor } = await openSending();
  await site.session.login('camille@example.com', 'good');
  checkout.delivery.edit(ADDRESS);
  site.session.logout();
  await visitor.clock.settle();
  expect(checkout.delivery.$offered.get()).toMatchObject({ isChosen: false, address: { street: '' } });
  expect(JSON.stringify([...tabStorage])).not.toContain('Barbette');
});

describe('delivery that the company ends', () => {
  const ended = problem(422, 'invalid', { field: 'mode', message: 'La livraison n’est plus proposée.' });
  const PRICE = ['POST', '/api/payment/price'] as const;

  test.each(['initialize', 'pay'])(
    'while somebody pays, at %s, is told, and the products are collected at the price without it once that is agreed to',
    async (step) => {
      const { checkout, sent, visitor } = await openSending();
      checkout.delivery.edit(ADDRESS);
      if (step === 'pay') visitor.backEnd.meet('POST', '/api/payment/initialize', BEGUN);
      visitor.backEnd.meet('POST', `/api/payment/${step}`, ended);
      visitor.backEnd.meet(...PRICE, { body: PRICES });
      await checkout.pay();
      await visitor.clock.settle();
      expect(checkout.$stage.get()).toMatchObject({ kind: 'refused', problem: { field: 'mode' } });
      expect([checkout.delivery.$offered.get(), checkout.delivery.$hasEnded.get()]).toEqual([null, true]);
      expect(valueOf(checkout.$price.get())).toMatchObject({ delivery: 0, due: 2500 });
      visitor.backEnd.meet('POST', '/api/payment/initialize', BEGUN);
      visitor.backEnd.meet(...PAY, state('paid'));
      await checkout.pay();
      expect(sent('/api/payment/initialize').at(-1)?.body).toMatchObject({
        mode: 'collect',
        acceptedTotal: 25,
      });
      expect(checkout.$receipt.get()).toMatchObject({ address: null, delivery: 0 });
    },
  );

  test('before anybody pays is told with the next price', async () => {
    const { checkout, visitor } = await openSending();
    visitor.backEnd.meet(...PRICE, ended, { body: PRICES });
    await checkout.reprice();
    await visitor.clock.settle();
    expect(checkout.delivery.$hasEnded.get()).toBe(true);
    expect(valueOf(checkout.$price.get())).toMatchObject({ due: 2500 });
  });

  test('does not take along a code that is just being added', async () => {
    const { checkout, sent, visitor } = await openSending();
    const before = sent('/api/payment/price').length;
    visitor.backEnd.meet(...PRICE, ended, { body: PRICES });
    await checkout.addCode('SPRING');
    await visitor.clock.settle();
    expect(checkout.delivery.$hasEnded.get()).toBe(true);
    expect(checkout.$codes.get()).toEqual({ codes: ['SPRING'], asking: null, refused: null });
    expect(sent('/api/payment/price').slice(before)).toHaveLength(2);
    expect(sent('/api/payment/price').at(-1)?.body).toMatchObject({ mode: 'collect', codes: ['SPRING'] });
  });

  test('tells why a code is not taken that was just being added', async () => {
    const { checkout, visitor } = await openSending();
    const refused = problem(422, 'coupon_refused', { field: 'codes' });
    visitor.backEnd.meet(...PRICE, ended, refused);
    await checkout.addCode('SPRING');
    await visitor.clock.settle();
    expect(checkout.$codes.get()).toMatchObject({
      codes: [],
      asking: null,
      refused: { type: 'coupon_refused' },
    });
  });
});

describe('the address of the last order', () => {
  const LAST = { ...ADDRESS, country: 'FR' };
  const ORDERS = ['GET', '/api/eshop/my-orders'] as const;
  const orders = (...addresses: readonly (object | null)[]) => ({
    body: { data: addresses.map((address) => ({ address })), total: addresses.length },
  });

  test('is filled in for a customer who has products sent, asked once, and can be changed', async () => {
    const { checkout, site, visitor, sent } = await openSending();
    visitor.backEnd.meet(...ORDERS, orders(null, LAST, { ...LAST, street: '1 rue Ancienne' }));
    expect(sent(ORDERS[1])).toEqual([]);
    await site.session.login('camille@example.com', 'good');
    await visitor.clock.settle();
    expect(checkout.delivery.$offered.get()).toMatchObject({ address: LAST, isOfLastOrder: true });
    checkout.delivery.edit({ street: '5 rue Barbette' });
    for (const part of ['street', 'zipcode', 'city']) checkout.delivery.edit({ [part]: '' });
    await visitor.clock.settle();
    expect(checkout.delivery.$offered.get()).toMatchObject({ address: { street: '', city: '' } });
    expect(sent(ORDERS[1])).toHaveLength(1);
  });

  test('is not asked for where products are collected, and writes over nothing that was typed meanwhile', async () => {
    const { checkout, site, visitor, sent } = await openSending();
    checkout.delivery.choose(false);
    await site.session.login('camille@example.com', 'good');
    await visitor.clock.settle();
    expect(sent(ORDERS[1])).toEqual([]);
    visitor.backEnd.meet(...ORDERS, orders(LAST));
    checkout.delivery.choose(true);
    checkout.delivery.edit({ street: '9 rue Neuve' });
    await visitor.clock.settle();
    expect(checkout.delivery.$offered.get()).toMatchObject({ address: { street: '9 rue Neuve', city: '' } });
  });

  test('is not offered where nothing is sent to its country any more', async () => {
    const { checkout, site, visitor } = await openSending();
    visitor.backEnd.meet(...ORDERS, orders({ ...LAST, country: 'BE' }));
    await site.session.login('camille@example.com', 'good');
    await visitor.clock.settle();
    expect(checkout.delivery.$offered.get()).toMatchObject({ address: { street: '' }, isOfLastOrder: false });
  });

  test('is nobody else’s: not after a log-out, nor in what the tab has kept', async () => {
    const { site, visitor, tabStorage } = await openSending();
    visitor.backEnd.meet(...ORDERS, orders(LAST));
    await site.session.login('camille@example.com', 'good');
    await visitor.clock.settle();
    const kept = new Map(tabStorage);
    site.session.logout();
    await visitor.clock.settle();
    expect(JSON.stringify([...tabStorage])).not.toContain('Barbette');
    // A tab that was not there when its customer left.
    const again = await openCheckout(visitor, { tabStorage: kept });
    expect(again.checkout.delivery.$offered.get()).toMatchObject({
      isChosen: true,
      address: { street: '', zipcode: '', city: '' },
      isOfLastOrder: false,
    });
  });
});
