import { describe, expect, test } from 'vitest';
import { paymentNow } from './payment-terms.ts';

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
