import { afterEach, expect, it, vi } from 'vitest';
import { daysFrom, weekOf } from './time/date-key.ts';
import { repeat } from './repeat.ts';

afterEach(() => vi.restoreAllMocks());

it('repeat makes one item for each number, and none below one', () => {
  expect(repeat(3, (index) => index * 2)).toEqual([0, 2, 4]);
  expect(repeat(0, String)).toEqual([]);
  expect(repeat(-1.5, String)).toEqual([]);
});

it('repeat keeps the calendar right where the page replaced Array.from', () => {
  const whole = Array.prototype.slice;
  vi.spyOn(Array, 'from').mockImplementation((from: unknown) => whole.call(from));
  expect(daysFrom('20261230', 3)).toEqual(['20261230', '20261231', '20270101']);
  expect(weekOf('20261122')).toHaveLength(7);
  expect(weekOf('20261122')[6]).toBe('20261128');
});
