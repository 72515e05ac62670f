import fc from 'fast-check';
import { expect, test } from 'vitest';
import { externalServiceId } from '../../catalogue/ids.ts';
import { elapsed } from '../../testing/ranges.ts';
import type { ResourceDay, ShopDay } from '../calendar.ts';
import { zonedDayOf, wallAt } from '../hours/clock-change.ts';
import { slotTable, type ShopSlot, type SlotLists, type SlotTableOptions } from './slot-table.ts';

const FACIAL = externalServiceId('facial');
const PARIS = 'Europe/Paris';
const OPTIONS: SlotTableOptions = { intervalMinutes: 30, selectedPractitioners: [], selectedCabins: [] };

interface DayParts {
  readonly date?: string;
  readonly timeZone?: string;
  readonly open?: ShopDay['open'];
  readonly usesCabins?: boolean;
  readonly practitioners?: readonly ResourceDay[];
  readonly cabins?: readonly ResourceDay[];
}

function shopDay(parts: DayParts = {}): ShopDay {
  const { date = '20261124', timeZone = PARIS, open = [elapsed(540, 1140)], usesCabins = true } = parts;
  const service = { practitioners: parts.practitioners ?? [], cabins: parts.cabins ?? [], equipment: [] };
  const { lengthMinutes } = zonedDayOf(date, timeZone);
  return {
    date,
    timeZone,
    lengthMinutes,
    open,
    usesCabins,
    checksEquipment: true,
    services: new Map([[FACIAL, service]]),
  };
}

function resource(id: string, change: Partial<ResourceDay> = {}): ResourceDay {
  return { id, name: id, selectable: true, working: [elapsed(540, 1140)], events: [], ...change };
}

function slotAt(slots: readonly ShopSlot[], start: number): ShopSlot | undefined {
  return slots.find((slot) => slot.startMinute === start);
}

test('slots are half-open and cover the day from midnight to midnight', () => {
  const slots = slotTable(shopDay(), FACIAL, OPTIONS);
  expect(slots).toHaveLength(48);
  expect(slots[0]).toMatchObject({ startMinute: 0, endMinute: 30, day: '20261124', status: 'close' });
  expect(slots.at(-1)).toMatchObject({ startMinute: 1410, endMinute: 1440 });
});

test('a slot is open when all of it lies within opening hours', () => {
  const slots = slotTable(shopDay({ open: [elapsed(555, 615)] }), FACIAL, OPTIONS);
  expect(slots.filter(({ status }) => status === 'open').map(({ startMinute }) => startMinute)).toEqual([
    570,
  ]);
});

test('an event that ends when a slot begins leaves it free, one of its minutes makes it busy', () => {
  const day = shopDay({ practitioners: [resource('ana', { events: [elapsed(601, 630)] })] });
  const slots = slotTable(day, FACIAL, OPTIONS);
  expect(slotAt(slots, 570)?.practitioners.free).toEqual(['ana']);
  expect(slotAt(slots, 600)?.practitioners).toEqual({ free: [], busy: ['ana'], selected: [], blocked: [] });
  expect(slotAt(slots, 630)?.practitioners.free).toEqual(['ana']);
});

test('a practitioner who does not work all of a slot is blocked, event or not', () => {
  const day = shopDay({
    practitioners: [resource('ana', { working: [elapsed(540, 610)], events: [elapsed(0, 1440)] })],
  });
  const slots = slotTable(day, FACIAL, OPTIONS);
  expect(slotAt(slots, 570)?.practitioners.busy).toEqual(['ana']);
  expect(slotAt(slots, 600)?.practitioners.blocked).toEqual(['ana']);
});

test('a chosen resource is selected where it is free; one that is not selectable is not listed', () => {
  const practitioners = [
    resource('ana', { events: [elapsed(540, 600)] }),
    resource('bea'),
    resource('cleo', { selectable: false }),
  ];
  const cabins = [resource('one'), resource('two')];
  const options = { ...OPTIONS, selectedPractitioners: ['ana', 'cleo'], selectedCabins: ['two'] };
  const slots = slotTable(shopDay({ practitioners, cabins }), FACIAL, options);
  expect(slotAt(slots, 540)?.practitioners).toEqual({
    free: ['bea'],
    busy: ['ana'],
    selected: [],
    blocked: [],
  });
  expect(slotAt(slots, 600)?.practitioners).toEqual({
    free: ['ana', 'bea'],
    busy: [],
    selected: ['ana'],
    blocked: [],
  });
  expect(slotAt(slots, 600)?.cabins).toEqual({
    free: ['one', 'two'],
    busy: [],
    selected: ['two'],
    blocked: [],
  });
});

