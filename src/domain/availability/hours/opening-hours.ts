import type { WeekHours } from '../../catalogue/catalogue.ts';
import type { LocalizedText } from '../../locale.ts';
import { weekday, type DateKey } from '../../time/date-key.ts';
import { wallMinute } from '../../time/minutes-of-day.ts';
import { mergeRanges, subtractRanges, type WallRange } from '../../time/minutes.ts';

/** A day on which a shop's week does not hold; `range` null for the whole day. */
export interface SpecialDay {
  readonly date: DateKey;
  readonly range: WallRange | null;
  /** Why, in the shop's words. */
  readonly label?: LocalizedText;
}

/** The days on which a shop is closed against its week, and those on which it is open against it. */
export interface SpecialDays {
  readonly closed: readonly SpecialDay[];
  readonly open: readonly SpecialDay[];
}

const WHOLE_DAY: WallRange = { start: wallMinute(0), end: wallMinute(1440) };

/**
 * A shop's opening hours on a date: the week's hours less what is closed, and with what is open
 * against the week. An open day is the more particular of the two, so it wins over a closed one; without hours of its
 * own it has those of its weekday, or of a usual day where that weekday is closed.
 */
export function openingHours(
  date: DateKey,
  week: WeekHours,
  closedDays: readonly SpecialDay[],
  openDays: readonly SpecialDay[],
): readonly WallRange[] {
  const usual = week[weekday(date)] ?? [];
  const closed = closedDays.filter((day) => day.date === date).map((day) => day.range ?? WHOLE_DAY);
  const opened = openDays
    .filter((day) => day.date === date)
    .flatMap((day) => day.range ?? (usual.length > 0 ? usual : [usualSpan(week)]));
  return mergeRanges([...subtractRanges(usual, closed), ...opened]);
}

/** From the earliest opening of the week to its latest closing. */
function usualSpan(week: WeekHours): WallRange {
  const hours = mergeRanges(week.flat());
  return { start: hours[0]?.start ?? WHOLE_DAY.start, end: hours.at(-1)?.end ?? WHOLE_DAY.end };
}
