import { randomBytes } from 'node:crypto';
import { CODE_LENGTH, UNAMBIGUOUS_LETTERS } from '#domain/gifts/voucher-code.ts';
import { sha256 } from '../sha256.ts';

/** A new code of 80 bits. Each letter is 5 bits of a byte, so that all are equally likely. */
export function newCode(): string {
  return Array.from(randomBytes(CODE_LENGTH), (byte) =>
    UNAMBIGUOUS_LETTERS.charAt(byte % UNAMBIGUOUS_LETTERS.length),
  ).join('');
}

/** By which a code is looked up: it cannot be read back from the database. */
export function redemptionHash(code: string): string {
  return sha256(code);
}
