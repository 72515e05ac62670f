import type { CompanyTheme } from '#domain/company/company-theme.ts';
import { loadFonts } from '../fonts/fonts.ts';
import { LATE_RULES } from './late-rules.ts';
import { appendRules } from '../sheet.ts';

/** What of a document's style no screen waits for: the company's own typefaces, and the rules for paper and for colours of the system's. */
export function addLateStyle(theme: CompanyTheme, into: Document): void {
  appendRules(LATE_RULES);
  if (into.defaultView?.FontFace) loadFonts(theme, into);
}
