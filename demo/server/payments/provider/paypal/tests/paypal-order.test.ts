import { expect, test } from 'vitest';
import type { ProviderPage } from '../../hosted/provider-page.ts';
import { intentOf, moneyOf, type Order } from '../paypal-order.ts';
import { order, part } from './paypal-stand-in.ts';

const PAGE: ProviderPage = {
  companyId: 'salon',
  provider: 'paypal',
  intentId: 'ORDER1',
  reference: 'payment',
  amount: 7050,
  currency: 'EUR',
  captures: true,
  pageId: 'ORDER1',
  turn: 1,
  url: 'https://www.paypal.com/1',
  expiresAt: null,
  isOpened: true,
  collected: null,
  busyUntil: null,
};

const read = (change: Parameters<typeof order>[0]) => intentOf(order(change) as unknown as Order, PAGE);

test.each([
  [{ status: 'CREATED' }, 'action'],
  [{ status: 'PAYER_ACTION_REQUIRED' }, 'action'],
  [{ status: 'VOIDED' }, 'released'],
  [{ status: 'A_STATE_OF_TOMORROW' }, 'processing'],
  [{ payments: { captures: [part('1', 'COMPLETED')] } }, 'captured'],
  [{ payments: { captures: [part('1', 'REFUNDED')] } }, 'captured'],
  [{ payments: { captures: [part('1', 'PENDING')] } }, 'processing'],
  [{ payments: { captures: [part('1', 'DECLINED')] } }, 'failed'],
  [{ payments: { authorizations: [part('1', 'CREATED')] } }, 'authorised'],
  [{ payments: { authorizations: [part('1', 'PENDING')] } }, 'processing'],
  [{ payments: { authorizations: [part('1', 'VOIDED')] } }, 'released'],
  [{ payments: { authorizations: [part('1', 'DENIED')] } }, 'failed'],
  [
    {
      payments: { authorizations: [part('1', 'CAPTURED')], captures: [part('2', 'COMPLETED', '20.00')] },
    },
    'captured',
  ],
] as const)('an order of PayPal’s with %j is “%s”', (change, state) => {
  expect(read(change)).toMatchObject({ state, amount: 7050, currency: 'EUR', reference: 'payment' });
});

test('what was taken is what its captures say, and the visitor is sent nowhere any more', () => {
  const payments = { captures: [part('1', 'DECLINED'), part('2', 'PARTIALLY_REFUNDED', '20.00')] };
  expect(read({ payments })).toMatchObject({ captured: 2000, redirectUrl: null, fault: null });
});

test.each([
  [7050, 'EUR', '70.50'],
  [5, 'CHF', '0.05'],
  [705, 'JPY', '705'],
  [7050, 'HUF', '7050'],
  [705000, 'TWD', '7050'],
])('%i of %s is written as PayPal reads it', (amount, currency_code, value) => {
  expect(moneyOf(amount, currency_code)).toEqual({ currency_code, value });
});
