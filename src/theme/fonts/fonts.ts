import type { CompanyTheme } from '#domain/company/company-theme.ts';
import { fontFamily } from './font-family.ts';
import { forgetOtherFiles, registerFaces, type Face } from './font-faces.ts';

const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2212';
const LATIN_EXTENDED = 'U+0100-0130,U+0132-0151,U+0154-02BA,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0';

const shipped = (family: string, weight: string, latin: URL, extended: URL): Face[] => [
  { family, source: `url("${latin.href}")`, descriptors: { weight, unicodeRange: LATIN } },
  { family, source: `url("${extended.href}")`, descriptors: { weight, unicodeRange: LATIN_EXTENDED } },
];

function shippedFaces(): Face[] {
  return [
    ...shipped(
      'Vitrine Newsreader',
      '200 800',
      new URL('@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2', import.meta.url),
      new URL(
        '@fontsource-variable/newsreader/files/newsreader-latin-ext-wght-normal.woff2',
        import.meta.url,
      ),
    ),
    ...shipped(
      'Vitrine Figtree',
      '300 900',
      new URL('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2', import.meta.url),
      new URL('@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2', import.meta.url),
    ),
  ];
}

/** The address of a font file, or null: a font file alone (a style sheet would call home unasked). */
export function fontAddress(url: unknown): string | null {
  if (typeof url !== 'string' || !URL.canParse(url)) return null;
  const address = new URL(url);
  const isFontFile = /\.(woff2?|ttf|otf)$/i.test(address.pathname);
  return /^https?:$/.test(address.protocol) && isFontFile ? address.href : null;
}

/** A font with one file may be a variable one. */
const ANY_WEIGHT = '100 900';

function companyFaces({ headerFont, menuFont, bodyFont }: CompanyTheme): Face[] {
  const fonts = [headerFont, menuFont, bodyFont].filter((font) => font !== undefined);
  return fonts.flatMap((font) => {
    const family = fontFamily(font);
    if (!family) return [];
    const files = font.faces ?? [{ url: font.url, weight: ANY_WEIGHT, range: '' }];
    return files.flatMap(({ url, weight, range }): Face[] => {
      const address = fontAddress(url);
      if (!address) return [];
      const descriptors = { weight: weight || ANY_WEIGHT, ...(range && { unicodeRange: range }) };
      return [{ family: `Vitrine ${family}`, source: `url("${address}")`, descriptors }];
    });
  });
}

/** Registers the shipped fonts and a theme's own with a document. Each is fetched by the browser only when a text needs it. */
export function loadFonts(theme: CompanyTheme, into: Document): void {
  const own = companyFaces(theme);
  forgetOtherFiles(own, into);
  registerFaces([...shippedFaces(), ...own], into);
}
