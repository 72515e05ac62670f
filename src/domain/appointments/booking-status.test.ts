import { describe, expect, test } from 'vitest';
import { BOOKING_STATUSES, isBookingStatus, isGivenUp, mayMove, shownStatus } from './booking-status.ts';

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
  test('a booking moves from status to status as its table allows, and no other way', () => {
    const moves = BOOKING_STATUSES.flatMap((from) =>
      BOOKING_STATUSES.filter((to) => mayMove(from, to)).map((to) => `${from} ${to}`),
    );
    expect(moves.toSorted()).toEqual(ALLOWED.toSorted());
  });

  test('a booking with an unknown status moves nowhere', () => {
    expect(BOOKING_STATUSES.some((to) => mayMove('m_12', to))).toBe(false);
    expect(isBookingStatus('toString')).toBe(false);
  });

  test('a booking that is under way or came to its end is not given up', () => {
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

test.each([
  ['awaiting_payment', 10, 'to-pay'],
  ['pending', 10, 'awaiting'],
  ['confirmed', 10, 'confirmed'],
  ['confirmed', 20, 'past'],
  ['arrived', 10, 'confirmed'],
  ['completed', 10, 'past'],
  ['no_show', 30, 'missed'],
  ['cancelled_by_customer', 10, 'cancelled'],
  ['cancelled_by_shop', 30, 'cancelled'],
  ['declined', 10, 'cancelled'],
  ['PAID_PARTIAL', 10, 'unknown'],
])('a booking of status %s, seen at %d, is shown as %s where it ends at 20', (word, now, shown) => {
  expect(shownStatus(word, 20, now)).toBe(shown);
});
