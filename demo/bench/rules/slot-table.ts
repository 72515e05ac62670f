// Prints how long the slot tables of a week take, the lists of one day read, against a scan over each practitioner's own events;
// fails above the limits.
// Run with `node demo/bench/rules/slot-table.ts`.
import { deepStrictEqual } from 'node:assert/strict';
import type { ResourceDay, ShopDay } from '#domain/availability/calendar.ts';
import { zonedDayOf, gridOf } from '#domain/availability/hours/clock-change.ts';
import { slotTable, type ShopSlot } from '#domain/availability/slots/slot-table.ts';
import { externalServiceId } from '#domain/catalogue/ids.ts';
import { elapsed } from '#domain/testing/ranges.ts';
import { daysFrom } from '#domain/time/date-key.ts';
import { note } from '../note.ts';
import { elapsedMinute } from '#domain/time/minutes-of-day.ts';

const LIMIT = 0.33;
const SERVICE = externalServiceId('service');
const SHOP_ZONE = 'Europe/Paris';
/** A week that holds the autumn clock change. */
const FIRST_DAY = '20261019';

interface Load {
  readonly practitioners: number;
  readonly events: number;
  readonly intervalMinutes: number;
}

/** Evenly spread whole numbers that are the same in every run. */
function createNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Events in no order and at odd minutes, as a calendar holds them; practitioners have a lunch break. */
function practitionerDay(id: number, events: number, below: (limit: number) => number): ResourceDay {
  return {
    id: `practitioner-${id}`,
    name: '',
    selectable: true,
    working: [elapsed(540, 750), elapsed(810, 1140)],
    events: Array.from({ length: events }, () => {
      const start = 540 + below(600);
      return elapsed(start, start + 5 + below(Math.ceil(600 / events)));
    }),
  };
}

function week({ practitioners, events }: Load): readonly ShopDay[] {
  const below = createNumbers(practitioners * 1000 + events);
  return daysFrom(FIRST_DAY, 7).map((date) => ({
    date,
    timeZone: SHOP_ZONE,
    lengthMinutes: zonedDayOf(date, SHOP_ZONE).lengthMinutes,
    open: [elapsed(540, 1140)],
    usesCabins: false,
    checksEquipment: false,
    services: new Map([
      [
        SERVICE,
        {
          practitioners: Array.from({ length: practitioners }, (_, id) => practitionerDay(id, events, below)),
          cabins: [],
          equipment: [],
        },
      ],
    ]),
  }));
}

/** The rule said plainly: each slot asks each practitioner's own events. */
function scan(day: ShopDay, intervalMinutes: number): readonly ShopSlot[] {
  const starts = gridOf(zonedDayOf(day.date, day.timeZone), intervalMinutes);
  const practitioners = day.services.get(SERVICE)?.practitioners ?? [];
  return starts.map((start, index) => {
    const end = starts[index + 1] ?? elapsedMinute(day.lengthMinutes);
    const isOpen = day.open.some((range) => range.start <= start && end <= range.end);
    const free: string[] = [];
    const busy: string[] = [];
    const blocked: string[] = [];
    for (const practitioner of practitioners) {
      if (!isOpen || !practitioner.working.some((range) => range.start <= start && end <= range.end)) {
        blocked.push(practitioner.id);
      } else if (practitioner.events.some((event) => event.start < end && start < event.end)) {
        busy.push(practitioner.id);
      } else free.push(practitioner.id);
    }
    return {
      startMinute: start,
      endMinute: end,
      day: day.date,
      status: isOpen ? ('open' as const) : ('close' as const),
      practitioners: { free, busy, selected: [], blocked },
      cabins: { free: [], busy: [], selected: [], blocked: [] },
    };
  });
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** The median over rounds of both, run in turn so that a busy machine slows them alike. */
function ratioOf(load: Load): number {
  const { intervalMinutes } = load;
  const days = week(load);
  const options = { intervalMinutes, selectedPractitioners: [], selectedCabins: [] };
  const table = () => days.map((day) => slotTable(day, SERVICE, options));
  const scanned = () => days.map((day) => scan(day, intervalMinutes));
  deepStrictEqual(plain(table()), plain(scanned()));

  const small = load.practitioners * load.events < 1000;
  const [warmUps, rounds, repeats] = small ? [300, 60, 20] : [8, 25, 1];
  for (let round = 0; round < warmUps; round += 1) {
    table();
    scanned();
  }
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    ratios.push(timeOf(() => lookedAt(table()), repeats) / timeOf(scanned, repeats));
  }
  return median(ratios);
}

function timeOf(work: () => readonly (readonly ShopSlot[])[], repeats: number): number {
  const start = performance.now();
  let slots = 0;
  for (let repeat = 0; repeat < repeats; repeat += 1) slots += work()[0]?.length ?? 0;
  if (slots === 0) throw new Error('The bench measured nothing');
  return performance.now() - start;
}

/** A week of which a visitor looks at one day, slot by slot: the table makes the lists of a slot when they are read. */
function lookedAt(week: readonly (readonly ShopSlot[])[]): readonly (readonly ShopSlot[])[] {
  const working = week[0]?.filter(({ practitioners: { free, busy } }) => free.length + busy.length > 0);
  if (!working?.length) throw new Error('Nobody works');
  return week;
}

/** Each slot read in full. */
function plain(days: readonly (readonly ShopSlot[])[]): readonly (readonly ShopSlot[])[] {
  return days.map((table) =>
    table.map(({ startMinute, endMinute, day, status, practitioners, cabins }) => ({
      startMinute,
      endMinute,
      day,
      status,
      practitioners,
      cabins,
    })),
  );
}

const small = ratioOf({ practitioners: 20, events: 10, intervalMinutes: 30 });
const large = ratioOf({ practitioners: 200, events: 40, intervalMinutes: 5 });
console.log(`slot table 20×10×30min: ratio ${small.toFixed(2)} (limit ${LIMIT})`);
console.log(`slot table 200×40×5min: ratio ${large.toFixed(2)} (limit ${small.toFixed(2)}, the ratio above)`);
note('slot table, small', small, { most: LIMIT });
note('slot table, large', large, { most: small });
if (small > LIMIT || large > small) process.exitCode = 1;
