import { expect, test } from 'vitest';
import { widenedQueries } from './widened-query.ts';

const TODAY = '20260113';

const DAY = { from: '20260114', to: '20260114' };
const ANY = { from: TODAY, to: '20260126' };

test.each([
  [{ ...ANY, part: null, isPlaced: false }, ['nothing']],
  [{ ...ANY, part: null, isPlaced: true }, ['nothing', 'near', 'place', 'place']],
  [{ ...DAY, part: 'evening', isPlaced: true }, ['nothing', 'part', 'day', 'day', 'near', 'place', 'place']],
  [{ ...ANY, part: 'morning', isPlaced: false }, ['nothing', 'part']],
  [{ ...DAY, part: null, isPlaced: false }, ['nothing', 'day', 'day']],
  [{ from: TODAY, to: TODAY, part: null, isPlaced: false }, ['nothing', 'day']],
] as const)('the search %j gives up %j in turn', (query, steps) => {
  expect(widenedQueries(query, TODAY).map(({ givenUp }) => givenUp)).toEqual(steps);
});

test('where a part of a day is full, what is nearest to it that day comes with that part of the days after', () => {
  const [, part] = widenedQueries({ ...DAY, part: 'evening', isPlaced: true }, TODAY);
  expect(part?.queries).toEqual([
    { ...DAY, part: null, near: 'evening', area: 'asked' },
    { from: '20260115', to: '20260128', part: 'evening', near: null, area: 'asked' },
  ]);
});

test('where a place is full, what is near it is asked for the same time, then others, then others at any time', () => {
  const steps = widenedQueries({ ...DAY, part: 'evening', isPlaced: true }, TODAY).slice(-3);
  expect(steps.flatMap(({ queries }) => queries)).toEqual([
    { ...DAY, part: 'evening', near: null, area: 'near' },
    { ...DAY, part: 'evening', near: null, area: 'around' },
    { ...ANY, part: null, near: 'evening', area: 'anywhere' },
  ]);
});

test('other days than a date are those after it, then those from today on', () => {
  const far = { from: '20260401', to: '20260401', part: null, isPlaced: false };
  const [, after, before] = widenedQueries(far, TODAY);
  // The last day that can be booked is the seventh of April.
  expect(after?.queries).toMatchObject([{ from: '20260402', to: '20260407' }]);
  expect(before?.queries).toMatchObject([ANY]);
  expect(widenedQueries({ ...far, from: '20260407', to: '20260407' }, TODAY)).toHaveLength(2);
});
