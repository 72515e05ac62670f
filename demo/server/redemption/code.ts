import { randomBytes } from 'node:crypto';
import { UNAMBIGUOUS_LETTERS } from '../orders/reference.ts';
import { sha256 } from '../sha256.ts';

const LENGTH = 16;

/** A new code of 80 bits. Each letter is 5 bits of a byte, so that all are equally likely. */
export function newCode(): string {
  return Array.from(randomBytes(LENGTH), (byte) =>
    UNAMBIGUOUS_LETTERS.charAt(byte % UNAMBIGUOUS_LETTERS.length),
  ).join('');
}

/** In groups of four, as it is printed. */
export function shownCode(code: string): string {
  return code.match(/.{1,4}/g)?.join('-') ?? code;
}

/** A code as somebody wrote it, with blanks and dashes, in any case; null for what cannot be one. */
export function readCode(written: string): string | null {
  const code = written.replace(/[\s-]+/g, '').toUpperCase();
  return code.length === LENGTH && [...code].every((letter) => UNAMBIGUOUS_LETTERS.includes(letter))
    ? code
    : null;
}

/** By which a code is looked up: it cannot be read back from the database. */
export function redemptionHash(code: string): string {
  return sha256(code);
}
