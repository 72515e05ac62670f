import { repeat } from '../../repeat.ts';
import { civilDate, dayNumber, toCivilDate, toDateKey, type DateKey } from '../../time/date-key.ts';
import { instant, type Instant, type InstantRange } from '../../time/instant.ts';
import { elapsedMinute, wallMinute, type ElapsedMinute, type WallMinute } from '../../time/minutes-of-day.ts';
import { mergeRanges, type ElapsedRange, type WallRange } from '../../time/minutes.ts';

const MINUTE = 60_000;
const DAY = 1440;

/**
 * A shop's day between two of its midnights. Minutes are counted as they elapse from `startsAt`; `wallStart` is
 * what the clock shows at that moment (0, or later where the change skips midnight).
 */
export interface ZonedDay {
  readonly date: DateKey;
  readonly timeZone: string;
  /** The first moment of the day. */
  readonly startsAt: Instant;
  /** 1440; other on the days of the clock change; 0 for a date that its zone left out. */
  readonly lengthMinutes: number;
  readonly wallStart: WallMinute;
  /** The clock jumps by `shift` minutes (negative is back) when `at` minutes of the day have elapsed. */
  readonly change: { readonly at: ElapsedMinute; readonly shift: number } | null;
}

const clocks = new Map<string, Intl.DateTimeFormat>();
const zonedDays = new Map<string, Map<DateKey, ZonedDay>>();
/** Days remembered of each zone: more than a visitor looks through. */
const MOST_CACHED = 1000;

function clockOf(timeZone: string): Intl.DateTimeFormat {
  let clock = clocks.get(timeZone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
    clocks.set(timeZone, clock);
  }
  return clock;
}

/** Minutes since 1 January 1970 that the zone's clock and calendar show at an epoch minute. */
function wallMinuteAt(epochMinute: number, timeZone: string): number {
  const [month, day, year, hour, minute] = (
    clockOf(timeZone)
      .format(epochMinute * MINUTE)
      .match(/\d+/g) ?? []
  ).map(Number);
  return (
    dayNumber({ year: year ?? 0, month: month ?? 1, day: day ?? 1 }) * DAY + (hour ?? 0) * 60 + (minute ?? 0)
  );
}

function offsetAt(epochMinute: number, timeZone: string): number {
  return wallMinuteAt(epochMinute, timeZone) - epochMinute;
}

/** The first epoch minute after `from` at which the offset is no longer that of `from`. */
function transitionIn(from: number, to: number, timeZone: string): number {
  const before = offsetAt(from, timeZone);
  let low = from;
  let high = to;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(middle, timeZone) === before) low = middle;
    else high = middle;
  }
  return high;
}

/** Epoch minute of the first moment of a date; where midnight is skipped, the moment of the jump. */
function startOfDay(day: number, timeZone: string): number {
  const midnight = day * DAY;
  const offsets = [offsetAt(midnight - DAY, timeZone), offsetAt(midnight + DAY, timeZone)];
  const starts = offsets
    .map((offset) => midnight - offset)
    .filter((start, index) => offsetAt(start, timeZone) === offsets[index]);
  return starts.length > 0 ? Math.min(...starts) : transitionIn(midnight - DAY, midnight + DAY, timeZone);
}

/** A date in an IANA zone: when it begins, how long it is; remembered, since every slot and label asks for it. */
export function zonedDayOf(date: DateKey, timeZone: string): ZonedDay {
  const daysOfZone = zonedDays.get(timeZone) ?? new Map<DateKey, ZonedDay>();
  let zonedDay = daysOfZone.get(date);
  if (!zonedDay) {
    zonedDay = createZonedDay(date, timeZone);
    if (daysOfZone.size >= MOST_CACHED) daysOfZone.clear();
    zonedDays.set(timeZone, daysOfZone.set(date, zonedDay));
  }
  return zonedDay;
}

function createZonedDay(date: DateKey, timeZone: string): ZonedDay {
  const day = dayNumber(toCivilDate(date));
  const start = startOfDay(day, timeZone);
  const end = Math.max(start, startOfDay(day + 1, timeZone));
  const shift = end > start ? offsetAt(end - 1, timeZone) - offsetAt(start, timeZone) : 0;
  return {
    date,
    timeZone,
    startsAt: instant(start * MINUTE),
    lengthMinutes: end - start,
    wallStart: wallMinute(end > start ? wallMinuteAt(start, timeZone) - day * DAY : 0),
    change: shift === 0 ? null : { at: elapsedMinute(transitionIn(start, end - 1, timeZone) - start), shift },
  };
}

