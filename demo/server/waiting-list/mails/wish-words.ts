import { dateAt } from '#domain/availability/hours/clock-change.ts';
import { externalServiceId } from '#domain/catalogue/ids.ts';
import { DEFAULT_LOCALE, isLocale, textIn, type Locale } from '#domain/locale.ts';
import { isDateKey, toCivilDate, type DateKey } from '#domain/time/date-key.ts';
import { formatClock, formatDay, formatDays, formatHour } from '#domain/time/format-time.ts';
import { wallMinute } from '#domain/time/minutes-of-day.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Visit } from '../../booking/visit.ts';
import { translate } from '../../texts.ts';
import type { WaitingRow } from '../waiting-row.ts';

type Wish = Pick<
  WaitingRow,
  'locale' | 'serviceIds' | 'practitionerId' | 'firstDate' | 'lastDate' | 'fromMinute' | 'untilMinute'
>;

export function localeOf({ locale }: Pick<Wish, 'locale'>): Locale {
  return isLocale(locale) ? locale : DEFAULT_LOCALE;
}

/** What is waited for, each once. */
export function serviceNames({ serviceIds, ...wish }: Wish, { facts }: Visit): string[] {
  const names = serviceIds.map((id) => facts.services.get(externalServiceId(id))?.article.name ?? {});
  return [...new Set(names.map((name) => textIn(localeOf(wish), name)))];
}

/** Whom it is waited for; null: for anybody. */
export function wishedName({ practitionerId }: Wish, { facts }: Visit): string | null {
  const people = [...facts.services.values()].flatMap(({ practitioners }) => practitioners);
  return people.find(({ id }) => id === practitionerId)?.name ?? null;
}

/** "mardi 13 janvier", "12–18 janvier 2026": the days of a wish. */
export function wishedDays({ firstDate, lastDate, ...wish }: Wish, timeZone: string, now: Instant): string {
  const locale = localeOf(wish);
  const [first, last] = [dateKeyOf(firstDate), dateKeyOf(lastDate)];
  if (first !== last) return formatDays(locale, first, last);
  const isThisYear = toCivilDate(first).year === toCivilDate(dateAt(now, timeZone)).year;
  return formatDay(locale, first, isThisYear ? 'long' : 'full');
}

/** Between which hours of those days the visit may begin. */
export function wishedHours({ fromMinute, untilMinute, ...wish }: Wish): string {
  const locale = localeOf(wish);
  const at = (minutes: number) => {
    const minute = wallMinute(minutes);
    return minutes % 60 === 0 ? formatHour(locale, minute) : formatClock(minute);
  };
  const [from, until] = [at(fromMinute), at(untilMinute)];
  if (fromMinute > 0 && untilMinute < 1440) {
    return translate(locale, 'mail:waiting.hours.between', { from, until });
  }
  if (fromMinute > 0) return translate(locale, 'mail:waiting.hours.from', { from });
  if (untilMinute < 1440) return translate(locale, 'mail:waiting.hours.until', { until });
  return translate(locale, 'mail:waiting.hours.any');
}

function dateKeyOf(text: string): DateKey {
  if (!isDateKey(text)) throw new Error(`A wish has the date ${text}.`);
  return text;
}
