const MOST = 2;

/** The first letters of a name's first two words, in capitals; of one word, its first. Empty where it has no letter. */
export function initialsOf(name: string): string {
  const words = name.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? [];
  const letters = words.slice(0, MOST).map((word) => [...word][0] ?? '');
  return letters.join('').toLocaleUpperCase();
}
