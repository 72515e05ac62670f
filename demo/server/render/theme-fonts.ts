import type { CompanyTheme, ThemeFont } from '#domain/company/company-theme.ts';
import { fontFamily } from '#theme/fonts/font-family.ts';
import { fontAddress } from '#theme/fonts/fonts.ts';

const SHIPPED = {
  Newsreader: 'newsreader-latin-wght-normal.woff2',
  Figtree: 'figtree-latin-wght-normal.woff2',
} as const;

/** The file of the company's own, or the name of one that we ship; null: nobody has it, and one of the system stands in. */
function fileOf(font: ThemeFont | undefined, usual: keyof typeof SHIPPED): string | null {
  const family = font ? fontFamily(font) : '';
  if (!font || family === '') return SHIPPED[usual];
  const own = fontAddress(font.url);
  if (own === null && (family === 'Newsreader' || family === 'Figtree')) return SHIPPED[family];
  return own;
}

/** What the headings and the text of each page are set in, each once. */
export function themeFonts({ headerFont, bodyFont }: CompanyTheme): readonly string[] {
  const files = [fileOf(headerFont, 'Newsreader'), fileOf(bodyFont, 'Figtree')];
  return [...new Set(files.filter((file) => file !== null))];
}
