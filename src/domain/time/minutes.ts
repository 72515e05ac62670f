import { wallMinute, type ElapsedMinute, type WallMinute } from './minutes-of-day.ts';

/** A half-open range of minutes of a day: `start` belongs to it, `end` does not. */
export interface MinuteRange<Minute extends number = number> {
  readonly start: Minute;
  readonly end: Minute;
}

export type ElapsedRange = MinuteRange<ElapsedMinute>;
export type WallRange = MinuteRange<WallMinute>;

/** The same minutes as sorted ranges that neither overlap nor touch; empty and inverted ranges fall away. */
export function mergeRanges<Minute extends number>(
  ranges: readonly MinuteRange<Minute>[],
): readonly MinuteRange<Minute>[] {
  if (isMerged(ranges)) return ranges;
  const merged: MinuteRange<Minute>[] = [];
  for (const range of ranges.filter(({ start, end }) => start < end).toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && range.start <= last.end) {
      merged[merged.length - 1] = { start: last.start, end: range.end > last.end ? range.end : last.end };
    } else merged.push(range);
  }
  return merged;
}

function isMerged(ranges: readonly MinuteRange<number>[]): boolean {
  let after = -Infinity;
  for (const { start, end } of ranges) {
    if (start <= after || start >= end) return false;
    after = end;
  }
  return true;
}

/** The minutes of `ranges` that are in none of `taken`, as merged ranges. */
export function subtractRanges<Minute extends number>(
  ranges: readonly MinuteRange<Minute>[],
  taken: readonly MinuteRange<Minute>[],
): readonly MinuteRange<Minute>[] {
  const cuts = mergeRanges(taken);
  return mergeRanges(ranges).flatMap((range) => {
    const left: MinuteRange<Minute>[] = [];
    let start = range.start;
    for (const cut of cuts) {
      if (cut.end <= start || cut.start >= range.end) continue;
      left.push({ start, end: cut.start });
      start = cut.end;
    }
    return [...left, { start, end: range.end }].filter((part) => part.start < part.end);
  });
}

/** Whether one of the merged ranges holds every minute of the span. */
export function holdsSpan<Minute extends number>(
  merged: readonly MinuteRange<Minute>[],
  start: Minute,
  end: Minute,
): boolean {
  return merged.some((range) => range.start <= start && end <= range.end);
}

/** Wall-clock minutes of HH:MM, 24:00 included; null for anything else. */
export function minutesOfClock(clock: string): WallMinute | null {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(clock);
  if (match) return wallMinute(Number(match[1]) * 60 + Number(match[2]));
  return clock === '24:00' ? wallMinute(1440) : null;
}
