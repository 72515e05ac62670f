import type { ThemeFont } from '#domain/company/company-theme.ts';

/** The name of a company's font, without what could leave the quotes that CSS puts around it; empty: the font has none. */
export function fontFamily({ name }: ThemeFont): string {
  return name.replace(/[^\p{L}\p{N} _-]/gu, '').trim();
}
