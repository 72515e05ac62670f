import type { Scheme } from '#domain/company/company-theme.ts';
import { keysOf } from '#domain/keys.ts';
import { parseCompanyTheme } from '#platform/wire/company/theme.ts';
import { parseColour, toHex } from '#theme/colour/colour.ts';
import { rolesOf, type ColourRole } from '#theme/colour/palette.ts';
import { FONTS, publicTokenOf } from '#theme/tokens.ts';

/** One that is nobody's default, and that is read on light and dark. */
const PROBE = '#2277cc';

/** What has to be set as well for a colour to be seen. */
const NEEDED: Readonly<Record<string, object>> = { containedBackgroundColor: { siteContained: true } };

/** What a colour of `themes.general` is where a company sets none, and the properties of a page that follow from it. */
export interface ColourEffect {
  readonly initial: Readonly<Record<Scheme, string>> | null;
  readonly properties: readonly string[];
}

/** Found out by setting it: no list has to follow the palette. */
export function effectOfColour(name: string): ColourEffect {
  const themeWith = (change: object) =>
    parseCompanyTheme({ general: { ...NEEDED[name], ...change } }, {}, 'https://salon.example/');
  const [plain, changed] = [themeWith({}), themeWith({ [name]: PROBE })];
  const [before, after] = [rolesOf(plain, 'light'), rolesOf(changed, 'light')];
  const isOther = (role: ColourRole) => toHex(before[role]) !== toHex(after[role]);
  const roles = keysOf(before).filter(isOther);
  const probe = parseColour(PROBE);
  const own = roles.find((role) => probe && toHex(after[role]) === toHex(probe)) ?? roles[0];
  return {
    initial: own ? { light: toHex(before[own]), dark: toHex(rolesOf(plain, 'dark')[own]) } : null,
    properties: roles.map(publicTokenOf),
  };
}

/** The first family of the fonts that are shown where a company names none. */
export function initialFont(name: string): string {
  const families = name === 'headerFont' ? FONTS.display : FONTS.text;
  return /^'Vitrine (\w+)'/.exec(families)?.[1] ?? '';
}