/** The date that the zone's calendar shows at an instant. */
export function dateAt(moment: Instant, timeZone: string): DateKey {
  return toDateKey(civilDate(Math.floor(wallMinuteAt(Math.floor(moment / MINUTE), timeZone) / DAY)));
}

/** What the clock shows, in minutes since midnight, when `elapsed` minutes of the day are over. */
export function wallAt(zonedDay: ZonedDay, elapsed: ElapsedMinute): WallMinute {
  const shift = zonedDay.change && elapsed >= zonedDay.change.at ? zonedDay.change.shift : 0;
  return wallMinute(zonedDay.wallStart + elapsed + shift);
}

/** Every elapsed minute at which the clock shows a wall minute: none where it is skipped, two where it is repeated. */
export function elapsedAt(zonedDay: ZonedDay, wall: WallMinute): readonly ElapsedMinute[] {
  return segments(zonedDay)
    .filter(({ start, end, shift }) => wall - shift >= start && wall - shift < end)
    .map(({ shift }) => elapsedMinute(wall - shift));
}

/** Whether the clock shows the time of this elapsed minute twice on this day. */
export function isAmbiguous(zonedDay: ZonedDay, elapsed: ElapsedMinute): boolean {
  return zonedDay.change !== null && elapsedAt(zonedDay, wallAt(zonedDay, elapsed)).length > 1;
}

/** The parts of the day with one offset each; `shift` turns their elapsed minutes into wall minutes. */
function segments({
  change,
  lengthMinutes,
  wallStart,
}: ZonedDay): readonly { readonly start: number; readonly end: number; readonly shift: number }[] {
  if (!change) return [{ start: 0, end: lengthMinutes, shift: wallStart }];
  return [
    { start: 0, end: change.at, shift: wallStart },
    { start: change.at, end: lengthMinutes, shift: wallStart + change.shift },
  ];
}

/**
 * The elapsed minutes during which the clock shows a time of the wall ranges. A time that does not exist is skipped;
 * a repeated hour counts both times, so that no minute is offered whose wall time lies outside the ranges.
 */
export function elapsedRanges(zonedDay: ZonedDay, wallRanges: readonly WallRange[]): readonly ElapsedRange[] {
  return mergeRanges(
    segments(zonedDay).flatMap(({ start, end, shift }) =>
      wallRanges.map((range) => ({
        start: elapsedMinute(Math.max(start, range.start - shift)),
        end: elapsedMinute(Math.min(end, range.end - shift)),
      })),
    ),
  );
}

/** The elapsed minutes of this day that a range of instants touches; null if none. */
export function elapsedSpan(zonedDay: ZonedDay, range: InstantRange): ElapsedRange | null {
  const start = Math.max(0, Math.floor((range.start - zonedDay.startsAt) / MINUTE));
  const end = Math.min(zonedDay.lengthMinutes, Math.ceil((range.end - zonedDay.startsAt) / MINUTE));
  return range.start < range.end && start < end
    ? { start: elapsedMinute(start), end: elapsedMinute(end) }
    : null;
}

/** The first moment that belongs to the day no more. */
export function endOfDay(zonedDay: ZonedDay): Instant {
  return instant(zonedDay.startsAt + zonedDay.lengthMinutes * MINUTE);
}

export function instantAt(zonedDay: ZonedDay, elapsed: ElapsedMinute): Instant {
  return instant(zonedDay.startsAt + elapsed * MINUTE);
}

/** How much of the day is over at an instant: whole minutes. */
export function elapsedMinuteAt(zonedDay: ZonedDay, moment: Instant): ElapsedMinute {
  return elapsedMinute(Math.floor((moment - zonedDay.startsAt) / MINUTE));
}

/** Elapsed minutes at which the clock shows a multiple of `step` minutes: where slots begin. */
export function gridOf(zonedDay: ZonedDay, step: number): readonly ElapsedMinute[] {
  return segments(zonedDay).flatMap(({ start, end, shift }) => {
    const first = start + ((step - ((start + shift) % step)) % step);
    return repeat(Math.ceil((end - first) / step), (index) => elapsedMinute(first + index * step));
  });
}

/** The offset from UTC in minutes when `elapsed` minutes of the day are over. */
export function offsetMinutes(zonedDay: ZonedDay, elapsed: ElapsedMinute): number {
  return (
    dayNumber(toCivilDate(zonedDay.date)) * DAY +
    wallAt(zonedDay, elapsed) -
    (zonedDay.startsAt / MINUTE + elapsed)
  );
}
