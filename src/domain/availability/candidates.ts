import { mergeRanges } from '../time/minutes.ts';
import type { ResourceDay, ShopDay, VisitLine } from './calendar.ts';
import { addBits, bitsOf, emptyBits, hasBit, runStarts, type MinuteBits } from './minute-bits.ts';

/** One practitioner, cabin or piece of equipment that may take one line of a visit. */
export interface Candidate {
  readonly id: string;
  /** Minutes of the day that its events take: the least busy is chosen first. */
  readonly load: number;
  /** The minutes from which it is free as long as the line needs it. */
  readonly free: MinuteBits;
}

/** Those who may take one line. `free` joins the minutes of all; null where the line needs none of them. */
export interface Pool {
  readonly candidates: readonly Candidate[];
  readonly free: MinuteBits;
}

/** One line of a visit in its place: `offset` minutes after the visit's start. */
export interface PlannedLine {
  readonly line: VisitLine;
  readonly offset: number;
  /** Minutes that the practitioner, the cabin and the equipment are taken: the service and the pause after it. */
  readonly occupied: number;
  readonly practitioners: Pool;
  readonly cabins: Pool | null;
  readonly equipment: Pool | null;
}

/**
 * The lines of a visit one after another, each after the pause of the one before: a booked item lasts as long as its
 * service and its pause. The occupied times of two lines never meet, so that whoever takes one line is
 * never in the way of another, and each line can be looked at by itself.
 */
export function planLines(day: ShopDay, lines: readonly VisitLine[]): readonly PlannedLine[] {
  let offset = 0;
  return lines.map((line) => {
    const occupied = occupiedMinutes(line);
    const service = day.services.get(line.serviceId);
    const planned: PlannedLine = {
      line,
      offset,
      occupied,
      practitioners: poolOf(day, allowed(service?.practitioners ?? [], line.practitionerId), occupied),
      cabins: day.usesCabins ? neededPool(day, service?.cabins ?? [], service?.needsCabin, occupied) : null,
      equipment: day.checksEquipment
        ? neededPool(day, service?.equipment ?? [], service?.needsEquipment, occupied)
        : null,
    };
    offset += occupied;
    return planned;
  });
}

/** A service without minutes still takes one, so that two of them never share a moment. */
export function occupiedMinutes(line: VisitLine): number {
  return Math.max(1, line.durationMinutes + line.pauseMinutes);
}

/** Whether a line's practitioners work, busy or not, from a minute on as long as the line needs. */
export function someoneWorks(day: ShopDay, { line, occupied }: PlannedLine, minute: number): boolean {
  const practitioners = allowed(day.services.get(line.serviceId)?.practitioners ?? [], line.practitionerId);
  return practitioners.some(({ working }) =>
    mergeRanges(working).some((range) => range.start <= minute && minute + occupied <= range.end),
  );
}

/** Whether the line finds someone, or something, of the pool from a minute of the visit's start on. */
export function isFree(pool: Pool | null, { offset }: PlannedLine, start: number): boolean {
  return pool === null || hasBit(pool.free, start + offset);
}

function allowed(resources: readonly ResourceDay[], id: string | null): readonly ResourceDay[] {
  return resources.filter((resource) => resource.selectable && (id === null || resource.id === id));
}

function neededPool(
  day: ShopDay,
  resources: readonly ResourceDay[],
  isNeeded: boolean | undefined,
  occupied: number,
): Pool | null {
  return (isNeeded ?? resources.length > 0) ? poolOf(day, allowed(resources, null), occupied) : null;
}

function poolOf(day: ShopDay, resources: readonly ResourceDay[], occupied: number): Pool {
  const free = emptyBits(day.lengthMinutes);
  const candidates = resources.map(({ id, working, events }) => {
    const candidate: Candidate = {
      id,
      load: mergeRanges(events).reduce((total, { start, end }) => total + end - start, 0),
      free: runStarts(bitsOf(day.lengthMinutes, working, events), occupied),
    };
    addBits(free, candidate.free);
    return candidate;
  });
  return { candidates, free };
}
