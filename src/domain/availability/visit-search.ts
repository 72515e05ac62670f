import type { DayOffer, Placement, ShopDay, VisitLine, VisitStart } from './calendar.ts';
import {
  enoughWork,
  isFree,
  placeLines,
  planLines,
  type PlacedLine,
  type PlannedLine,
  type Pool,
} from './candidates.ts';
import { zonedDayOf, gridOf, instantAt } from './hours/clock-change.ts';
import type { Instant } from '../time/instant.ts';
import { elapsedMinute, type ElapsedMinute } from '../time/minutes-of-day.ts';
import { bitsOf, hasBit, runStarts, type MinuteBits } from './slots/minute-bits.ts';

const MINUTE = 60_000;

export const DEFAULT_INTERVAL = 30;
const LEAST_INTERVAL = 5;

export interface SearchLimits {
  readonly now: Instant;
  /** How long before its start a visit can be booked at the latest. */
  readonly leadMinutes: number;
  /** A visit starts where the shop's clock shows a multiple of this since midnight. */
  readonly intervalMinutes: number;
  /** Starts that are of no use though the visit fits. */
  readonly except?: (start: VisitStart) => boolean;
}

/** A start with the day it belongs to. */
export interface DatedStart extends VisitStart {
  readonly date: string;
}

export type FreeDay = Extract<DayOffer, { readonly kind: 'free' }>;

/** The slot interval that a company may set, in minutes: 30 where it is missing or absurd, never below 5. */
export function slotIntervalOf(minutes: number): number {
  return minutes > 0 && minutes <= 1440 ? Math.max(LEAST_INTERVAL, Math.trunc(minutes)) : DEFAULT_INTERVAL;
}

/**
 * Every start at which the whole visit fits on a day, or why there is none. The services lie within opening hours; each
 * practitioner, cabin and piece of equipment works and is free from the service's start to the end of its pause.
 * Reasons, the first that holds: nothing of the day is left (`past`); `closed`; the visit is longer than any
 * opening (`too-short`); it fitted earlier in the day (`past`); too few who may do it work then (`no-practitioner`) or too
 * many of them are taken (`full`); someone is free, but no cabin (`no-cabin`); both are, but no equipment (`no-equipment`).
 */
export function dayOffer(day: ShopDay, lines: readonly VisitLine[], limits: SearchLimits): DayOffer {
  return dayOfferAmong(day, lines, limits, () => true);
}

/** The visit at one instant, by the rules of `dayOffer`; null where it does not fit. */
export function visitAt(
  day: ShopDay,
  lines: readonly VisitLine[],
  limits: SearchLimits,
  startsAt: Instant,
): VisitStart | null {
  const zonedDay = zonedDayOf(day.date, day.timeZone);
  const offer = dayOfferAmong(day, lines, limits, (minute) => instantAt(zonedDay, minute) === startsAt);
  return offer.kind === 'free' ? (offer.starts[0] ?? null) : null;
}

/** The first of the days (in their order) that offers a start; those after it are not asked for. */
export function firstFreeDay(
  days: Iterable<ShopDay>,
  lines: readonly VisitLine[],
  limits: SearchLimits,
): FreeDay | null {
  for (const day of days) {
    const offer = dayOffer(day, lines, limits);
    if (offer.kind === 'free') return offer;
  }
  return null;
}

/** The first `count` starts of the days (in their order). */
export function nextFreeStarts(
  days: readonly ShopDay[],
  lines: readonly VisitLine[],
  limits: SearchLimits,
  count: number,
): readonly DatedStart[] {
  const found: DatedStart[] = [];
  for (const day of days) {
    if (found.length >= count) break;
    found.push(...datedStarts(dayOffer(day, lines, limits)));
  }
  return found.slice(0, count);
}

/** The `count` starts nearest to an instant, nearest first; of two as near, the earlier. */
export function nearestStarts(
  days: readonly ShopDay[],
  lines: readonly VisitLine[],
  limits: SearchLimits,
  wanted: Instant,
  count: number,
): readonly DatedStart[] {
  const distance = (start: DatedStart) => Math.abs(start.startsAt - wanted);
  return days
    .flatMap((day) => datedStarts(dayOffer(day, lines, limits)))
    .toSorted((a, b) => distance(a) - distance(b) || a.startsAt - b.startsAt)
    .slice(0, count);
}

function datedStarts(offer: DayOffer): readonly DatedStart[] {
  return offer.kind === 'free' ? offer.starts.map((start) => ({ ...start, date: offer.date })) : [];
}

