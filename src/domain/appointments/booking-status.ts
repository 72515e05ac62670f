/** What becomes of a booking order. */
export const BOOKING_STATUSES = [
  'awaiting_payment',
  'pending',
  'confirmed',
  'arrived',
  'completed',
  'cancelled_by_customer',
  'cancelled_by_shop',
  'declined',
  'no_show',
  'expired',
  'failed',
] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

export type PaymentStatus =
  'none' | 'card_held' | 'deposit_paid' | 'paid' | 'partially_refunded' | 'refunded' | 'failed';

/** Every move that there is; any other is refused. */
const MOVES: Readonly<Record<BookingStatus, readonly BookingStatus[]>> = {
  awaiting_payment: ['confirmed', 'pending', 'failed', 'expired'],
  pending: ['confirmed', 'declined', 'expired'],
  confirmed: ['arrived', 'completed', 'no_show', 'cancelled_by_customer', 'cancelled_by_shop'],
  arrived: ['completed'],
  completed: [],
  cancelled_by_customer: [],
  cancelled_by_shop: [],
  declined: [],
  no_show: [],
  expired: [],
  failed: [],
};

export function isBookingStatus(word: string): word is BookingStatus {
  return BOOKING_STATUSES.some((status) => status === word);
}

/** Whether a booking may go from one status to another; one that we do not know goes nowhere. */
export function mayMove(from: string, to: BookingStatus): boolean {
  return isBookingStatus(from) && MOVES[from].includes(to);
}

/** Whether the visit will not take place: its people and rooms are free again. */
export function isGivenUp(status: BookingStatus): boolean {
  return ['cancelled_by_customer', 'cancelled_by_shop', 'declined', 'expired', 'failed'].includes(status);
}

/** The few words that visitors are shown. `unknown` is a word of a back end that we do not know, shown as it is. */
export type ShownStatus = 'to-pay' | 'awaiting' | 'confirmed' | 'past' | 'missed' | 'cancelled' | 'unknown';

const SHOWN: Readonly<Record<BookingStatus, ShownStatus>> = {
  awaiting_payment: 'to-pay',
  pending: 'awaiting',
  confirmed: 'confirmed',
  arrived: 'confirmed',
  completed: 'past',
  cancelled_by_customer: 'cancelled',
  cancelled_by_shop: 'cancelled',
  declined: 'cancelled',
  no_show: 'missed',
  expired: 'cancelled',
  failed: 'cancelled',
};

/** What a visitor is told of a status; a confirmed visit that has ended is past. Instants in epoch milliseconds. */
export function shownStatus(word: string, end: number, now: number): ShownStatus {
  if (!isBookingStatus(word)) return 'unknown';
  const shown = SHOWN[word];
  return shown === 'confirmed' && end <= now ? 'past' : shown;
}
