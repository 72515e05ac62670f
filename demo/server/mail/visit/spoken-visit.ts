import { dateAt } from '#domain/availability/hours/clock-change.ts';
import { textIn, type Locale, type LocalizedText } from '#domain/locale.ts';
import { toCivilDate, type DateKey } from '#domain/time/date-key.ts';
import { formatDay, formatSpokenTime } from '#domain/time/format-time.ts';
import type { Instant } from '#domain/time/instant.ts';
import { translate } from '../../texts.ts';

/** Two moments on the clock of a shop. */
interface VisitMoment {
  readonly timeZone: string;
  readonly start: Instant;
  /** When the mail is written. */
  readonly now: Instant;
}

/** "mardi 13 janvier à 10 h", with the year where that is another one than now. */
export function spokenMoment(locale: Locale, moment: VisitMoment): string {
  return momentIn(locale, moment, (date, isThisYear) =>
    formatDay(locale, date, isThisYear ? 'long' : 'full'),
  );
}

/** "mar. 13 janv. à 10 h": the same in short, for a line in a list of mails. */
export function subjectMoment(locale: Locale, moment: VisitMoment): string {
  return momentIn(locale, moment, (date, isThisYear) => {
    const day = formatDay(locale, date, 'short');
    return isThisYear ? day : `${day} ${toCivilDate(date).year}`;
  });
}

function momentIn(
  locale: Locale,
  { timeZone, start, now }: VisitMoment,
  dayOf: (date: DateKey, isThisYear: boolean) => string,
): string {
  const date = dateAt(start, timeZone);
  const isThisYear = toCivilDate(date).year === toCivilDate(dateAt(now, timeZone)).year;
  const time = formatSpokenTime(locale, timeZone, start);
  return translate(locale, 'mail:moment', { day: dayOf(date, isThisYear), time });
}

/** "Massage suédois + Manucure": each once, in one line. */
export function spokenServices(locale: Locale, names: readonly LocalizedText[]): string {
  return [...new Set(names.map((name) => textIn(locale, name)))].join(' + ');
}