/** `dayOffer` among the starts that are wanted: the others are not looked at. */
export function dayOfferAmong(
  day: ShopDay,
  lines: readonly VisitLine[],
  { now, leadMinutes, intervalMinutes, except = () => false }: SearchLimits,
  isWanted: (start: ElapsedMinute) => boolean,
): DayOffer {
  const { date } = day;
  const zonedDay = zonedDayOf(date, day.timeZone);
  const earliest = (now + leadMinutes * MINUTE - zonedDay.startsAt) / MINUTE;
  if (earliest >= day.lengthMinutes) return { kind: 'empty', date, reason: 'past' };
  if (day.open.length === 0) return { kind: 'empty', date, reason: 'closed' };

  const grid = gridOf(zonedDay, slotIntervalOf(intervalMinutes)).filter(isWanted);
  const placed = placeLines(lines);
  const fitting = startsWithinOpening(day, placed, grid);
  if (fitting.length === 0) return { kind: 'empty', date, reason: 'too-short' };
  const left = fitting.filter((start) => start >= earliest);
  if (left.length === 0) return { kind: 'empty', date, reason: 'past' };

  const planned = planLines(day, placed);
  const served = left.filter((start) => planned.every((line) => isFree(line.practitioners, line, start)));
  if (served.length === 0) {
    const works = left.some((start) => planned.every((line) => enoughWork(day, line, start + line.offset)));
    return { kind: 'empty', date, reason: works ? 'full' : 'no-practitioner' };
  }
  const housed = served.filter((start) => planned.every((line) => isFree(line.cabins, line, start)));
  if (housed.length === 0) return { kind: 'empty', date, reason: 'no-cabin' };
  const equipped = housed.filter((start) => planned.every((line) => isFree(line.equipment, line, start)));
  if (equipped.length === 0) return { kind: 'empty', date, reason: 'no-equipment' };
  const starts = equipped
    .map((minute) => ({
      startMinute: minute,
      startsAt: instantAt(zonedDay, minute),
      placements: placementsAt(planned, minute),
    }))
    .filter((start) => !except(start));
  return starts.length === 0 ? { kind: 'empty', date, reason: 'full' } : { kind: 'free', date, starts };
}

/** The starts from which every service (its pause may run past closing) lies within opening hours. */
export function startsWithinOpening(
  day: ShopDay,
  placed: readonly PlacedLine[],
  grid: readonly ElapsedMinute[],
): readonly ElapsedMinute[] {
  const open = bitsOf(day.lengthMinutes, day.open);
  const startsOf = new Map<number, MinuteBits>();
  let fitting = grid;
  for (const { line, offset } of placed) {
    if (fitting.length === 0) return fitting;
    const { durationMinutes } = line;
    const starts = startsOf.get(durationMinutes) ?? runStarts(open, durationMinutes);
    startsOf.set(durationMinutes, starts);
    fitting = fitting.filter((start) => hasBit(starts, start + offset));
  }
  return fitting;
}

function placementsAt(planned: readonly PlannedLine[], start: ElapsedMinute): readonly Placement[] {
  const practitioners = choose(planned, start, (line) => line.practitioners);
  const cabins = choose(planned, start, (line) => line.cabins);
  const equipment = choose(planned, start, (line) => line.equipment);
  return planned.map(({ line, offset }, index) => ({
    externalServiceId: line.externalServiceId,
    startMinute: elapsedMinute(start + offset),
    endMinute: elapsedMinute(start + offset + line.durationMinutes),
    practitionerId: practitioners[index]?.[0] ?? '',
    otherPractitionerIds: practitioners[index]?.slice(1) ?? [],
    cabinId: cabins[index]?.[0] ?? null,
    equipmentId: equipment[index]?.[0] ?? null,
  }));
}

/**
 * For each line as many of its pool as it needs: whoever was chosen; then whoever can take the most lines of the visit, so
 * that the visitor changes hands and rooms as little as possible; of those the least busy that day, then the first in the
 * shop's order.
 */
function choose(
  planned: readonly PlannedLine[],
  start: number,
  poolOf: (line: PlannedLine) => Pool | null,
): readonly (readonly string[])[] {
  const freeByLine = planned.map((line) =>
    (poolOf(line)?.candidates ?? []).filter(({ free }) => hasBit(free, start + line.offset)),
  );
  const taken = new Map<string, number>();
  for (const { id } of freeByLine.flat()) taken.set(id, (taken.get(id) ?? 0) + 1);
  return planned.map((line, index) => {
    const { count = 0, chosenId = null } = poolOf(line) ?? {};
    return (freeByLine[index] ?? [])
      .toSorted(
        (a, b) =>
          Number(b.id === chosenId) - Number(a.id === chosenId) ||
          (taken.get(b.id) ?? 0) - (taken.get(a.id) ?? 0) ||
          a.load - b.load,
      )
      .slice(0, count)
      .map(({ id }) => id);
  });
}
