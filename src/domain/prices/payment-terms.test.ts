import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cancelTerms, lateFeeOf } from '../appointments/changing/cancelling.ts';
import { instant } from '../time/instant.ts';
import { creditNow, onlinePaymentOf, PAYMENT_MODES, paymentNow, redeemedAtOnce } from './payment-terms.ts';

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
    const others = Math.max(0, sums.due - sums.services);
    expect(paymentNow({ ...sums, others }, terms(mode))).toEqual(expected);
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
        const online = paymentNow({ services, others: products, due }, { mode, depositPercent: 30 });
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

describe('a customer’s credit', () => {
  test.each([
    ['full', { services: 8000, due: 8000, gifts: 0 }, 10_000, 8000],
    ['full', { services: 8000, due: 8000, gifts: 0 }, 3000, 3000],
    ['deposit', { services: 8000, due: 8000, gifts: 0 }, 10_000, 2400],
    ['deposit', { services: 8000, due: 8000, gifts: 0 }, 1000, 1000],
    ['deposit', { services: 8000, due: 13_000, gifts: 5000 }, 10_000, 2400],
    ['none', { services: 8000, due: 8000, gifts: 0 }, 10_000, 0],
    ['none', { services: 8000, due: 10_000, gifts: 0 }, 10_000, 2000],
    ['hold', { services: 8000, due: 8000, gifts: 0 }, 10_000, 8000],
  ] as const)('by the payment terms %s, of %j a credit of %d pays %d', (mode, sums, credit, paid) => {
    const others = sums.due - sums.services;
    expect(creditNow({ ...sums, others, credit }, { mode, depositPercent: 30 })).toBe(paid);
  });

  test('a credit leaves to pay in the shop what a card leaves, and no late cancellation is dearer with it', () => {
    const cents = fc.nat(100_000);
    const sale = fc.record({ services: cents, products: cents, gifts: cents, credit: cents });
    const rule = fc.record({
      mode: fc.constantFrom(...PAYMENT_MODES),
      depositPercent: fc.nat(100),
      lateFeePercent: fc.nat(100),
    });
    fc.assert(
      fc.property(
        sale,
        rule,
        ({ services, products, gifts, credit: owned }, { lateFeePercent, ...terms }) => {
          const whole = services + products + gifts;
          const others = products + gifts;
          const credit = creditNow({ services, others, due: whole, gifts, credit: owned }, terms);
          const ways = [0, credit].map((spent) => {
            const due = whole - spent;
            const { mode, amount } = paymentNow({ services, others, due }, terms);
            const isHeld = mode === 'hold';
            const taken = isHeld ? 0 : amount;
            const visit = {
              startsAt: instant(0),
              cancelHours: 24,
              lateFeePercent,
              services,
              paid: Math.min(services, Math.max(0, spent + taken - others)),
              authorised: isHeld ? amount : 0,
            };
            const { refund, charge } = cancelTerms(visit, visit.startsAt);
            const kept = visit.paid - refund + charge;
            return { left: due - amount, told: lateFeeOf(visit)?.amount ?? 0, kept, taken };
          });
          const [byCard, byCredit] = ways;
          expect(byCredit?.left).toBe(byCard?.left);
          expect(byCredit?.kept).toBe(byCard?.kept);
          for (const { told, kept } of ways) expect(kept).toBe(told);
          // No voucher is bought with it.
          expect((byCredit?.taken ?? 0) + credit).toBeGreaterThanOrEqual(others);
          if (gifts > 0) expect(byCredit?.taken).toBeGreaterThanOrEqual(gifts);
        },
      ),
      { numRuns: 3000 },
    );
  });
});
