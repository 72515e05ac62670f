import fc from 'fast-check';
import { expect, test } from 'vitest';
import { elapsedMinute } from '../time/minutes-of-day.ts';
import { externalServiceId } from '../catalogue/ids.ts';
import { elapsed } from '../testing/ranges.ts';
import type { EmptyReason, Placement, ResourceDay, ShopDay, VisitLine } from './calendar.ts';
import { zonedDayOf, gridOf, instantAt } from './hours/clock-change.ts';
import { dayOffer } from './visit-search.ts';

/* The oracle: every assignment of everyone and everything to every line, minute by minute. */

const TUESDAY = '20261124';
const PARIS = 'Europe/Paris';

type Chosen = {
  readonly practitioners: readonly ResourceDay[];
  readonly cabin: ResourceDay | null;
  readonly unit: ResourceDay | null;
};
type Needs = 'practitioners' | 'cabins' | 'equipment';

function isIn(ranges: readonly { readonly start: number; readonly end: number }[], minute: number): boolean {
  return ranges.some(({ start, end }) => start <= minute && minute < end);
}

function minutes(start: number, length: number): readonly number[] {
  return Array.from({ length }, (_, index) => start + index);
}

function isFree({ working, events, selectable }: ResourceDay, start: number, length: number): boolean {
  return (
    selectable && minutes(start, length).every((minute) => isIn(working, minute) && !isIn(events, minute))
  );
}

/** Every way to choose so many of a list. */
function groupsOf(list: readonly ResourceDay[], count: number): readonly (readonly ResourceDay[])[] {
  if (count === 0) return [[]];
  return list.flatMap((one, index) =>
    groupsOf(list.slice(index + 1), count - 1).map((others) => [one, ...others]),
  );
}

function choicesOf(day: ShopDay, wanted: VisitLine, needs: ReadonlySet<Needs>): readonly Chosen[] {
  const service = day.services.get(wanted.externalServiceId);
  const cabins = needs.has('cabins') && day.usesCabins ? (service?.cabins ?? []) : [];
  const units = needs.has('equipment') && day.checksEquipment ? (service?.equipment ?? []) : [];
  const needsCabin = needs.has('cabins') && day.usesCabins && (service?.needsCabin ?? cabins.length > 0);
  const needsUnit =
    needs.has('equipment') && day.checksEquipment && (service?.needsEquipment ?? units.length > 0);
  return groupsOf(service?.practitioners ?? [], wanted.practitionerCount)
    .filter((group) => wanted.practitionerId === null || group.some(({ id }) => id === wanted.practitionerId))
    .flatMap((practitioners) =>
      (needsCabin ? cabins : [null]).flatMap((cabin) =>
        (needsUnit ? units : [null]).map((unit) => ({ practitioners, cabin, unit })),
      ),
    );
}

/** Whether some assignment to the lines from `index` on holds, given what the earlier ones occupy. */
function someAssignment(
  day: ShopDay,
  lines: readonly VisitLine[],
  needs: ReadonlySet<Needs>,
  start: number,
  index = 0,
  occupied: ReadonlySet<string> = new Set(),
): boolean {
  const wanted = lines[index];
  if (!wanted) return true;
  const length = wanted.durationMinutes + wanted.pauseMinutes;
  return choicesOf(day, wanted, needs).some((chosen) => {
    const used = [...chosen.practitioners, chosen.cabin, chosen.unit].filter((one) => one !== null);
    if (!used.every((one) => isFree(one, start, length))) return false;
    const marks = used.flatMap((one) => minutes(start, length).map((minute) => `${one.id}@${minute}`));
    if (marks.some((mark) => occupied.has(mark))) return false;
    return someAssignment(day, lines, needs, start + length, index + 1, new Set([...occupied, ...marks]));
  });
}

