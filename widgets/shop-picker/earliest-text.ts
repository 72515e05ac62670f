import { dateAt } from '#domain/availability/hours/clock-change.ts';
import { daysBetween, weekday } from '#domain/time/date-key.ts';
import { formatDay, formatTime, formatWeekday } from '#domain/time/format-time.ts';
import { formatNearDay } from '#domain/time/words/near-day.ts';
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
  const near = formatNearDay(locale, days);
  if (near) return t('shop-picker:earliest.near', { day: near, time });
  const day = days < WEEK ? formatWeekday(locale, weekday(date)) : formatDay(locale, date, 'short');
  return t('shop-picker:earliest.day', { day, time });
}
