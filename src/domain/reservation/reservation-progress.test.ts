import { expect, test } from 'vitest';
import { reservationStep, stepsBefore, type ReachedVisit } from './reservation-progress.ts';
import { reservationStepOf } from './reservation-step.ts';

const NOTHING: ReachedVisit = {
  hasShopChoice: true,
  hasShop: false,
  isHeld: false,
  isComplete: false,
  isSent: false,
};
const SHOP = { ...NOTHING, hasShop: true };
const HELD = { ...SHOP, isHeld: true };
const COMPLETE = { ...HELD, isComplete: true };
const SENT = { ...COMPLETE, isSent: true };

test.each([
  [undefined, NOTHING, 'shop'],
  [undefined, SHOP, 'time'],
  [undefined, HELD, 'details'],
  [undefined, COMPLETE, 'review'],
] as const)('without a wish (%s) the step of a visit is the one to be done next: %o is at %s', (...row) => {
  const [wished, visit, step] = row;
  expect(reservationStep(wished, visit)).toBe(step);
});

test.each([
  ['shop', COMPLETE, 'shop'],
  ['time', COMPLETE, 'time'],
  ['details', COMPLETE, 'details'],
  ['review', COMPLETE, 'review'],
] as const)(
  'a wished step (%s) that the visit has reached (%o) is shown, whatever else is settled: %s',
  (...row) => {
    const [wished, visit, step] = row;
    expect(reservationStep(wished, visit)).toBe(step);
  },
);

test.each([
  ['review', NOTHING, 'shop'],
  ['time', NOTHING, 'shop'],
  ['details', SHOP, 'time'],
  ['review', SHOP, 'time'],
  ['review', HELD, 'details'],
  ['confirmed', SHOP, 'time'],
  ['shop', { ...SHOP, hasShopChoice: false }, 'time'],
] as const)(
  'a wished step (%s) that has nothing yet (%o) leads to the last sensible one before it: %s',
  (...row) => {
    const [wished, visit, step] = row;
    expect(reservationStep(wished, visit)).toBe(step);
  },
);

test.each([
  [['shop', 'time', 'details'], 'time', 1],
  [['shop', 'time', 'review'], 'details', 2],
  [['confirmed'], 'time', 0],
  [['confirmed', 'time'], 'details', 2],
  [['confirmed', 'time', 'details'], 'time', 1],
  [['confirmed', 'time', 'details', 'review'], 'confirmed', 0],
] as const)('of the steps gone through (%o), those before %s stay: %i', (steps, next, count) => {
  expect(stepsBefore(steps, next)).toBe(count);
});

test('a booking that was sent is waited for at the review, or at the details that were sent', () => {
  expect(reservationStep('time', SENT)).toBe('review');
  expect(reservationStep('shop', SENT)).toBe('review');
  expect(reservationStep('details', SENT)).toBe('details');
});

test('a word of an address is a step or none', () => {
  expect(reservationStepOf('details')).toBe('details');
  for (const word of ['Details', '', 'toString', null, 3]) expect(reservationStepOf(word)).toBeUndefined();
});

test('the steps before another stay, in the order of the reservation', () => {
  expect(stepsBefore(['shop', 'time', 'details'], 'review')).toBe(3);
  expect(stepsBefore(['shop', 'time', 'review'], 'details')).toBe(2);
  expect(stepsBefore(['time', 'details'], 'shop')).toBe(0);
  expect(stepsBefore(['shop', 'time'], 'time')).toBe(1);
});
