import { expect, test } from 'vitest';
import { isOnItsWay, NO_WAIT, secondsUntilCode, waitToldBy } from './code-wait.ts';

const SINCE = Date.UTC(2026, 0, 5, 9);
const WAIT = { since: SINCE, wait: 60_000 };
const MINUTE = 60_000;

test.each([
  ['at once', 0, 60],
  ['a moment later', 1, 60],
  ['a second later', 1000, 59],
  ['at its end', MINUTE, 0],
  ['long after', 86_400_000, 0],
  ['by a clock that is a second behind, as the rounding of the other one may be', -1000, 60],
  ['by a clock that was set back by some seconds', -3000, 0],
  ['by a clock that was set back by ten minutes', -10 * MINUTE, 0],
  ['by a clock that was set back by a day', -86_400_000, 0],
])('seconds until another code: %s', (_, after, seconds) => {
  expect(secondsUntilCode(WAIT, SINCE + after)).toBe(seconds);
});

test('where none was sent, nobody waits', () => {
  expect(secondsUntilCode(NO_WAIT, SINCE)).toBe(0);
});

test.each([
  ['too_soon', 1, true],
  ['too_soon', 60, true],
  ['too_soon', 61, false],
  ['too_soon', 7200, false],
  ['too_soon', undefined, true],
  ['too_many_attempts', 39, false],
])('of what is refused as %s for %s seconds a code is on its way: %s', (type, retryAfter, is) => {
  expect(isOnItsWay({ type, retryAfter })).toBe(is);
});

test.each([
  ['too_soon', 7200, 7_200_000],
  ['too_many_attempts', 900, 900_000],
  ['too_soon', undefined, 0],
  ['code_wrong', 7200, null],
])('what is refused as %s for %s seconds keeps another code waiting: %s ms', (type, retryAfter, wait) => {
  expect(waitToldBy({ type, retryAfter })).toBe(wait);
});
