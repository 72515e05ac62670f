import { foldText } from '../../shops/shop-search.ts';

/** The words of a text, without accents. */
export const wordsOf = (text: string) => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** From so many letters on, one may be wrong, and an ending may be another one. */
const LONG = 5;
const SHORTEST = 3;

/** Endings of so many letters make another form of the same word: its plural. */
const ENDING = 2;

/** Long enough for a word with another ending, or another letter, to be the same one. */
const isLong = (word: string, typed: string) => typed.length >= LONG && word.length >= LONG - 1;

const endsOtherwise = (word: string, typed: string) =>
  isLong(word, typed) && typed.startsWith(word) && typed.length - word.length <= ENDING;

/** Whether a word begins with one that is typed, or is the same with another ending. */
export function isBegun(word: string, typed: string): boolean {
  return word.startsWith(typed) || endsOtherwise(word, typed);
}

/** Whether a word is begun by one that is typed, is the same with one letter wrong, or is of its kind, as "Lymphdrainage" is of "Drainage". */
export function isMeant(word: string, typed: string): boolean {
  const isOfKind = typed.length >= LONG && word.endsWith(typed);
  return isBegun(word, typed) || isOfKind || (isLong(word, typed) && isOneOff(word, typed));
}

/** Whether a word is one that is typed, whole, be it in another number: texts have too many words for their beginnings. */
export function isWhole(word: string, typed: string): boolean {
  if (typed.length < SHORTEST) return false;
  return (
    (word.startsWith(typed) && word.length - typed.length <= plural(typed)) || endsOtherwise(word, typed)
  );
}

const plural = (typed: string) => (typed.length >= LONG ? ENDING : typed.length > SHORTEST ? 1 : 0);

/** Whether one letter is missing, too many or another one; the ends of longer words are not looked at. */
function isOneOff(word: string, typed: string): boolean {
  let at = 0;
  while (at < typed.length && word[at] === typed[at]) at += 1;
  const rest = typed.slice(at + 1);
  return (
    word.slice(at + 1).startsWith(rest) ||
    word.slice(at).startsWith(rest) ||
    (word.slice(at + 1).startsWith(typed.slice(at)) && typed.length > at)
  );
}

/** Whether a word is the last part of one that is typed, as in "Rückenmassage" and "haircut", or begins as a short one does. */
export function isAkin(word: string, typed: string): boolean {
  if (typed.length <= SHORTEST) return false;
  if (typed.length < LONG) return word.startsWith(typed.slice(0, SHORTEST));
  return Array.from(typed, (_, at) => typed.slice(at)).some((end) =>
    end.length < LONG ? end.length >= SHORTEST && word === end : word.startsWith(end),
  );
}

/** Whether a word is one that is typed, or begun by one that is no mere syllable. */
export function isWordTyped(word: string, typed: string): boolean {
  return word === typed || (typed.length > SHORTEST && word.startsWith(typed));
}
