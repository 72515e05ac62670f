import { describe, expect, test } from 'vitest';
import { BOOKING_STATUSES, isBookingStatus, isGivenUp, mayMove } from './booking-status.ts';

const ALLOWED = [
  'awaiting_payment confirmed',
  'awaiting_payment pending',
  'awaiting_payment failed',
  'awaiting_payment expired',
  'pending confirmed',
  'pending declined',
  'pending expired',
  'confirmed arrived',
  'confirmed completed',
  'confirmed no_show',
  'confirmed cancelled_by_customer',
  'confirmed cancelled_by_shop',
  'arrived completed',
];

describe('a booking', () => {
  test('moves along its table and nowhere else', () => {
    const moves = BOOKING_STATUSES.flatMap((from) =>
      BOOKING_STATUSES.filter((to) => mayMove(from, to)).map((to) => `${from} ${to}`),
    );
    expect(moves.toSorted()).toEqual(ALLOWED.toSorted());
  });

  test('of a status that is not ours goes nowhere', () => {
    expect(BOOKING_STATUSES.some((to) => mayMove('m_12', to))).toBe(false);
    expect(isBookingStatus('toString')).toBe(false);
  });

  test('that came to an end by itself is not given up', () => {
    expect(BOOKING_STATUSES.filter((status) => !isGivenUp(status))).toEqual([
      'awaiting_payment',
      'pending',
      'confirmed',
      'arrived',
      'completed',
      'no_show',
    ]);
  });
});
