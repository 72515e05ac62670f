import { randomInt } from 'node:crypto';

/** Capital letters and digits without I, O, 0 and 1, which are taken for each other, also when they are read aloud. */
export const LEGIBLE = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A number of an order or an appointment, for people. */
export function newReference(): string {
  return Array.from({ length: 8 }, () => LEGIBLE.charAt(randomInt(LEGIBLE.length))).join('');
}