function fitsOpening(day: ShopDay, lines: readonly VisitLine[], start: number): boolean {
  let at = start;
  return lines.every(({ durationMinutes, pauseMinutes }) => {
    const fits = minutes(at, durationMinutes).every((minute) => isIn(day.open, minute));
    at += durationMinutes + pauseMinutes;
    return fits;
  });
}

function expected(
  day: ShopDay,
  lines: readonly VisitLine[],
  earliest: number,
): readonly number[] | EmptyReason {
  const idle = (one: ResourceDay) => ({ ...one, events: [] });
  const quiet: ShopDay = {
    ...day,
    services: new Map(
      [...day.services].map(([id, service]) => [
        id,
        { ...service, practitioners: service.practitioners.map(idle) },
      ]),
    ),
  };
  const fitting = gridOf(zonedDayOf(day.date, day.timeZone), 30).filter((start) =>
    fitsOpening(day, lines, start),
  );
  const left = fitting.filter((start) => start >= earliest);
  const withNeeds = (on: ShopDay, ...needs: readonly Needs[]) =>
    left.filter((start) => someAssignment(on, lines, new Set(needs), start));
  if (earliest >= day.lengthMinutes) return 'past';
  if (day.open.length === 0) return 'closed';
  if (fitting.length === 0) return 'too-short';
  if (left.length === 0) return 'past';
  if (withNeeds(quiet, 'practitioners').length === 0) return 'no-practitioner';
  if (withNeeds(day, 'practitioners').length === 0) return 'full';
  if (withNeeds(day, 'practitioners', 'cabins').length === 0) return 'no-cabin';
  const starts = withNeeds(day, 'practitioners', 'cabins', 'equipment');
  return starts.length === 0 ? 'no-equipment' : starts;
}

const anySpan = (longest: number) =>
  fc
    .tuple(fc.integer({ min: 540, max: 780 }), fc.integer({ min: 10, max: longest }))
    .map(([start, length]) => elapsed(start, start + length));
const anyResource = (id: string): fc.Arbitrary<ResourceDay> =>
  fc.record({
    id: fc.constant(id),
    name: fc.constant(id),
    selectable: fc.integer({ min: 0, max: 5 }).map((roll) => roll > 0),
    working: fc.oneof(
      { weight: 3, arbitrary: fc.constant([elapsed(540, 840)]) },
      fc.array(anySpan(200), { maxLength: 2 }),
    ),
    events: fc.array(anySpan(70), { maxLength: 3 }),
  });
const anyResources = (prefix: string, most: number) =>
  fc.tuple(...Array.from({ length: most }, (_, index) => anyResource(`${prefix}${index}`)));
const anyDay = fc
  .record({
    people: anyResources('p', 3),
    cabins: anyResources('c', 2),
    units: anyResources('u', 2),
    open: fc.oneof(
      { weight: 4, arbitrary: fc.constant([elapsed(540, 840)]) },
      fc.array(anySpan(150), { maxLength: 2 }),
    ),
    usesCabins: fc.boolean(),
    checksEquipment: fc.boolean(),
    masks: fc.array(fc.integer({ min: 0, max: 127 }), { minLength: 2, maxLength: 2 }),
    needs: fc.array(fc.constantFrom(undefined, undefined, true, false), { minLength: 3, maxLength: 3 }),
  })
  .map(({ people, cabins, units, open, usesCabins, checksEquipment, masks, needs }) => {
    const pick = (list: readonly ResourceDay[], mask: number) =>
      list.filter((_, index) => (mask >> index) & 1);
    return {
      date: TUESDAY,
      timeZone: PARIS,
      lengthMinutes: 1440,
      open,
      usesCabins,
      checksEquipment,
      services: new Map(
        masks.map((mask, index) => [
          externalServiceId(`s${index}`),
          {
            practitioners: pick(people, mask | 1),
            cabins: pick(cabins, mask >> 3),
            equipment: pick(units, mask >> 5),
            needsCabin: needs[index % 3],
            needsEquipment: needs[(index + 1) % 3],
          },
        ]),
      ),
    };
  });
