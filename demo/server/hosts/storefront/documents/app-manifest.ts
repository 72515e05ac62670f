import { DEFAULT_LOCALE, type Locale } from '#domain/locale.ts';
import { buildPath } from '#domain/site/routes.ts';
import { companyTheme, hexColours } from '#server/render/theme-colours.ts';
import type { AppIcons } from '../../../icons/app-icons.ts';
import { ICON_KINDS } from '../../../icons/icon-kinds.ts';
import { translate } from '../../../texts.ts';
import type { CompanySite } from '../site.ts';

/** Characters that launchers show below an icon. */
const SHORT = 12;

/** The path of the manifest in a language, as `/en/manifest.webmanifest`. */
export const manifestPath = (locale: Locale): string =>
  `${locale === DEFAULT_LOCALE ? '' : `/${locale}`}/manifest.webmanifest`;

export const manifestLocale = ({ locales }: CompanySite, path: string): Locale | undefined =>
  locales.find((locale) => manifestPath(locale) === path);

/** As many whole words as fit below an icon; of a longer first one, its beginning. */
export function shortName(name: string): string {
  const words = name.trim().split(/\s+/);
  let short = words[0] ?? '';
  for (const word of words.slice(1)) {
    if (short.length + 1 + word.length > SHORT) break;
    short += ` ${word}`;
  }
  return [...short].slice(0, SHORT).join('');
}

/** What a browser has to know to put the site among a device's apps (W3C Web Application Manifest). */
export async function appManifest({ tenant }: CompanySite, locale: Locale, icons: AppIcons): Promise<string> {
  const { profile } = tenant;
  const { displayName } = profile.identity;
  const theme = companyTheme(profile);
  const colour = hexColours(theme, theme.scheme ?? 'light');
  const listed = ICON_KINDS.filter(({ purpose }) => purpose !== 'touch');
  return JSON.stringify({
    id: '/',
    name: displayName,
    short_name: shortName(displayName),
    description: translate(locale, 'page:describe', { name: displayName }),
    lang: locale,
    dir: 'ltr',
    start_url: buildPath({ kind: 'home' }, locale),
    scope: '/',
    display: 'standalone',
    theme_color: colour('header'),
    background_color: colour('surface'),
    icons: await Promise.all(
      listed.map(async ({ name, size, purpose }) => ({
        src: await icons.pathOf(tenant, name),
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ),
  });
}
