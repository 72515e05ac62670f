import { wallMinute, type WallMinute } from '../../time/minutes-of-day.ts';
import type { WallRange } from '../../time/minutes.ts';

/** A part of the day as people call it, by the shop's clock. */
export type PartOfDay = 'morning' | 'afternoon' | 'evening';

const HOUR = 60;

const RANGES: Readonly<Record<PartOfDay, WallRange>> = {
  morning: { start: wallMinute(0), end: wallMinute(12 * HOUR) },
  afternoon: { start: wallMinute(12 * HOUR), end: wallMinute(18 * HOUR) },
  evening: { start: wallMinute(18 * HOUR), end: wallMinute(24 * HOUR) },
};

export const PARTS_OF_DAY: readonly PartOfDay[] = ['morning', 'afternoon', 'evening'];

/** From when to when a part lasts: the first starts with the day, the last ends with it. */
export function partHours(part: PartOfDay): WallRange {
  return RANGES[part];
}

/** The part that a text names; null where it names none. */
export function dayPartOf(text: string): PartOfDay | null {
  return PARTS_OF_DAY.find((part) => part === text) ?? null;
}

/** The part to which a time of the clock belongs. */
export function partAt(minute: WallMinute): PartOfDay {
  return PARTS_OF_DAY.find((part) => minute < RANGES[part].end) ?? 'evening';
}

/** Whether the clock shows a time of one of the parts; of no part: any time does. */
export function isWithinParts(parts: readonly PartOfDay[], minute: WallMinute): boolean {
  return (
    parts.length === 0 || parts.some((part) => minute >= RANGES[part].start && minute < RANGES[part].end)
  );
}

/** The minutes of the parts that lie within opening hours; of no part: all opening hours. */
export function openWithin(parts: readonly PartOfDay[], open: readonly WallRange[]): readonly WallRange[] {
  if (parts.length === 0) return open;
  return parts.flatMap((part) =>
    open.flatMap(({ start, end }) => {
      const within = {
        start: wallMinute(Math.max(start, RANGES[part].start)),
        end: wallMinute(Math.min(end, RANGES[part].end)),
      };
      return within.start < within.end ? [within] : [];
    }),
  );
}

/** How many minutes lie between a part of the day and a stretch of it, or a moment; 0 within the part. */
export function minutesFromPart(part: PartOfDay, from: WallMinute, to: WallMinute = from): number {
  const { start, end } = RANGES[part];
  return Math.max(0, start - to, from - (end - 1));
}