const anyLines = fc.array(
  fc.record({
    externalServiceId: fc.constantFrom('s0', 's1').map(externalServiceId),
    durationMinutes: fc.constantFrom(15, 20, 30, 47, 60),
    pauseMinutes: fc.constantFrom(0, 0, 10, 15),
    practitionerCount: fc.constantFrom(1, 1, 1, 2, 2, 3),
    practitionerId: fc.constantFrom(null, null, null, 'p0', 'p1'),
  }),
  { minLength: 1, maxLength: 3 },
);

function checkPlacements(
  day: ShopDay,
  lines: readonly VisitLine[],
  start: number,
  placements: readonly Placement[],
): void {
  let from = start;
  lines.forEach((wanted, index) => {
    const placement = placements[index];
    const length = wanted.durationMinutes + wanted.pauseMinutes;
    const service = day.services.get(wanted.externalServiceId);
    const needsCabin = day.usesCabins && (service?.needsCabin ?? (service?.cabins.length ?? 0) > 0);
    const needsUnit =
      day.checksEquipment && (service?.needsEquipment ?? (service?.equipment.length ?? 0) > 0);
    const found = (list: readonly ResourceDay[] = [], id: string | null | undefined) =>
      list.find((one) => one.id === id);
    const people = [placement?.practitionerId, ...(placement?.otherPractitionerIds ?? [])];
    expect(new Set(people).size).toBe(wanted.practitionerCount);
    const used = [
      ...people.map((id) => found(service?.practitioners, id)),
      ...(needsCabin ? [found(service?.cabins, placement?.cabinId)] : []),
      ...(needsUnit ? [found(service?.equipment, placement?.equipmentId)] : []),
    ];
    expect(used.every((one) => one !== undefined && isFree(one, from, length))).toBe(true);
    expect(placement).toMatchObject({
      externalServiceId: wanted.externalServiceId,
      startMinute: from,
      endMinute: from + wanted.durationMinutes,
    });
    if (wanted.practitionerId !== null) expect(placement?.practitionerId).toBe(wanted.practitionerId);
    if (!needsCabin) expect(placement?.cabinId).toBeNull();
    if (!needsUnit) expect(placement?.equipmentId).toBeNull();
    from += length;
  });
}

test('a day offers exactly the starts at which some assignment holds, or says why there is none', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(anyDay, anyLines, fc.integer({ min: 0, max: 14 }), (day, lines, roll) => {
      const earliest = roll < 10 ? 0 : 540 + (roll - 10) * 60 + 7;
      const offer = dayOffer(day, lines, {
        now: instantAt(zonedDayOf(TUESDAY, PARIS), elapsedMinute(earliest)),
        leadMinutes: 0,
        intervalMinutes: 30,
      });
      const wanted = expected(day, lines, earliest);
      expect(
        offer.kind === 'free' ? offer.starts.map(({ startMinute }) => startMinute) : offer.reason,
      ).toEqual(wanted);
      const isTogether = lines.some(({ practitionerCount }) => practitionerCount > 1);
      seen.add(offer.kind === 'free' ? (isTogether ? 'free together' : 'free') : offer.reason);
      if (offer.kind !== 'free') return;
      for (const { startMinute: start, startsAt: instant, placements } of offer.starts) {
        expect(instant).toBe(instantAt(zonedDayOf(TUESDAY, PARIS), start));
        checkPlacements(day, lines, start, placements);
      }
    }),
    { numRuns: Number(process.env.ORACLE_CASES ?? 600), seed: 4100 },
  );
  // The days met every outcome: an oracle that is never asked proves nothing.
  expect([...seen].toSorted()).toEqual(
    [
      'closed',
      'free',
      'free together',
      'full',
      'no-cabin',
      'no-equipment',
      'no-practitioner',
      'past',
      'too-short',
    ].toSorted(),
  );
});
