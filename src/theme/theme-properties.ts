import type { CompanyTheme, ThemeFont } from '#domain/company/company-theme.ts';
import { parseColour } from './colour/colour.ts';
import { fontFamily } from './fonts/font-family.ts';
import { colourProperties, FONTS, publicTokenOf, type Properties } from './tokens.ts';

/** 1000 px at the visitor's default text size. */
const CONTAINED = 'calc(var(--u)*62.5)';

/** Those that we ship have fonts of the system in their place until they are there. */
const SHIPPED: Readonly<Record<string, string>> = { Newsreader: FONTS.display, Figtree: FONTS.text };

const familyOf = (font: ThemeFont, others: string) => {
  const family = fontFamily(font);
  return Object.hasOwn(SHIPPED, family) ? SHIPPED[family] : `'Vitrine ${family}','${family}',${others}`;
};

function fontProperties(theme: CompanyTheme): Properties {
  const chosen = [
    ['--v-font-display', '--vitrine-font-display', theme.headerFont, FONTS.display],
    ['--v-font-text', '--vitrine-font-text', theme.bodyFont, FONTS.text],
    ['--v-font-menu', '--vitrine-font-menu', theme.menuFont, FONTS.text],
  ] as const;
  return Object.fromEntries(
    chosen.flatMap(([token, open, font, rest]) =>
      font && fontFamily(font) ? [[token, `var(${open},${familyOf(font, rest)})`] as const] : [],
    ),
  );
}

/** The outline and the words of what is no main button, where the company or the page chose a colour for them. */
function secondProperty({ singleButtonColour, secondaryColour }: CompanyTheme): Properties {
  if (singleButtonColour) return { '--v-second': 'var(--v-link)' };
  return {
    '--v-second': `var(${parseColour(secondaryColour) ? '--v-secondary' : publicTokenOf('secondary')})`,
  };
}

/** A company's theme as custom properties of the root, in a style or a sheet; without a theme, the product's own. */
export function themeProperties(theme: CompanyTheme = {}): Properties {
  return {
    ...colourProperties(theme),
    ...fontProperties(theme),
    ...secondProperty(theme),
    ...(theme.squareButtons && { '--v-radius': '0px', '--v-radius-pill': '0px' }),
    ...(theme.contained && { '--v-site-width': CONTAINED }),
    '--v-scheme': theme.scheme ?? 'inherit',
  };
}
