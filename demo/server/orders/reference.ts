import { randomInt } from 'node:crypto';

/** Capital letters and digits without I, O, 0 and 1, which are taken for each other, also when they are read aloud. */
export const UNAMBIGUOUS_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** The reference of an order or an appointment, which people read out and type. */
export function newReference(): string {
  return Array.from({ length: 8 }, () =>
    UNAMBIGUOUS_LETTERS.charAt(randomInt(UNAMBIGUOUS_LETTERS.length)),
  ).join('');
}
