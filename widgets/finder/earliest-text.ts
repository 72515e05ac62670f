import { dateAt } from '#domain/availability/hours/clock-change.ts';
import { daysBetween, weekday } from '#domain/time/date-key.ts';
import { formatDay, formatTime, formatWeekday } from '#domain/time/format-time.ts';
import type { UiTexts } from '#ui/texts.ts';
import type { Instant } from '#domain/time/instant.ts';

/** Within so many days a weekday alone says which day is meant. */
const WEEK = 7;

/** "Dès demain 10:30", by the shop's clock and calendar. */
export function earliestText(
  { locale, t }: UiTexts,
  timeZone: string,
  startsAt: Instant,
  now: Instant,
): string {
  const date = dateAt(startsAt, timeZone);
  const time = formatTime(locale, timeZone, startsAt);
  const days = daysBetween(dateAt(now, timeZone), date);
  if (days <= 0) return t('finder:earliest.today', { time });
  if (days === 1) return t('finder:earliest.tomorrow', { time });
  const day = days < WEEK ? formatWeekday(locale, weekday(date)) : formatDay(locale, date, 'short');
  return t('finder:earliest.day', { day, time });
}
