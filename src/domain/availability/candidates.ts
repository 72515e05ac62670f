import { occupiedMinutes } from '../catalogue/visit-duration.ts';
import { repeat } from '../repeat.ts';
import { mergeRanges } from '../time/minutes.ts';
import type { ResourceDay, ShopDay, VisitLine } from './calendar.ts';
import { addBits, bitsOf, emptyBits, hasBit, runStarts, type MinuteBits } from './slots/minute-bits.ts';

/** One practitioner, cabin or piece of equipment that may take one line of a visit. */
export interface Candidate {
  readonly id: string;
  /** Minutes of the day that its events take: the least busy is chosen first. */
  readonly load: number;
  /** The minutes from which it is free as long as the line needs it. */
  readonly free: MinuteBits;
}

/** How many of a pool one line needs at once, and who has to be among them. */
interface Demand {
  readonly count: number;
  readonly chosenId: string | null;
}

/** Those who may take one line. `free`: the minutes from which it finds all that it needs. */
export interface Pool extends Demand {
  readonly candidates: readonly Candidate[];
  readonly free: MinuteBits;
}

/** One line of a visit in its place: `offset` minutes after the visit's start. */
export interface PlacedLine {
  readonly line: VisitLine;
  readonly offset: number;
  /** Minutes that the practitioner, the cabin and the equipment are taken: the service and the pause after it. */
  readonly occupied: number;
}

/** A line with those who may take it on a day. */
export interface PlannedLine extends PlacedLine {
  readonly practitioners: Pool;
  readonly cabins: Pool | null;
  readonly equipment: Pool | null;
}

/**
 * The lines of a visit one after another, each after the pause of the one before: a booked item lasts as long as its
 * service and its pause. The occupied times of two lines never meet, so that whoever takes one line is
 * never in the way of another, and each line can be looked at by itself.
 */
export function placeLines(lines: readonly VisitLine[]): readonly PlacedLine[] {
  let offset = 0;
  return lines.map((line) => {
    const occupied = occupiedMinutes(line);
    const placed = { line, offset, occupied };
    offset += occupied;
    return placed;
  });
}

/** Who and what may take each of the lines on a day: most of the work of a search, for days on which the visit fits at all. */
export function planLines(day: ShopDay, placed: readonly PlacedLine[]): readonly PlannedLine[] {
  return placed.map((one) => {
    const { line, occupied } = one;
    const service = day.services.get(line.externalServiceId);
    return {
      ...one,
      practitioners: practitionersFor(day, service?.practitioners ?? [], line, occupied),
      cabins: day.usesCabins ? neededPool(day, service?.cabins ?? [], service?.needsCabin, occupied) : null,
      equipment: day.checksEquipment
        ? neededPool(day, service?.equipment ?? [], service?.needsEquipment, occupied)
        : null,
    };
  });
}

/** Whether as many practitioners as a line needs work, busy or not, from a minute on as long as it needs them. */
export function enoughWork(day: ShopDay, { line, occupied }: PlannedLine, minute: number): boolean {
  const { externalServiceId, practitionerId, practitionerCount } = line;
  const working = selectable(day.services.get(externalServiceId)?.practitioners ?? []).filter(
    (practitioner) =>
      mergeRanges(practitioner.working).some(
        (range) => range.start <= minute && minute + occupied <= range.end,
      ),
  );
  return (
    working.length >= practitionerCount &&
    (practitionerId === null || working.some(({ id }) => id === practitionerId))
  );
}

/** Whether the line finds whom, or what, it needs of the pool from a minute of the visit's start on. */
export function isFree(pool: Pool | null, { offset }: PlannedLine, start: number): boolean {
  return pool === null || hasBit(pool.free, start + offset);
}

function selectable(resources: readonly ResourceDay[]): readonly ResourceDay[] {
  return resources.filter((resource) => resource.selectable);
}

function practitionersFor(
  day: ShopDay,
  practitioners: readonly ResourceDay[],
  { practitionerCount: count, practitionerId: chosenId }: VisitLine,
  occupied: number,
): Pool {
  const isAlone = count === 1 && chosenId !== null;
  const able = selectable(practitioners).filter(({ id }) => !isAlone || id === chosenId);
  return poolOf(day, able, occupied, { count, chosenId });
}

function neededPool(
  day: ShopDay,
  resources: readonly ResourceDay[],
  isNeeded: boolean | undefined,
  occupied: number,
): Pool | null {
  return (isNeeded ?? resources.length > 0) ? poolOf(day, selectable(resources), occupied, ONE) : null;
}

const ONE: Demand = { count: 1, chosenId: null };

function poolOf(day: ShopDay, resources: readonly ResourceDay[], occupied: number, demand: Demand): Pool {
  const { count, chosenId } = demand;
  // Of each number up to the wanted one, the minutes from which at least so many are free.
  const atLeast = repeat(count, () => emptyBits(day.lengthMinutes));
  const candidates = resources.map(({ id, working, events }) => {
    const candidate: Candidate = {
      id,
      load: mergeRanges(events).reduce((total, { start, end }) => total + end - start, 0),
      free: runStarts(bitsOf(day.lengthMinutes, working, events), occupied),
    };
    for (let many = count - 1; many >= 0; many -= 1)
      addBits(atLeast[many]!, candidate.free, atLeast[many - 1]);
    return candidate;
  });
  const free = emptyBits(day.lengthMinutes);
  const enough = atLeast[count - 1]!;
  const chosen = chosenId === null ? enough : candidates.find(({ id }) => id === chosenId)?.free;
  if (chosen) addBits(free, enough, chosen);
  return { ...demand, candidates, free };
}
