import { expect, test } from 'vitest';
import { createServerClock } from './server-clock.ts';

const NOON = Date.UTC(2026, 0, 5, 12);
const header = (instant: number) => new Date(instant).toUTCString();

test.each([
  ['a clock that is right', 0, 100, 0],
  ['one that is a day behind', -86_400_000, 100, 86_400_000],
  ['a right one, and a reply that was asked for before the machine slept', 0, 660_000, 0],
  ['one that is a day behind, and such a reply', -86_400_000, 660_000, 86_400_000 - 330_000],
])('a reply corrects the server clock as far as its way leaves no doubt: %s', (_, wrong, way, corrected) => {
  const asked = NOON + wrong;
  const clock = createServerClock({ now: () => asked, after: () => () => {} });
  clock.hear(header(NOON), asked, asked + way);
  expect(Math.abs(clock.now() - asked - corrected)).toBeLessThan(1_000);
});
