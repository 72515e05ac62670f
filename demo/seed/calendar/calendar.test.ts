import fc from 'fast-check';
import { expect, test } from 'vitest';
import { busyEvents, type BusyDay } from './calendar.ts';

const anyDay = fc.record<BusyDay>({
  resource: fc.string({ maxLength: 30 }),
  date: fc.constantFrom('20260105', '20260328', '20260329', '20261025', '20281231'),
  daysAhead: fc.nat(90),
  working: fc
    .uniqueArray(fc.integer({ min: 0, max: 1440 }), { minLength: 2, maxLength: 6 })
    .map((minutes) => minutes.sort((one, other) => one - other))
    .map((minutes) =>
      Array.from({ length: Math.floor(minutes.length / 2) }, (_, index) => ({
        start: minutes[index * 2] ?? 0,
        end: minutes[index * 2 + 1] ?? 0,
      })),
    ),
});

const WORKING = [{ start: 600, end: 1140 }];

function shareTaken(daysAhead: number, resource: string): number {
  const events = busyEvents({ resource, date: '20260612', daysAhead, working: WORKING });
  return events.reduce((sum, { start, end }) => sum + end - start, 0) / 540;
}

function sharesOf(daysAhead: number): number[] {
  return Array.from({ length: 200 }, (_, index) => shareTaken(daysAhead, `practitioner ${index}`));
}

test('events lie within working hours, on five minutes, and never overlap one another', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const minutes = new Set<number>();
      for (const { start, end } of busyEvents(day)) {
        expect(start % 5).toBe(0);
        expect(end % 5).toBe(0);
        expect(end).toBeGreaterThan(start);
        expect(day.working.some((range) => start >= range.start && end <= range.end)).toBe(true);
        for (let minute = start; minute < end; minute += 1) {
          expect(minutes.has(minute)).toBe(false);
          minutes.add(minute);
        }
      }
    }),
  );
});

test('the same resource and date always give the same day', () => {
  fc.assert(
    fc.property(anyDay, anyDay, (day, other) => {
      const before = busyEvents(day);
      busyEvents(other);
      expect(busyEvents({ ...day })).toEqual(before);
    }),
  );
});

test('the coming days are about half taken, and eight weeks ahead is nearly free', () => {
  const mean = (shares: number[]) => shares.reduce((sum, share) => sum + share, 0) / shares.length;
  expect(mean(sharesOf(1))).toBeGreaterThan(0.35);
  expect(mean(sharesOf(1))).toBeLessThan(0.6);
  expect(mean(sharesOf(21))).toBeLessThan(mean(sharesOf(1)) - 0.1);
  expect(mean(sharesOf(56))).toBeLessThan(0.2);
});

test('some of the coming days are entirely full, and most are not', () => {
  const full = sharesOf(3).filter((share) => share === 1).length;
  expect(full).toBeGreaterThan(5);
  expect(full).toBeLessThan(60);
});

test('whoever works through noon has a private break then', () => {
  const events = busyEvents({ resource: 'Inès', date: '20260612', daysAhead: 80, working: WORKING });
  expect(events.some(({ kind, start }) => kind === 'private' && start >= 720 && start <= 810)).toBe(true);
});
