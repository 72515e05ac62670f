import { randomInt } from 'node:crypto';

/** Capital letters and digits without I, O, 0 and 1, which are taken for each other, also when they are read aloud. */
export const UNAMBIGUOUS_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A number of an order or an appointment, for people. */
export function newReference(): string {
  return Array.from({ length: 8 }, () =>
    UNAMBIGUOUS_LETTERS.charAt(randomInt(UNAMBIGUOUS_LETTERS.length)),
  ).join('');
}
