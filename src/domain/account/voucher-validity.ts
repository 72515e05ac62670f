import { dateAt } from '../availability/hours/clock-change.ts';
import type { DateKey } from '../time/date-key.ts';
import { instant, type Instant } from '../time/instant.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A day has ended everywhere on Earth twelve hours after it has by UTC. */
const EVERYWHERE = DAY + 12 * HOUR;

/** The first moment at which a voucher is worth nothing: its last day is over wherever its holder is. Epoch milliseconds. */
export function expiryOf(deliverAt: number, validDays: number): number {
  return Math.floor((deliverAt + validDays * DAY) / DAY) * DAY + EVERYWHERE;
}

/** The last day that a voucher is valid on, as people are told. */
export function lastDayOf(expiresAt: Instant): DateKey {
  return dateAt(instant(expiresAt - EVERYWHERE), 'UTC');
}
