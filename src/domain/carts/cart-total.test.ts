import { expect, it } from 'vitest';
import { cartTotal } from './cart-total.ts';

it('a cart costs its visit and all else', () => {
  expect(cartTotal({ kind: 'single', amount: 9000, from: false }, 3400)).toEqual({
    kind: 'single',
    amount: 12400,
    from: false,
  });
  expect(cartTotal(null, 3400)).toEqual({ kind: 'single', amount: 3400, from: false });
});

it('what a visit leaves open, the whole leaves open', () => {
  expect(cartTotal({ kind: 'single', amount: 9000, from: true }, 3400)).toMatchObject({ from: true });
  expect(cartTotal({ kind: 'week', weekday: 9000, weekend: 9900, from: false }, 3400)).toEqual({
    kind: 'week',
    weekday: 12400,
    weekend: 13300,
    from: false,
  });
});
