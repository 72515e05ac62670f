import { describe, expect, test } from 'vitest';
import type { WalletBuyer } from '#platform/payment-forms.ts';
import type { PayOutcome } from '../checkout.ts';
import { BEGUN, BUYER, openCheckout, PAY, PRICES, sellingVisitor, state } from '../testing/open-checkout.ts';

const INITIALIZE = '/api/payment/initialize';
const NOBODY = { firstname: '', lastname: '', email: '', phone: '' };
const CAMILLE: WalletBuyer = {
  name: 'Camille Durand',
  email: 'camille@example.com',
  phone: '+33612345678',
  address: null,
};
const HOME = { street: '12 rue des Lilas', details: '', zipcode: '69003', city: 'Lyon', country: 'FR' };
const DELIVERY = {
  delivery: { active: true, countries: ['FR', 'BE'], price: 5.9, freeFrom: 60, days: { from: 2, to: 4 } },
};
const WORDS = { discount: 'Remise', delivery: 'Livraison', toPay: 'À payer' };

/** A checkout with two wallets, before anything is typed. */
async function withWallets(site: object = {}, prices: object = PRICES) {
  const visitor = sellingVisitor(site);
  const many = Array.from({ length: 20 }, () => ({ body: prices }));
  visitor.backEnd.meet('POST', '/api/payment/price', ...many);
  const page = await openCheckout(visitor);
  const { checkout, forms } = page;
  checkout.edit(NOBODY);
  const outcomes: PayOutcome[] = [];
  const form = { isTyped: false, leave: () => {} };
  const hide = checkout.wallets.show({} as HTMLElement, {
    words: () => WORDS,
    whenFree(act) {
      if (!form.isTyped) act();
      else form.leave = act;
      return () => (form.leave = () => {});
    },
    pay: async (means) => void outcomes.push(await checkout.pay(means)),
  });
  forms.wallets?.offer(true);
  const press = () => forms.wallets?.sheet() ?? null;
  const agree = async (buyer: WalletBuyer = CAMILLE) => {
    const isPaid = await forms.wallets?.pay(buyer, () => Promise.resolve(forms.next));
    await visitor.clock.settle();
    return isPaid;
  };
  return { ...page, visitor, press, agree, hide, outcomes, form };
}

describe('a wallet', () => {
  test('gives who buys and the means of payment in one', async () => {
    const { visitor, press, agree, checkout, sent } = await withWallets();
    visitor.backEnd.meet('POST', INITIALIZE, BEGUN);
    visitor.backEnd.meet(...PAY, state('paid'));
    expect(press()).toEqual({
      lines: [{ name: 'Huile × 2', amount: 2500 }],
      asksContact: true,
      delivery: null,
    });
    expect(await agree()).toBe(true);
    expect(checkout.$stage.get()).toEqual({ kind: 'paid' });
    expect(sent(INITIALIZE).map(({ body }) => body)).toMatchObject([
      {
        acceptedTotal: 25,
        customer: {
          firstname: 'Camille',
          lastname: 'Durand',
          email: 'camille@example.com',
          phone: '+33612345678',
        },
      },
    ]);
    expect(sent(PAY[1]).map(({ body }) => body)).toMatchObject([{ method: 'tok_success' }]);
  });

  test('asks for no one where somebody is typed, who stays', async () => {
    const { visitor, press, agree, checkout, sent } = await withWallets();
    visitor.backEnd.meet('POST', INITIALIZE, BEGUN);
    visitor.backEnd.meet(...PAY, state('paid'));
    checkout.edit(BUYER);
    expect(press()).toMatchObject({ asksContact: false });
    await agree({ ...CAMILLE, email: '', phone: '' });
    expect(sent(INITIALIZE).map(({ body }) => body)).toMatchObject([
      { customer: { firstname: 'Anna', email: 'anna@example.com' } },
    ]);
  });

  test('tells what was typed wrongly or in part, and the purchase goes through', async () => {
    const { visitor, press, agree, checkout, sent } = await withWallets();
    visitor.backEnd.meet('POST', INITIALIZE, BEGUN);
    visitor.backEnd.meet(...PAY, state('paid'));
    checkout.edit({ firstname: 'Anna', lastname: '', email: 'anna@', phone: '06' });
    expect(press()).toMatchObject({ asksContact: true });
    expect(await agree()).toBe(true);
    expect(sent(INITIALIZE).map(({ body }) => body)).toMatchObject([
      {
        customer: {
          firstname: 'Camille',
          lastname: 'Durand',
          email: 'camille@example.com',
          phone: '+33612345678',
        },
      },
    ]);
  });

  test('gives the address where products are sent, and lists what that costs', async () => {
    const sums = { ...PRICES, delivery: 5.9, deliveryPrice: 5.9, total: 30.9, due: 30.9, now: 30.9 };
    const { visitor, press, agree, checkout, sent } = await withWallets(DELIVERY, sums);
    visitor.backEnd.meet('POST', INITIALIZE, BEGUN);
    visitor.backEnd.meet(...PAY, state('paid'));
    checkout.delivery.choose(true);
    await visitor.clock.settle();
    expect(press()).toEqual({
      lines: [{ name: 'Huile × 2', amount: 2500 }],
      asksContact: true,
      delivery: { name: 'Livraison', amount: 590, countries: ['FR', 'BE'] },
    });
    expect(await agree({ ...CAMILLE, address: HOME })).toBe(true);
    expect(sent(INITIALIZE).map(({ body }) => body)).toMatchObject([
      { mode: 'delivery', address: { street: HOME.street, zipcode: HOME.zipcode, city: HOME.city } },
    ]);
  });

  test('asks for no address where one is typed, and lists the delivery as a line', async () => {
    const sums = { ...PRICES, delivery: 5.9, deliveryPrice: 5.9, total: 30.9, due: 30.9, now: 30.9 };
    const { visitor, press, checkout } = await withWallets(DELIVERY, sums);
    checkout.delivery.choose(true);
    checkout.delivery.edit(HOME);
    await visitor.clock.settle();
    expect(press()).toMatchObject({
      lines: [
        { name: 'Huile × 2', amount: 2500 },
        { name: 'Livraison', amount: 590 },
      ],
      delivery: null,
    });
  });

  test('pays no other sum than was agreed to in its sheet', async () => {
    const { visitor, press, agree, checkout, sent } = await withWallets();
    press();
    visitor.backEnd.meet('POST', '/api/payment/price', { body: { ...PRICES, due: 30, now: 30, total: 30 } });
    await checkout.reprice();
    expect(await agree()).toBe(false);
    expect(checkout.$stage.get()).toEqual({ kind: 'price-changed', before: 2500, now: 3000 });
    expect(sent(INITIALIZE)).toEqual([]);
  });

  test('that does not tell enough leaves what it told in the fields, and nothing is paid', async () => {
    const { press, agree, checkout, outcomes, sent } = await withWallets();
    press();
    expect(await agree({ ...CAMILLE, name: 'Camille' })).toBe(false);
    expect(outcomes).toMatchObject([{ kind: 'invalid', errors: { contact: { firstname: 'required' } } }]);
    expect(checkout.$buyer.get()).toMatchObject({ lastname: 'Camille', email: 'camille@example.com' });
    expect(checkout.$stage.get()).toEqual({ kind: 'editing' });
    expect(sent(INITIALIZE)).toEqual([]);
  });

  test('that is declined says so in its sheet, and the cart stays', async () => {
    const { visitor, press, agree, checkout, eshop } = await withWallets();
    visitor.backEnd.meet('POST', INITIALIZE, BEGUN);
    visitor.backEnd.meet(
      ...PAY,
      state('failed', { error: { type: 'card_error', code: 'card_declined', message: 'Refusée' } }),
    );
    press();
    expect(await agree()).toBe(false);
    expect(checkout.$stage.get()).toEqual({ kind: 'refused', problem: null, message: 'Refusée' });
    expect(eshop.cart.$count.get()).toBe(2);
  });

  test('opens no sheet while something is being paid', async () => {
    const { visitor, press, agree } = await withWallets();
    visitor.backEnd.meet('POST', INITIALIZE, { ...BEGUN, after: 5_000 });
    visitor.backEnd.meet(...PAY, state('paid'));
    press();
    const paying = agree();
    await visitor.clock.settle();
    expect(press()).toBeNull();
    await visitor.clock.advance(6_000);
    expect(await paying).toBe(true);
  });
});

