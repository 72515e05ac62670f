import type { Instant } from '../time/instant.ts';
import type { ShopDay, VisitLine } from './calendar.ts';
import { placeLines } from './candidates.ts';
import { elapsedMinuteAt, zonedDayOf } from './hours/clock-change.ts';
import { startsWithinOpening, visitAt, type SearchLimits } from './visit-search.ts';

/** Why a visit cannot begin at an instant. */
export type StartRefusal =
  /** That moment is over. */
  | 'past'
  /** The shop does not open that day. */
  | 'closed'
  /** It opens that day, but is not open then. */
  | 'outside-hours'
  /** It is open, but not for as long as the visit takes from then on. */
  | 'ends-after-closing'
  /** It is open, but no visit begins then, or nobody who performs it works. */
  | 'not-offered'
  /** Somebody was faster. */
  | 'taken';

/**
 * Why a visit that does not fit at an instant does not: the first reason that holds. `untouched`: the day without anybody's
 * events, so that what fits there was taken.
 */
export function startRefusal(
  untouched: ShopDay,
  lines: readonly VisitLine[],
  limits: SearchLimits,
  startsAt: Instant,
): StartRefusal {
  if (startsAt < limits.now + limits.leadMinutes * 60_000) return 'past';
  if (untouched.open.length === 0) return 'closed';
  const minute = elapsedMinuteAt(zonedDayOf(untouched.date, untouched.timeZone), startsAt);
  if (!untouched.open.some(({ start, end }) => start <= minute && minute < end)) return 'outside-hours';
  if (startsWithinOpening(untouched, placeLines(lines), [minute]).length === 0) return 'ends-after-closing';
  return visitAt(untouched, lines, limits, startsAt) === null ? 'not-offered' : 'taken';
}
