import { wishDays, wishHours, type WishHours } from '#domain/appointments/wish-times.ts';
import { externalServiceId } from '#domain/catalogue/ids.ts';
import { DEFAULT_LOCALE, isLocale, textIn, type Locale } from '#domain/locale.ts';
import { isDateKey, type DateKey } from '#domain/time/date-key.ts';
import { formatDuration } from '#domain/time/format-duration.ts';
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

/** The same with how long each takes: "massage, 1 h". */
export function servicesWithDurations(wish: Wish, { facts, lines }: Visit): string[] {
  const locale = localeOf(wish);
  const named = lines.map(({ externalServiceId: id, durationMinutes }) => {
    const name = textIn(locale, facts.services.get(id)?.article.name ?? {});
    return `${name}, ${formatDuration(locale, durationMinutes)}`;
  });
  return [...new Set(named)];
}

/** Whom it is waited for; null: for anybody. */
export function wishedName({ practitionerId }: Wish, { facts }: Visit): string | null {
  const people = [...facts.services.values()].flatMap(({ practitioners }) => practitioners);
  return people.find(({ id }) => id === practitionerId)?.name ?? null;
}

/** When it is waited for: "mardi 13 janvier, dès 12 h". */
export function wishedTimes(wish: Wish, today: DateKey): { readonly days: string; readonly hours: string } {
  const locale = localeOf(wish);
  const times = {
    first: dateKeyOf(wish.firstDate),
    last: dateKeyOf(wish.lastDate),
    from: wish.fromMinute,
    until: wish.untilMinute,
  };
  return { days: wishDays(locale, times, today), hours: spokenHours(locale, wishHours(locale, times)) };
}

function spokenHours(locale: Locale, hours: WishHours): string {
  switch (hours.kind) {
    case 'any':
      return translate(locale, 'mail:waiting.hours.any');
    case 'from':
      return translate(locale, 'mail:waiting.hours.from', hours);
    case 'until':
      return translate(locale, 'mail:waiting.hours.until', hours);
    case 'between':
      return translate(locale, 'mail:waiting.hours.between', hours);
  }
}

function dateKeyOf(text: string): DateKey {
  if (!isDateKey(text)) throw new Error(`A wish has the date ${text}.`);
  return text;
}
