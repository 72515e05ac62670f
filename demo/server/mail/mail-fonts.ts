import type { CompanyTheme } from '#domain/company/company-theme.ts';

const SERIF = 'Georgia,serif';
const SANS = 'Arial,Helvetica,sans-serif';

/** What stands in, where only the fonts of the reader's machine are to be had, for those that we bring along. */
const STAND_INS: Readonly<Record<string, string>> = { Newsreader: SERIF, Figtree: SANS };

/** The fonts of a company's site for its mails, as a style names them without a quote. */
export function mailFonts({ headerFont, bodyFont }: CompanyTheme): {
  readonly display: string;
  readonly text: string;
} {
  return { display: stackOf(headerFont?.name, SERIF), text: stackOf(bodyFont?.name, SANS) };
}

function stackOf(name: string | undefined, rest: string): string {
  if (name === undefined) return rest;
  // A name that is no chain of words would need quotes.
  const isPlain = /^[A-Za-z][\w-]*( [A-Za-z][\w-]*)*$/.test(name);
  return isPlain ? `${name},${STAND_INS[name] ?? rest}` : rest;
}