test('a shop without cabins lists no cabin, an unknown service no practitioner', () => {
  const day = shopDay({ usesCabins: false, practitioners: [resource('ana')], cabins: [resource('one')] });
  const nothing = { free: [], busy: [], selected: [], blocked: [] };
  expect(slotAt(slotTable(day, FACIAL, OPTIONS), 600)?.cabins).toEqual(nothing);
  expect(slotAt(slotTable(day, externalServiceId('tattoo'), OPTIONS), 600)?.practitioners).toEqual(nothing);
});

test('slot tables of the same day do not change each other', () => {
  const busy = slotTable(
    shopDay({ practitioners: [resource('ana', { events: [elapsed(0, 1440)] })] }),
    FACIAL,
    OPTIONS,
  );
  const free = slotTable(shopDay({ practitioners: [resource('ana')] }), FACIAL, OPTIONS);
  expect(slotAt(busy, 600)?.practitioners.busy).toEqual(['ana']);
  expect(slotAt(free, 600)?.practitioners.free).toEqual(['ana']);
});

/* The oracle: every minute of every slot. */

function listsByMinute(
  slot: ShopSlot,
  day: ShopDay,
  resources: readonly ResourceDay[],
  chosen: readonly string[],
): SlotLists {
  const lists = {
    free: [] as string[],
    busy: [] as string[],
    selected: [] as string[],
    blocked: [] as string[],
  };
  const minutes = Array.from(
    { length: slot.endMinute - slot.startMinute },
    (_, index) => slot.startMinute + index,
  );
  const isIn = (ranges: ShopDay['open'], minute: number) =>
    ranges.some(({ start, end }) => start <= minute && minute < end);
  const isOpen = minutes.every((minute) => isIn(day.open, minute));
  for (const { id, working, events, selectable } of resources) {
    if (!selectable) continue;
    if (!isOpen || !minutes.every((minute) => isIn(working, minute))) lists.blocked.push(id);
    else if (minutes.some((minute) => isIn(events, minute))) lists.busy.push(id);
    else {
      lists.free.push(id);
      if (chosen.includes(id)) lists.selected.push(id);
    }
  }
  return lists;
}

const anyRange = fc
  .tuple(fc.integer({ min: -30, max: 1500 }), fc.integer({ min: 0, max: 500 }))
  .map(([start, length]) => elapsed(start, start + length));
const anyResources = fc.array(
  fc.record({
    selectable: fc.integer({ min: 0, max: 5 }).map((roll) => roll > 0),
    working: fc.array(anyRange, { maxLength: 3 }),
    events: fc.array(anyRange, { maxLength: 4 }),
  }),
  { maxLength: 70 },
);
const anyDate = fc.constantFrom('20261124', '20260329', '20261025', '20260405', '20261004', '20260906');
const anyZone = fc.constantFrom(PARIS, 'Australia/Lord_Howe', 'America/Santiago');

test('each slot lists everyone as each of its minutes says, on every kind of day', () => {
  fc.assert(
    fc.property(
      anyDate,
      anyZone,
      fc.constantFrom(5, 15, 30, 50, 60),
      fc.array(anyRange, { maxLength: 2 }),
      anyResources,
      (date, timeZone, intervalMinutes, open, drawn) => {
        const named = drawn.map((one, index) => ({ ...one, id: `r${index}`, name: '' }));
        const day = shopDay({ date, timeZone, open, practitioners: named, cabins: named.slice(0, 3) });
        const chosen = ['r0', 'r1', 'r40'];
        const slots = slotTable(day, FACIAL, {
          intervalMinutes,
          selectedPractitioners: chosen,
          selectedCabins: ['r1'],
        });
        expect(slots[0]?.startMinute).toBe(0);
        expect(slots.at(-1)?.endMinute).toBe(day.lengthMinutes);
        slots.forEach((slot, index) => {
          expect(slot.endMinute).toBe(slots[index + 1]?.startMinute ?? day.lengthMinutes);
          if (index > 0)
            expect(wallAt(zonedDayOf(date, timeZone), slot.startMinute) % intervalMinutes).toBe(0);
          expect(slot.practitioners).toEqual(listsByMinute(slot, day, named, chosen));
          expect(slot.cabins).toEqual(listsByMinute(slot, day, named.slice(0, 3), ['r1']));
        });
      },
    ),
    { numRuns: 30 },
  );
});
