import { expect, test } from 'vitest';
import { formatWait } from './format-wait.ts';

test.each([
  ['en', 0, 'in 1 second'],
  ['en', 47, 'in 47 seconds'],
  ['en', 61, 'in 2 minutes'],
  ['en', 3600, 'in 60 minutes'],
  ['en', 3601, 'in 2 hours'],
  ['en', 84_300, 'in 24 hours'],
  ['fr', 84_300, 'dans 24 heures'],
  ['de', 84_300, 'in 24 Stunden'],
  ['it', 840, 'tra 14 minuti'],
  ['es', 47, 'dentro de 47 segundos'],
] as const)('%s: %i seconds are "%s"', (locale, seconds, words) => {
  expect(formatWait(locale, seconds)).toBe(words);
});
