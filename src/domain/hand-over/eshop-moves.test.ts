import { expect, test } from 'vitest';
import { ESHOP_STATUSES } from '../account/orders/eshop-order.ts';
import { isHandOver, isUnderWay, mayMoveOrder } from './eshop-moves.ts';

const movesOf = (mode: 'collect' | 'delivery') =>
  Object.fromEntries(
    ESHOP_STATUSES.map((from) => [from, ESHOP_STATUSES.filter((to) => mayMoveOrder(mode, from, to))]),
  );

test('what is collected goes by way of ready, and never on the way of what is sent', () => {
  expect(movesOf('collect')).toEqual({
    pending: ['paid', 'cancelled'],
    paid: ['preparing', 'ready', 'cancelled', 'refunded'],
    preparing: ['ready', 'cancelled', 'refunded'],
    ready: ['collected', 'cancelled', 'refunded'],
    collected: ['refunded'],
    shipped: ['refunded'],
    delivered: ['refunded'],
    cancelled: ['refunded'],
    refunded: [],
  });
});

test('what is sent goes by way of shipped, and is never ready to be collected', () => {
  expect(movesOf('delivery')).toEqual({
    pending: ['paid', 'cancelled'],
    paid: ['preparing', 'shipped', 'cancelled', 'refunded'],
    preparing: ['shipped', 'cancelled', 'refunded'],
    ready: ['cancelled', 'refunded'],
    collected: ['refunded'],
    shipped: ['delivered', 'refunded'],
    delivered: ['refunded'],
    cancelled: ['refunded'],
    refunded: [],
  });
});

test.each([
  ['collect', ['paid', 'preparing', 'ready']],
  ['delivery', ['paid', 'preparing', 'shipped']],
] as const)('an order to %s is under way from its payment to its hand-over', (mode, underWay) => {
  expect(ESHOP_STATUSES.filter((status) => isUnderWay({ mode, status }))).toEqual(underWay);
});

test('a shop prepares and hands over by itself; it neither pays, nor cancels, nor refunds so', () => {
  expect(ESHOP_STATUSES.filter(isHandOver)).toEqual([
    'preparing',
    'ready',
    'collected',
    'shipped',
    'delivered',
  ]);
});
