import { baseCss } from './rules/base.ts';
import { createRules } from './rules/rules.ts';
import { createRuleSheet, type RuleSheet } from './rules/rule-sheet.ts';
import { registerStandInFonts, standInFontCss } from './fonts/stand-in-fonts.ts';
import { registerUnit, UNIT_CSS } from './unit.ts';

/** Those of a document: constructed sheets cannot cross from one to another. */
interface DocumentSheets {
  readonly rules: RuleSheet;
  readonly appended: CSSStyleSheet;
}

const documents = new Map<Document, DocumentSheets>();

/** Of parts whose classes are not ours to name, as a map's, by their names. */
const appended = new Map<string, string>();

const rules = createRules((added) => {
  for (const sheets of documents.values()) sheets.rules.add(added, rules.all);
});

const appendedText = () => [...appended.values()].join('');

/** Puts rules behind all others, once a name, where they stay whatever classes come to be used later. */
export function appendRules(text: string, name = text): void {
  if (hasAppended(name)) return;
  appended.set(name, text);
  for (const sheets of documents.values()) sheets.appended.replaceSync(appendedText());
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
  documents.clear();
  appended.clear();
  rules.clear();
}

/** Everything as text: the base, the rules of all classes used so far, and what was appended. A server, which constructs no sheets, sends it. */
export function sheetText(): string {
  return baseCss() + rules.all.join('') + appendedText();
}

/** What a server writes into its page in the place of what a script registers there. */
export function documentCss(): string {
  return UNIT_CSS + standInFontCss();
}

/** The sheets of all our shadow roots in a document, in their order. A root that moved to another document adopts that one's own. */
export function sheetsOf(document: Document): readonly CSSStyleSheet[] {
  let sheets = documents.get(document);
  if (!sheets) {
    const view = document.defaultView ?? globalThis;
    registerUnit(view);
    registerStandInFonts(document);
    sheets = { rules: createRuleSheet(view, baseCss(), rules.all), appended: new view.CSSStyleSheet() };
    sheets.appended.replaceSync(appendedText());
    documents.set(document, sheets);
  }
  return [sheets.rules.sheet, sheets.appended];
}
