import { expect, test } from 'vitest';
import { instant } from '../../time/instant.ts';
import { reminderAt } from './reminder-time.ts';

const HOUR = 3_600_000;
const START = instant(100 * HOUR);

test.each([
  [75, instant(76 * HOUR)],
  [76, null],
  [99, null],
])('of a visit that begins after 100 hours, who knows of it after %d is reminded at %s', (hour, at) => {
  expect(reminderAt(START, instant(hour * HOUR))).toBe(at);
});
