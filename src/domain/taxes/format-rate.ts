import { LOCALE_TAGS, type Locale } from '../locale.ts';

/** A rate of tax (per cent) as people of the language write it, without the sign. */
export function formatRate(locale: Locale, rate: number): string {
  return rate.toLocaleString(LOCALE_TAGS[locale]);
}
