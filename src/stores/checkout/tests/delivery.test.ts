import { expect, test } from 'vitest';
import { valueOf } from '../../load.ts';
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
  expect(checkout.delivery.$isSent.get()).toBe(false);
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
