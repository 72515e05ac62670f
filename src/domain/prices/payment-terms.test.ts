import { describe, expect, test } from 'vitest';
import { cancelTerms, isPaymentEnabled, maySellOnline, paymentNow } from './payment-terms.ts';
import { instant } from '../time/instant.ts';

test.each([
  ['stripe', 'pk_test', true, true],
  ['stripe', '', false, false],
  ['payzen', 'key', true, true],
  ['payzen', '', false, false],
  ['saferpay', '', true, true],
  ['paypal', '', true, true],
  ['monetico', '', true, false],
  ['free', 'pk_test', false, false],
  ['cheque', 'pk_test', false, false],
])(
  'payment by %s with the key "%s" is enabled: %s, and for online sale: %s',
  (provider, publicKey, pays, sells) => {
    expect([isPaymentEnabled({ provider, publicKey }), maySellOnline({ provider, publicKey })]).toEqual([
      pays,
      sells,
    ]);
  },
);

describe('what is paid at once', () => {
  const terms = (mode: 'none' | 'hold' | 'deposit' | 'full') => ({ mode, depositPercent: 30 });
  test.each([
    ['none', { services: 8000, due: 8000 }, { mode: 'none', amount: 0 }],
    ['full', { services: 8000, due: 8000 }, { mode: 'full', amount: 8000 }],
    ['deposit', { services: 8000, due: 8000 }, { mode: 'deposit', amount: 2400 }],
    ['hold', { services: 8000, due: 8000 }, { mode: 'hold', amount: 8000 }],
    ['none', { services: 8000, due: 10_000 }, { mode: 'deposit', amount: 2000 }],
    ['none', { services: 0, due: 2000 }, { mode: 'full', amount: 2000 }],
    ['deposit', { services: 8000, due: 10_000 }, { mode: 'deposit', amount: 4400 }],
    ['hold', { services: 8000, due: 10_000 }, { mode: 'deposit', amount: 2000 }],
    ['full', { services: 8000, due: 0 }, { mode: 'none', amount: 0 }],
    ['deposit', { services: 8000, due: 5000 }, { mode: 'none', amount: 0 }],
    ['full', { services: 8000, due: 5000 }, { mode: 'full', amount: 5000 }],
  ] as const)('the payment terms %s for %j ask at once for %j', (mode, sums, expected) => {
    expect(paymentNow(sums, terms(mode))).toEqual(expected);
  });
});

describe('cancelling', () => {
  const startsAt = instant(Date.UTC(2026, 0, 13, 9));
  const hour = 3_600_000;
  const visit = { startsAt, cancelHours: 24, lateFeePercent: 50, services: 8000, paid: 8000, held: 0 };

  test('a cancellation in time, to the last moment, gives everything back', () => {
    const until = instant(startsAt - 24 * hour);
    expect(cancelTerms(visit, until)).toEqual({ cancelUntil: until, isLate: false, fee: 0, refund: 8000 });
  });

  test.each([
    [
      { paid: 8000, held: 0 },
      { fee: 4000, refund: 4000 },
    ],
    [
      { paid: 2400, held: 0 },
      { fee: 2400, refund: 0 },
    ],
    [
      { paid: 0, held: 0 },
      { fee: 0, refund: 0 },
    ],
    [
      { paid: 0, held: 8000 },
      { fee: 4000, refund: 0 },
    ],
  ])('a late cancellation with %j costs %j', (paid, expected) => {
    expect(cancelTerms({ ...visit, ...paid }, instant(startsAt - hour))).toMatchObject({
      isLate: true,
      ...expected,
    });
  });
});
