import { randomInt } from 'node:crypto';
import { UNAMBIGUOUS_LETTERS } from '#domain/gifts/voucher-code.ts';

/** The reference of an order or an appointment, which people read out and type. */
export function newReference(): string {
  return Array.from({ length: 8 }, () =>
    UNAMBIGUOUS_LETTERS.charAt(randomInt(UNAMBIGUOUS_LETTERS.length)),
  ).join('');
}