describe('wallets are offered', () => {
  test('where the browser has one, while they are shown', async () => {
    const { checkout, forms, hide } = await withWallets();
    expect(checkout.wallets.$areOffered.get()).toBe(true);
    forms.wallets?.offer(false);
    expect(checkout.wallets.$areOffered.get()).toBe(false);
    forms.wallets?.offer(true);
    hide();
    expect([checkout.wallets.$areOffered.get(), forms.wallets]).toEqual([false, null]);
  });

  test('not where they cannot be shown, and the fields are there all the same', async () => {
    const { checkout, forms } = await withWallets();
    forms.hasBrokenWallets = true;
    checkout.fields.close();
    await checkout.fields.open({} as HTMLElement, { shop: '1', isDark: false });
    expect([checkout.wallets.$areOffered.get(), checkout.fields.$state.get()]).toEqual([false, 'ready']);
  });

  test('not before a form in which somebody types already, until they leave it', async () => {
    const { checkout, forms, form } = await withWallets();
    forms.wallets?.offer(false);
    form.isTyped = true;
    forms.wallets?.offer(true);
    expect(checkout.wallets.$areOffered.get()).toBe(false);
    form.leave();
    expect(checkout.wallets.$areOffered.get()).toBe(true);
  });

  test('not after they were taken back while somebody typed', async () => {
    const { checkout, forms, form, hide } = await withWallets();
    forms.wallets?.offer(false);
    form.isTyped = true;
    forms.wallets?.offer(true);
    hide();
    form.leave();
    expect(checkout.wallets.$areOffered.get()).toBe(false);
  });

  test('not where the fields are closed, and again where they are opened anew', async () => {
    const { checkout, forms } = await withWallets();
    checkout.fields.close();
    expect([checkout.wallets.$areOffered.get(), forms.wallets]).toEqual([false, null]);
    await checkout.fields.open({} as HTMLElement, { shop: '1', isDark: false });
    forms.wallets?.offer(true);
    expect(checkout.wallets.$areOffered.get()).toBe(true);
  });

  test.each([
    ['a card is only held', { ...PRICES, mode: 'hold' }],
    ['nothing is to be paid online', { ...PRICES, now: 0, mode: 'none' }],
  ])('not where %s', async (_why, prices) => {
    const { checkout } = await withWallets({}, prices);
    expect(checkout.wallets.$areOffered.get()).toBe(false);
  });
});
