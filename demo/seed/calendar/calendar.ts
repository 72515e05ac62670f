import type { MinuteRange } from '#domain/time/minutes.ts';
import { randomOf } from '../random.ts';

/** Something in a calendar, in wall-clock minutes since midnight, half-open, on multiples of five. */
export interface BusyEvent extends MinuteRange {
  readonly kind: 'private' | 'appointment';
}

/** Whose calendar, and on which day. */
export interface BusyDay {
  /** Names the resource for ever: the same key and date always give the same day. */
  readonly resource: string;
  /** YYYYMMDD. */
  readonly date: string;
  /** Days from the day of seeding: calendars thin out with them. */
  readonly daysAhead: number;
  /** Working hours of the day in wall-clock minutes, sorted and apart from one another. */
  readonly working: readonly MinuteRange[];
}

const GRID = 5;
const LENGTHS = [30, 30, 35, 45, 50, 60, 60, 65, 75, 75, 90, 105];

/**
 * What a practitioner already has on a day: a private lunch break, and appointments that with it take a quarter to over
 * half of the working hours in the coming days and hardly any after eight weeks. Some days are entirely full.
 */
export function busyEvents(day: BusyDay): BusyEvent[] {
  const random = randomOf(`${day.resource} ${day.date}`);
  const working = day.working.map(toGrid).filter(({ start, end }) => end > start);
  const total = lengthOf(working);
  const events = privateEvents(working, random);
  if (random() < fullDayChance(day.daysAhead))
    return sorted([...events, ...fillGaps(working, events, random)]);
  const wanted = total * (0.25 + 0.3 * random()) * thinning(day.daysAhead);
  for (let attempt = 0; attempt < 60 && lengthOf(events) < wanted; attempt += 1) {
    const gaps = gapsOf(working, events);
    const gap = gaps[Math.floor(random() * gaps.length)];
    const event = gap && appointmentIn(gap, random);
    if (event && lengthOf(events) + event.end - event.start <= wanted + 30) events.push(event);
  }
  return sorted(events);
}

function thinning(daysAhead: number): number {
  return daysAhead <= 4 ? 1 : Math.exp(-(daysAhead - 4) / 21);
}

function fullDayChance(daysAhead: number): number {
  return daysAhead <= 10 ? 0.08 : daysAhead <= 28 ? 0.04 : 0;
}

function privateEvents(working: readonly MinuteRange[], random: () => number): BusyEvent[] {
  const events: BusyEvent[] = [];
  const long = working.find(({ start, end }) => start <= 720 && end >= 900);
  if (long) {
    const start = onGrid(720 + random() * 90);
    events.push({ start, end: start + (random() < 0.6 ? 60 : 45), kind: 'private' });
  }
  const errand = working[working.length - 1];
  if (errand && random() < 0.08 && errand.end - errand.start >= 180)
    events.push({ start: errand.end - onGrid(45 + random() * 45), end: errand.end, kind: 'private' });
  return withoutOverlaps(events);
}

/** Appointments stand against an edge of a gap more often than in its middle: receptions book them side by side. */
function appointmentIn(gap: MinuteRange, random: () => number): BusyEvent | undefined {
  const length = LENGTHS[Math.floor(random() * LENGTHS.length)] ?? 60;
  const room = gap.end - gap.start - length;
  if (room < 0) return undefined;
  const place = random();
  const start =
    place < 0.4 ? gap.start : place < 0.65 ? gap.start + room : gap.start + onQuarter(random() * room);
  return { start, end: start + length, kind: 'appointment' };
}

function fillGaps(
  working: readonly MinuteRange[],
  events: readonly BusyEvent[],
  random: () => number,
): BusyEvent[] {
  const filled: BusyEvent[] = [];
  for (const gap of gapsOf(working, events)) {
    let start = gap.start;
    while (start < gap.end) {
      const length = LENGTHS[Math.floor(random() * LENGTHS.length)] ?? 60;
      const end = gap.end - start - length < 30 ? gap.end : start + length;
      filled.push({ start, end, kind: 'appointment' });
      start = end;
    }
  }
  return filled;
}

function gapsOf(working: readonly MinuteRange[], events: readonly BusyEvent[]): MinuteRange[] {
  const gaps: MinuteRange[] = [];
  for (const range of working) {
    let start = range.start;
    for (const event of sorted(events)) {
      if (event.end <= range.start || event.start >= range.end) continue;
      if (event.start > start) gaps.push({ start, end: event.start });
      start = event.end;
    }
    if (start < range.end) gaps.push({ start, end: range.end });
  }
  return gaps;
}

function withoutOverlaps(events: readonly BusyEvent[]): BusyEvent[] {
  const kept: BusyEvent[] = [];
  for (const event of events) {
    if (kept.every(({ start, end }) => event.end <= start || event.start >= end)) kept.push(event);
  }
  return kept;
}

function sorted<Range extends MinuteRange>(ranges: readonly Range[]): Range[] {
  return [...ranges].sort((one, other) => one.start - other.start);
}

function lengthOf(ranges: readonly MinuteRange[]): number {
  return ranges.reduce((sum, { start, end }) => sum + end - start, 0);
}

function toGrid({ start, end }: MinuteRange): MinuteRange {
  return { start: Math.ceil(start / GRID) * GRID, end: Math.floor(end / GRID) * GRID };
}

function onGrid(minutes: number): number {
  return Math.round(minutes / GRID) * GRID;
}

function onQuarter(minutes: number): number {
  return Math.floor(minutes / 15) * 15;
}
