import type { Stripe } from '@stripe/stripe-js';
import { expect, test, vi } from 'vitest';
import { EURO } from '#domain/prices/money.ts';
import { stripeFormOf } from './stripe-form.ts';

function opened(sum: { readonly amount: number; readonly isHold: boolean }) {
  const update = vi.fn<(changed: object) => void>();
  const elements = vi.fn<(options: object) => object>(() => ({ create: () => ({}), update }));
  const stripe = { elements } as unknown as Stripe;
  const form = stripeFormOf(stripe, { ...sum, currency: EURO, locale: 'fr', isDark: false });
  return { form, update, elements };
}

test.each([
  [false, 'automatic'],
  [true, 'manual'],
] as const)('Stripe is told whether the card is only held: %s is “%s”', (isHold, captureMethod) => {
  const { elements } = opened({ amount: 3400, isHold });
  expect(elements.mock.lastCall?.[0]).toMatchObject({ amount: 3400, captureMethod, currency: 'eur' });
});

test('what is to be paid may change to a card that is held, and to nothing, which is no sum', () => {
  const { form, update } = opened({ amount: 3400, isHold: false });
  form.update({ amount: 2000, isHold: true });
  form.update({ amount: 0, isHold: false });
  expect(update.mock.calls).toEqual([[{ amount: 2000, captureMethod: 'manual' }]]);
});
