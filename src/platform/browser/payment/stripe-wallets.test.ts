import { describe, expect, test, vi } from 'vitest';
import type { Stripe, StripeElements } from '@stripe/stripe-js';
import type { NamedMethod, WalletActs, WalletBuyer, WalletSheet } from '../../payment-forms.ts';
import { showStripeWallets } from './stripe-wallets.ts';

type Handler = (event: object) => void;

const SHEET: WalletSheet = {
  lines: [{ name: 'Oil', amount: 3400 }],
  asksContact: true,
  delivery: { name: 'Delivery', amount: 590, countries: ['FR'] },
};
const ADDRESS = {
  line1: '12 rue des Lilas',
  line2: null,
  city: 'Lyon',
  state: '',
  postal_code: '69003',
  country: 'FR',
};

/** Stripe as its documentation tells, as far as wallets go. */
function shown({
  sheet = SHEET as WalletSheet | null,
  answer = {} as object,
  submitted = {} as object,
} = {}) {
  const handlers = new Map<string, Handler>();
  const element = {
    on: (name: string, handle: Handler) => handlers.set(name, handle),
    mount: vi.fn<(node: HTMLElement) => void>(),
    destroy: vi.fn<() => void>(),
  };
  const create = vi.fn<(type: string, options: object) => typeof element>(() => element);
  const elements = { create, submit: () => Promise.resolve(submitted) };
  const token = { confirmationToken: { id: 'ctoken_1' }, ...answer };
  const stripe = { createConfirmationToken: () => Promise.resolve(token) };
  const told: { offered: boolean[]; buyers: WalletBuyer[]; named: NamedMethod[] } = {
    offered: [],
    buyers: [],
    named: [],
  };
  const acts: WalletActs = {
    offer: (isOffered) => void told.offered.push(isOffered),
    sheet: () => sheet,
    async pay(buyer, name) {
      told.buyers.push(buyer);
      const named = await name();
      told.named.push(named);
      return named.kind === 'named';
    },
  };
  const group = { elements: elements as unknown as StripeElements, isDark: false };
  const hide = showStripeWallets(stripe as unknown as Stripe, group, {} as HTMLElement, acts);
  const emit = async (name: string, event: object = {}) => {
    handlers.get(name)?.(event);
    for (let turn = 0; turn < 6; turn += 1) await Promise.resolve();
  };
  return { told, emit, hide, element, create };
}

describe('Stripe’s wallets', () => {
  test('are offered where the browser has one, and not where it has none or they do not load', async () => {
    const { told, emit } = shown();
    await emit('ready', { availablePaymentMethods: { applePay: false, googlePay: true } });
    await emit('ready', { availablePaymentMethods: { applePay: false, googlePay: false } });
    await emit('ready', { availablePaymentMethods: undefined });
    await emit('loaderror', {});
    expect(told.offered).toEqual([true, false, false, false]);
  });

  test('open a sheet with what is bought, who buys, and where it is sent', async () => {
    const { emit, create } = shown();
    const [resolve, reject] = [vi.fn<(details?: object) => void>(), vi.fn<() => void>()];
    await emit('click', { resolve, reject });
    expect(create).toHaveBeenCalledWith('expressCheckout', expect.anything());
    expect(resolve).toHaveBeenCalledExactlyOnceWith({
      lineItems: [{ name: 'Oil', amount: 3400 }],
      emailRequired: true,
      phoneNumberRequired: true,
      shippingAddressRequired: true,
      allowedShippingCountries: ['FR'],
      shippingRates: [{ id: 'delivery', displayName: 'Delivery', amount: 590 }],
    });
    expect(reject).not.toHaveBeenCalled();
  });

  test('have buttons that say that they buy', () => {
    const { create } = shown();
    expect(create.mock.calls[0]?.[1]).toMatchObject({
      buttonType: { applePay: 'buy', googlePay: 'buy', paypal: 'buynow' },
    });
  });

  test('open none where nothing can be paid', async () => {
    const { emit } = shown({ sheet: null });
    const [resolve, reject] = [vi.fn<(details?: object) => void>(), vi.fn<() => void>()];
    await emit('click', { resolve, reject });
    expect([resolve.mock.calls.length, reject.mock.calls.length]).toEqual([0, 1]);
  });

  test('tell who pays and name the means of payment', async () => {
    const { told, emit } = shown();
    const paymentFailed = vi.fn<(why: object) => void>();
    await emit('confirm', {
      billingDetails: {
        name: 'Anna Kessler',
        email: 'anna@example.com',
        phone: '+33612345678',
        address: ADDRESS,
      },
      shippingAddress: { name: 'Anna Kessler', address: ADDRESS },
      paymentFailed,
    });
    expect(told.buyers).toEqual([
      {
        name: 'Anna Kessler',
        email: 'anna@example.com',
        phone: '+33612345678',
        address: { street: '12 rue des Lilas', details: '', zipcode: '69003', city: 'Lyon', country: 'FR' },
      },
    ]);
    expect(told.named).toEqual([{ kind: 'named', method: 'ctoken_1' }]);
    expect(paymentFailed).not.toHaveBeenCalled();
  });

  test.each([
    [
      'in the words of a card’s fault',
      { answer: { confirmationToken: undefined, error: { type: 'card_error', message: 'Declined' } } },
      { kind: 'refused', message: 'Declined' },
    ],
    [
      'without its words where the site is at fault',
      { answer: { confirmationToken: undefined, error: { type: 'api_error', message: 'x' } } },
      { kind: 'failed' },
    ],
    [
      'where its group refuses',
      { submitted: { error: { type: 'validation_error' } } },
      { kind: 'refused', message: null },
    ],
  ])('say that nothing came of it, %s', async (_how, given, expected) => {
    const { told, emit } = shown(given);
    const paymentFailed = vi.fn<(why: object) => void>();
    await emit('confirm', { paymentFailed });
    expect(told.named).toEqual([expected]);
    expect(told.buyers).toEqual([{ name: '', email: '', phone: '', address: null }]);
    expect(paymentFailed).toHaveBeenCalledExactlyOnceWith({ reason: 'fail' });
  });

  test('go with their place', () => {
    const { hide, element } = shown();
    hide();
    expect([element.mount.mock.calls.length, element.destroy.mock.calls.length]).toEqual([1, 1]);
  });
});
