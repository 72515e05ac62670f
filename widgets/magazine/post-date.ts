import { dateAt } from '#domain/availability/hours/clock-change.ts';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import type { Locale } from '#domain/locale.ts';
import { formatPlainDate } from '#domain/time/format-time.ts';
import type { Instant } from '#domain/time/instant.ts';

/** Where no shop says what day it is. */
export const USUAL_ZONE = 'Europe/Paris';

/** The zone in which a company tells days: that of its first shop. */
export function zoneOf(shops: readonly Shop[] | null): string {
  return shops?.[0]?.timeZone ?? USUAL_ZONE;
}

/** A moment as a day, for people and for programs. */
export function postDate(locale: Locale, moment: Instant, zone: string) {
  const date = dateAt(moment, zone);
  return { date, words: formatPlainDate(locale, date), iso: new Date(moment).toISOString() };
}
