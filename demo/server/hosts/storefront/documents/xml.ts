import { Html } from '../../../http/pages/html.ts';

/** The first line of a document. */
export const XML = new Html('<?xml version="1.0" encoding="UTF-8"?>\n');

/** A text without what no document of XML 1.0 may have, however it is escaped. */
export function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '');
}
