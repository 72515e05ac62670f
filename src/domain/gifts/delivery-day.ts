import { dateAt, elapsedAt, zonedDayOf } from '../availability/hours/clock-change.ts';
import { addDays, isDateKey, type DateKey } from '../time/date-key.ts';
import { instant, type Instant } from '../time/instant.ts';
import { wallMinute } from '../time/minutes-of-day.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;

/** How long a voucher may wait to be sent. */
export const LATEST_DELIVERY = 366 * DAY;

/** When the mail of a chosen day leaves, by the shop's clock: early in the morning. */
const MORNING = wallMinute(8 * 60);

export interface DeliveryDays {
  readonly first: DateKey;
  readonly last: DateKey;
}

/** The days that a voucher may be sent on later: from tomorrow, in the shop's zone, for a year. */
export function deliveryDays(now: Instant, timeZone: string): DeliveryDays {
  const today = dateAt(now, timeZone);
  return { first: addDays(today, 1), last: addDays(today, 365) };
}

export type DayError = 'required' | 'invalid' | 'past' | 'late';

/** Null: a voucher may be sent on that day. */
export function deliveryDayError(day: string, { first, last }: DeliveryDays): DayError | null {
  if (day === '') return 'required';
  if (!isDateKey(day)) return 'invalid';
  if (day < first) return 'past';
  return day > last ? 'late' : null;
}

/** The moment at which it is sent on a day. */
export function deliveryMoment(day: DateKey, timeZone: string): Instant {
  const zoned = zonedDayOf(day, timeZone);
  // Where the clock skips that time, the day's first moment will do.
  const [elapsed = 0] = elapsedAt(zoned, MORNING);
  return instant(zoned.startsAt + elapsed * MINUTE);
}

/** A day as an input of dates has it, with dashes. */
export function inputOfDay(day: DateKey): string {
  return isDateKey(day) ? `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}` : '';
}

/** The day of such an input; empty while it is not whole. */
export function dayOfInput(value: string): DateKey {
  return value.replaceAll('-', '');
}
