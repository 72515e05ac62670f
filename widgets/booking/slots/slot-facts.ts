import type { DayOffer, VisitStart } from '#domain/availability/calendar.ts';
import { formatTime } from '#domain/time/format-time.ts';
import type { Locale } from '#domain/locale.ts';
import type { ClockOf } from './slot-grid.ts';

/** What the two ways of showing a week have in common. */
export interface SlotsProps {
  /** One a day, in order. */
  readonly offers: readonly DayOffer[];
  /** The shop's. */
  readonly timeZone: string;
  /** YYYYMMDD. */
  readonly today: string;
  /** The start that is being asked for. */
  readonly pendingInstant: number | null;
  /** Other days are on their way; these stay until then. */
  readonly isLoading: boolean;
  readonly onChoose: (date: string, start: VisitStart) => void;
}

export function clockIn(locale: Locale, timeZone: string): ClockOf {
  return (instant) => formatTime(locale, timeZone, instant);
}

const weeks = new Map<Locale, Intl.DateTimeFormat>();

/** "23 – 29 novembre 2026", from the first to the last of these days (YYYYMMDD). */
export function formatWeek(locale: Locale, days: readonly string[]): string {
  let format = weeks.get(locale);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    });
    weeks.set(locale, format);
  }
  const noonOf = (date = '19700101') =>
    Date.UTC(Number(date.slice(0, 4)), Number(date.slice(4, 6)) - 1, Number(date.slice(6, 8)), 12);
  return format.formatRange(noonOf(days[0]), noonOf(days.at(-1)));
}
