import { instant, type InstantRange } from '../time/instant.ts';
import { elapsedMinute, wallMinute } from '../time/minutes-of-day.ts';
import type { ElapsedRange, WallRange } from '../time/minutes.ts';

export function elapsed(start: number, end: number): ElapsedRange {
  return { start: elapsedMinute(start), end: elapsedMinute(end) };
}

export function wall(start: number, end: number): WallRange {
  return { start: wallMinute(start), end: wallMinute(end) };
}

/** Of two moments as ISO 8601 writes them. */
export function between(start: string, end: string): InstantRange {
  return { start: instant(Date.parse(start)), end: instant(Date.parse(end)) };
}
