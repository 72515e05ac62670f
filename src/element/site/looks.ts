import { parseTheme } from '#platform/wire/theme.ts';
import type { CompanyTheme } from '#domain/company.ts';
import { companyTheme } from '#theme/company-theme.ts';
import { loadFontsLater } from '#theme/fonts.ts';
import { sheetOf } from '#theme/sheet.ts';
import { declarations, ROOT_CLASS } from '#theme/tokens.ts';

/** A company's looks with what an element's `theme` changes of them. */
export function looksOf(company: CompanyTheme | undefined, own: unknown, apiBase: string): CompanyTheme {
  return { ...company, ...(own === undefined ? {} : parseTheme(own, apiBase)) };
}

/** The properties of a company's looks as a rule of the root, for a sheet or for a server's markup. */
export function looksCss(looks: CompanyTheme): string {
  return `.${ROOT_CLASS}{${declarations(companyTheme(looks).properties)}}`;
}

/** Puts the looks over the shared sheet, in a sheet of the root's own, and asks for the fonts when the page has time. */
export function wear(root: ShadowRoot, looks: CompanyTheme): void {
  const document = root.ownerDocument;
  const sheet = new (document.defaultView ?? globalThis).CSSStyleSheet();
  sheet.replaceSync(looksCss(looks));
  root.adoptedStyleSheets = [sheetOf(document), sheet];
  loadFontsLater(companyTheme(looks).fonts, document);
}
