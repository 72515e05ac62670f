import type { Locale } from '../locale.ts';
import { toCivilDate, type DateKey } from '../time/date-key.ts';
import { formatDay, formatDays, formatHour } from '../time/format-time.ts';
import { wallMinute } from '../time/minutes-of-day.ts';

/** When somebody waits for a place: days, both included, and wall-clock minutes between which the visit may begin. */
export interface WishTimes {
  readonly first: DateKey;
  readonly last: DateKey;
  readonly from: number;
  readonly until: number;
}

/** "mardi 13 janvier", with the year where that is another one than today's; "12–18 janvier 2026". */
export function wishDays(locale: Locale, { first, last }: WishTimes, today: DateKey): string {
  if (first !== last) return formatDays(locale, first, last);
  const isThisYear = toCivilDate(first).year === toCivilDate(today).year;
  return formatDay(locale, first, isThisYear ? 'long' : 'full');
}

/** The hours of a wish, as they are said; `any`: the whole day. */
export type WishHours =
  | { readonly kind: 'any' }
  | { readonly kind: 'from'; readonly from: string }
  | { readonly kind: 'until'; readonly until: string }
  | { readonly kind: 'between'; readonly from: string; readonly until: string };

export function wishHours(locale: Locale, { from, until }: WishTimes): WishHours {
  const said = (minutes: number) => formatHour(locale, wallMinute(minutes));
  if (from > 0 && until < 1440) return { kind: 'between', from: said(from), until: said(until) };
  if (from > 0) return { kind: 'from', from: said(from) };
  return until < 1440 ? { kind: 'until', until: said(until) } : { kind: 'any' };
}
