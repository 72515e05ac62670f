/** Text in which the digits of every script are those from 0 to 9, as what one dials or types of a code. */
export const withPlainDigits = (text: string): string =>
  text.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => String(valueOf(digit.codePointAt(0) ?? 0)));

/** The digits of a script follow each other from its zero. */
function valueOf(point: number): number {
  let zero = point;
  while (zero > point - 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return point - zero;
}
