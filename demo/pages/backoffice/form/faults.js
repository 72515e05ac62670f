// Values that would do nothing, or another thing than they say; each function gives the words that are told of one, empty where it is as it says.

import { number, words } from '../texts/texts.js';

const COLOUR = /^(#[\da-f]{3,4}|#[\da-f]{6}|#[\da-f]{8})?$/i;
/** Characters of CSS; a longer text is not applied at all. */
const LONGEST_CSS = 20_000;
/** Pixels of a logo: more are kept, and shown as the most. */
export const LOGO = { least: 1, shown: 96, most: 1000 };

export const isColour = (text) => COLOUR.test(text);

export const colourFault = (text) => (isColour(text) ? '' : words('faults.colour'));

export function cssFault({ length }) {
  if (length <= LONGEST_CSS) return '';
  return words('faults.css', { length: () => number(length), most: () => number(LONGEST_CSS) });
}

export const isSize = (text) => /^\d+$/.test(text) && Number(text) >= LOGO.least && Number(text) <= LOGO.most;

export function sizeFault(text) {
  if (!isSize(text)) return words('faults.size', { least: LOGO.least, most: LOGO.most });
  return Number(text) > LOGO.shown ? words('faults.shownSize', { shown: LOGO.shown }) : '';
}

/** By https or http, with its host. */
export const isWholeAddress = (text) => /^https?:\/\/\S+$/i.test(text) && URL.canParse(text);
