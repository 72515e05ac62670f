import { baseCss } from './rules/base.ts';
import { createRules } from './rules/rules.ts';
import { registerStandInFonts, standInFontCss } from './fonts/stand-in-fonts.ts';
import { registerUnit, UNIT_CSS } from './unit.ts';

/** One constructed sheet a document: a sheet cannot cross from one to another. */
const sheets = new Map<Document, CSSStyleSheet>();

/** Of parts whose classes are not ours to name, as a map's, by their names. */
const appended = new Map<string, string>();

/** What every sheet that was made says since the last change. */
let shown = '';

const rules = createRules(renew);

// The whole text again, and no rule inserted: Firefox would keep that rule from the next root that adopts the sheet, where the
// only other one has left the page.
function renew(): void {
  const text = sheetText();
  // Code that comes late may bring rules that are there: the same text again would have all of a page styled anew.
  if (text === shown) return;
  shown = text;
  for (const sheet of sheets.values()) sheet.replaceSync(text);
}

/** Puts rules behind all others, once a name, where they stay whatever classes come to be used later. */
export function appendRules(text: string, name = text): void {
  if (hasAppended(name)) return;
  appended.set(name, text);
  renew();
}

export const hasAppended = (name: string): boolean => appended.has(name);

/**
 * Class names to class names, with their rules in the shared sheet at once: no frame is painted without them. Write them
 * as literals and without twind's groups: the build and a test find them in the sources.
 */
export function tw(classes: string): string {
  rules.use(classes);
  return classes.trim().replace(/\s+/g, ' ');
}

/** The rules of all classes used so far, in their order. */
export function usedRules(): readonly string[] {
  return rules.all;
}

/** For tests and the server: forgets every rule but the base's. Sheets that were made are given up. */
export function clearSheet(): void {
  sheets.clear();
  appended.clear();
  rules.clear();
}

/** Everything as text: the base, the rules of all classes used so far, and what was appended. A server, which constructs no sheets, sends it. */
export function sheetText(): string {
  return baseCss() + rules.all.join('') + [...appended.values()].join('');
}

/** What a server writes into its page in the place of what a script registers there. */
export function documentCss(): string {
  return UNIT_CSS + standInFontCss();
}

/**
 * The one sheet of all our shadow roots in a document. A root that moved to another document adopts that one's own.
 */
export function sheetOf(document: Document): CSSStyleSheet {
  const cached = sheets.get(document);
  if (cached) return cached;
  const view = document.defaultView ?? globalThis;
  registerUnit(view);
  registerStandInFonts(document);
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(sheetText());
  sheets.set(document, sheet);
  return sheet;
}
