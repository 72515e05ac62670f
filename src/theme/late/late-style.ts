import type { CompanyTheme } from '#domain/company/company-theme.ts';
import { loadFonts } from '../fonts/fonts.ts';
import { appendRules, hasAppended } from '../sheet.ts';

/** Without them a page is whole but on paper and in colours of the system's. */
async function addLateRules(): Promise<void> {
  if (!hasAppended('late')) appendRules((await import('./late-rules.ts')).LATE_RULES, 'late');
}

/** What of a document's style no screen waits for: the company's own typefaces, and the rules for paper and for colours of the system's. */
export function addLateStyle(theme: CompanyTheme, into: Document): void {
  addLateRules().catch(() => {});
  if (into.defaultView?.FontFace) loadFonts(theme, into);
}
