import { LOCALE_TAGS, type Locale } from '../../locale.ts';

/** "aujourd’hui", "demain", by how many days ahead it is; null for any other, which is called by its date. */
export function formatNearDay(locale: Locale, ahead: number): string | null {
  if (ahead !== 0 && ahead !== 1) return null;
  return new Intl.RelativeTimeFormat(LOCALE_TAGS[locale], { numeric: 'auto' }).format(ahead, 'day');
}

/** As it begins a line: "Demain". */
export function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
