import { expect, test } from 'vitest';
import { headingLevels } from './heading-levels.ts';

test.each([
  [2, [1], [2]],
  [2, [2, 3, 4, 2, 3], [2, 3, 4, 2, 3]],
  [3, [2, 3, 2], [3, 4, 3]],
  [2, [1, 4, 6, 2], [2, 3, 4, 3]],
  [2, [4, 2, 3], [2, 2, 3]],
  [2, [3, 3, 3], [2, 2, 2]],
  [5, [1, 2, 3, 4], [5, 6, 6, 6]],
  [8, [2], [6]],
])('below a place of level %i the headings %j have the levels %j', (top, written, expected) => {
  expect(written.map(headingLevels(top))).toEqual(expected);
});

test('no heading lies more than one level below the one before it', () => {
  for (let code = 0; code < 6 ** 5; code += 1) {
    const written = Array.from({ length: 5 }, (_, place) => 1 + (Math.floor(code / 6 ** place) % 6));
    const levels = written.map(headingLevels(2));
    levels.forEach((level, place) => {
      if (level < 2 || level > (levels[place - 1] ?? 1) + 1)
        throw new Error(`${written.join()} ${levels.join()}`);
    });
  }
  expect.assertions(0);
});
