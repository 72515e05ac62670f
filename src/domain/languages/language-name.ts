import type { Locale } from '../locale.ts';

/** A language in its own words: `Français`. */
export function languageName(locale: Locale): string {
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
  return name.slice(0, 1).toLocaleUpperCase(locale) + name.slice(1);
}
