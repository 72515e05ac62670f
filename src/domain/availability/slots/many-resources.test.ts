import fc from 'fast-check';
import { expect, test } from 'vitest';
import { externalServiceId } from '../../catalogue/ids.ts';
import { elapsed } from '../../testing/ranges.ts';
import type { ResourceDay, ShopDay } from '../calendar.ts';
import { slotTable } from './slot-table.ts';

/* A word of bits holds 32 of them: a shop with more has several words for each slot. */

const DATE = '20261124';
const FACIAL = externalServiceId('facial');
const OPEN = elapsed(540, 1140);

const minute = fc.integer({ min: 0, max: 144 }).map((ten) => ten * 10);
const range = fc.tuple(minute, minute).map(([start, end]) => elapsed(start, end));
const people = fc.array(
  fc.record({
    selectable: fc.integer({ min: 0, max: 9 }).map((dice) => dice > 0),
    working: fc.array(range, { maxLength: 2 }),
    events: fc.array(range, { maxLength: 2 }),
  }),
  { minLength: 33, maxLength: 70 },
);

const within = (minutes: readonly number[], list: ResourceDay['working']) =>
  minutes.every((one) => list.some(({ start, end }) => start <= one && one < end));
const meets = (minutes: readonly number[], list: ResourceDay['events']) =>
  minutes.some((one) => list.some(({ start, end }) => start <= one && one < end));

test('a shop of more people than a word has bits lists each as each minute says', () => {
  fc.assert(
    fc.property(people, fc.array(fc.nat({ max: 69 }), { maxLength: 3 }), (found, chosen) => {
      const practitioners = found.map((one, index) => ({ ...one, id: `p${index}`, name: `p${index}` }));
      const selectedPractitioners = chosen.map((index) => `p${index}`);
      const day: ShopDay = {
        date: DATE,
        timeZone: 'Europe/Paris',
        lengthMinutes: 1440,
        open: [OPEN],
        usesCabins: false,
        checksEquipment: true,
        services: new Map([[FACIAL, { practitioners, cabins: [], equipment: [] }]]),
      };
      const options = { intervalMinutes: 60, selectedPractitioners, selectedCabins: [] };
      for (const slot of slotTable(day, FACIAL, options)) {
        const minutes = Array.from(
          { length: slot.endMinute - slot.startMinute },
          (_, index) => slot.startMinute + index,
        );
        const isOpen = within(minutes, [OPEN]);
        const seen = practitioners.filter(({ selectable }) => selectable);
        const works = seen.filter(({ working }) => isOpen && within(minutes, working));
        const free = works.filter(({ events }) => !meets(minutes, events)).map(({ id }) => id);
        const all = new Set(works.map(({ id }) => id));
        expect(slot.practitioners).toEqual({
          free,
          busy: works.map(({ id }) => id).filter((id) => !free.includes(id)),
          selected: free.filter((id) => selectedPractitioners.includes(id)),
          blocked: seen.map(({ id }) => id).filter((id) => !all.has(id)),
        });
      }
    }),
    { numRuns: 40 },
  );
});
