import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { onlinePaymentOf, PAYMENT_MODES, paymentNow, redeemedAtOnce } from './payment-terms.ts';

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

test.each([
  ['none', null],
  ['hold', { mode: 'hold', amount: 8500, isOptional: false }],
  ['deposit', { mode: 'deposit', amount: 2550, isOptional: false }],
  ['full', { mode: 'full', amount: 8500, isOptional: false }],
] as const)('before a time is held, the terms %s ask of a visit for %j', (mode, expected) => {
  expect(onlinePaymentOf(8500, { mode, depositPercent: 30, isOptional: false })).toEqual(expected);
});

test('vouchers and credit pay for products first: with what is taken online, these are always paid, and by no more than they cost', () => {
  const cents = fc.integer({ min: 0, max: 100_000 });
  fc.assert(
    fc.property(
      fc.record({ services: cents, products: cents, mode: fc.constantFrom(...PAYMENT_MODES) }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      ({ services, products, mode }, part) => {
        const redeemed = Math.floor((services + products) * part);
        const due = services + products - redeemed;
        const online = paymentNow({ services, due }, { mode, depositPercent: 30 });
        const taken = online.mode === 'hold' ? 0 : online.amount;
        const atOnce = redeemedAtOnce(redeemed, products);
        expect(atOnce + taken).toBeGreaterThanOrEqual(products);
        expect(atOnce).toBeLessThanOrEqual(products);
        // Nobody who pays for the visit on site pays for more online.
        if (mode === 'none') expect(atOnce + taken).toBe(products);
      },
    ),
    { numRuns: 2000 },
  );
});
