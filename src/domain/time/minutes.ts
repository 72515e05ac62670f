/**
 * A half-open range of minutes since the start of a shop's day: `start` belongs to it, `end` does not.
 * Minutes count elapsed time, so a day of the clock change runs to 1380 or 1500.
 */
export interface MinuteRange {
  readonly start: number;
  readonly end: number;
}

/** The same minutes as sorted ranges that neither overlap nor touch; empty and inverted ranges fall away. */
export function mergeRanges(ranges: readonly MinuteRange[]): readonly MinuteRange[] {
  if (isMerged(ranges)) return ranges;
  const merged: MinuteRange[] = [];
  for (const range of ranges.filter(({ start, end }) => start < end).toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && range.start <= last.end) {
      merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
    } else merged.push(range);
  }
  return merged;
}

function isMerged(ranges: readonly MinuteRange[]): boolean {
  let after = -Infinity;
  for (const { start, end } of ranges) {
    if (start <= after || start >= end) return false;
    after = end;
  }
  return true;
}

/** The minutes of `ranges` that are in none of `taken`, as merged ranges. */
export function subtractRanges(
  ranges: readonly MinuteRange[],
  taken: readonly MinuteRange[],
): readonly MinuteRange[] {
  const cuts = mergeRanges(taken);
  return mergeRanges(ranges).flatMap((range) => {
    const left: MinuteRange[] = [];
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
export function holdsSpan(merged: readonly MinuteRange[], start: number, end: number): boolean {
  return merged.some((range) => range.start <= start && end <= range.end);
}

/** Wall-clock minutes of HH:MM, 24:00 included; null for anything else. */
export function minutesOfClock(clock: string): number | null {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(clock);
  if (match) return Number(match[1]) * 60 + Number(match[2]);
  return clock === '24:00' ? 1440 : null;
}
