/** Capital letters and digits without I, O, 0 and 1, which are taken for each other, also when they are read aloud. */
export const UNAMBIGUOUS_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

export const CODE_LENGTH = 16;

/** In groups of four, as it is printed. */
export function shownCode(code: string): string {
  return code.match(/.{1,4}/g)?.join('-') ?? code;
}

/** A code as somebody wrote it, with blanks and dashes, in any case; null for what cannot be one. */
export function readCode(written: string): string | null {
  const code = written.replace(/[\s\p{Pd}]+/gu, '').toUpperCase();
  return code.length === CODE_LENGTH && [...code].every((letter) => UNAMBIGUOUS_LETTERS.includes(letter))
    ? code
    : null;
}
