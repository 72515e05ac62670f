import { expect, test } from 'vitest';
import { widenedQueries } from './widened-query.ts';

const TODAY = '20260113';

test.each([
  [{ from: '20260113', to: '20260126', part: null, isPlaced: false }, ['nothing']],
  [
    { from: '20260114', to: '20260114', part: 'evening', isPlaced: true },
    ['nothing', 'part', 'part', 'day', 'place'],
  ],
  [{ from: '20260113', to: '20260126', part: 'morning', isPlaced: false }, ['nothing', 'part']],
  [{ from: '20260114', to: '20260114', part: null, isPlaced: false }, ['nothing', 'day']],
] as const)('the search %j gives up %j in turn', (query, steps) => {
  expect(widenedQueries(query, TODAY).map(({ givenUp }) => givenUp)).toEqual(steps);
});

test('other days than a far date are those after it', () => {
  const [, other] = widenedQueries({ from: '20260401', to: '20260401', part: null, isPlaced: false }, TODAY);
  expect(other?.query).toMatchObject({ from: '20260401', to: '20260414' });
});
