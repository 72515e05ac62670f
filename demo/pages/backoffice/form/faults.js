// Values that would do nothing, or another thing than they say; each function gives what is told of one, empty where it is as it says.

const COLOUR = /^(#[\da-f]{3,4}|#[\da-f]{6}|#[\da-f]{8})?$/i;
/** Characters of CSS; a longer text is not applied at all. */
const LONGEST_CSS = 20_000;
/** Pixels of a logo: more are kept, and shown as the most. */
export const LOGO = { least: 1, shown: 96, most: 1000 };

export const isColour = (text) => COLOUR.test(text);

export const colourFault = (text) =>
  isColour(text)
    ? ''
    : 'This is no colour, and is not saved: as #1f4d44, with three or six digits from 0 to f.';

const many = new Intl.NumberFormat('en-GB');

export const cssFault = (text) =>
  text.length <= LONGEST_CSS
    ? ''
    : `Too long: of ${many.format(text.length)} characters nothing is applied, ${many.format(LONGEST_CSS)} are the most.`;

export const isSize = (text) => /^\d+$/.test(text) && Number(text) >= LOGO.least && Number(text) <= LOGO.most;

export function sizeFault(text) {
  if (!isSize(text)) return `Not saved: a whole number from ${LOGO.least} to ${LOGO.most}.`;
  return Number(text) > LOGO.shown ? `The site shows it with ${LOGO.shown} pixels, which are the most.` : '';
}
