import {
  dateAt,
  zonedDayOf,
  elapsedMinuteAt,
  isAmbiguous,
  offsetMinutes,
} from '../availability/hours/clock-change.ts';
import { dayNumber, toCivilDate, type DateKey } from './date-key.ts';
import type { Instant, InstantRange } from './instant.ts';
import type { WallMinute } from './minutes-of-day.ts';
import { LOCALE_TAGS, type Locale } from '../locale.ts';

const MINUTE = 60_000;
const NOON = 720;
/** The minus of typography, as clocks and offsets are written. */
const MINUS = '\u2212';
const NO_BREAK_SPACE = '\u00a0';
const NARROW_SPACE = '\u202f';

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(LOCALE_TAGS[locale], options);
    formats.set(key, format);
  }
  return format;
}

/** A date belongs to no zone: it is written by its noon in UTC. */
function noonOf(date: DateKey): number {
  return (dayNumber(toCivilDate(date)) * 1440 + NOON) * MINUTE;
}

/** French counts the first day of a month, and no other: "1er décembre". */
function withFirst(locale: Locale, text: string): string {
  return locale === 'fr' ? text.replace(/\b1(?=[\s–])/g, '1er') : text;
}

function formatDate(locale: Locale, date: DateKey, options: Intl.DateTimeFormatOptions): string {
  return withFirst(locale, formatOf(locale, { ...options, timeZone: 'UTC' }).format(noonOf(date)));
}

/** `long` "mardi 24 novembre", `full` adds the year, `short` "mar. 24 nov.", `numeric` "24/11/2026". */
export function formatDay(
  locale: Locale,
  date: DateKey,
  style: 'long' | 'full' | 'short' | 'numeric' = 'long',
): string {
  if (style === 'numeric')
    return formatDate(locale, date, { day: '2-digit', month: '2-digit', year: 'numeric' });
  const name = style === 'short' ? 'short' : 'long';
  const year = style === 'full' ? ({ year: 'numeric' } as const) : {};
  return formatDate(locale, date, { weekday: name, day: 'numeric', month: name, ...year });
}

/** "24 novembre 2026". */
export function formatPlainDate(locale: Locale, date: DateKey): string {
  return formatDate(locale, date, { day: 'numeric', month: 'long', year: 'numeric' });
}

/** "23–29 novembre 2026", from the first to the last of some days. */
export function formatDays(locale: Locale, first: DateKey, last: DateKey): string {
  const format = formatOf(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  return withFirst(locale, format.formatRange(noonOf(first), noonOf(last)));
}

/** "novembre 2026". */
export function formatMonth(locale: Locale, date: DateKey): string {
  return formatDate(locale, date, { month: 'long', year: 'numeric' });
}

/** The day of the month alone, as the head of a calendar column shows it. */
export function formatDayNumber(date: DateKey): string {
  return String(toCivilDate(date).day);
}

/** The name of a weekday; 0 is Sunday. */
export function formatWeekday(
  locale: Locale,
  weekday: number,
  style: 'long' | 'short' | 'narrow' = 'long',
): string {
  // 4 January 1970 was a Sunday.
  return formatOf(locale, { weekday: style, timeZone: 'UTC' }).format(((3 + weekday) * 1440 + NOON) * MINUTE);
}

/** The first day of the week where the product's languages are spoken in Europe: Monday in each of them. */
export function firstWeekday(_locale: Locale): number {
  return 1;
}

/** Hour and minute, each of two digits: "05:15", for "5:15" beside "17:15" would be taken for the evening; in French "5 h 15". */
function clock(locale: Locale, hour: string, minute: string): string {
  if (locale !== 'fr') return `${hour}:${minute}`;
  return `${Number(hour)}${NARROW_SPACE}h${minute === '00' ? '' : NARROW_SPACE + minute}`;
}

/**
 * "14:30" on the clock of the zone, in French "14 h 30": for buttons, tables and sentences alike. With its offset,
 * "02:30 (UTC+1)", where the clock shows that time twice.
 */
export function formatTime(locale: Locale, timeZone: string, moment: Instant): string {
  return clockIn(locale, timeZone, moment) + offsetMark(timeZone, moment);
}

function clockIn(locale: Locale, timeZone: string, moment: Instant): string {
  const format = formatOf('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone });
  const [hour = '', minute = ''] = format.format(moment).split(':');
  return clock(locale, hour, minute);
}

/** "14:30 – 15:15". */
export function formatTimeRange(
  locale: Locale,
  timeZone: string,
  startsAt: Instant,
  endsAt: Instant,
): string {
  return `${formatTime(locale, timeZone, startsAt)} – ${formatTime(locale, timeZone, endsAt)}`;
}

/** "09:30", in French "9 h 30"; 1440 is "24:00". */
export function formatClock(locale: Locale, minute: WallMinute): string {
  const [hours, minutes] = [Math.floor(minute / 60), minute % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  return clock(locale, hours ?? '', minutes ?? '');
}

/** A time in a sentence: as `formatTime` shows it, and in German with its unit: "14:30 Uhr". */
export function formatSpokenTime(locale: Locale, timeZone: string, moment: Instant): string {
  return clockIn(locale, timeZone, moment) + unitOf(locale) + offsetMark(timeZone, moment);
}

function unitOf(locale: Locale): string {
  return locale === 'de' ? `${NO_BREAK_SPACE}Uhr` : '';
}

/** An hour of the clock in a sentence: "18 h", "18:00 Uhr", "18:00". */
export function formatHour(locale: Locale, hour: WallMinute): string {
  return formatClock(locale, hour) + unitOf(locale);
}

/** From one hour to another, with a unit once: "12–18 h", "12:00–18:00 Uhr", "12:00–18:00". */
export function formatHours(locale: Locale, from: WallMinute, to: WallMinute): string {
  const start = locale === 'fr' && from % 60 === 0 ? String(from / 60) : formatClock(locale, from);
  return `${start}–${formatHour(locale, to)}`;
}

/** What stands between a day and its time. */
const AT: Readonly<Record<Locale, string>> = { fr: 'à', de: 'um', en: 'at', es: 'a las', it: 'alle' };

/** The full name of a moment, for a slot's accessible name: "mardi 24 novembre à 14 h 30". */
export function formatMoment(locale: Locale, timeZone: string, moment: Instant): string {
  const day = formatDay(locale, dateAt(moment, timeZone));
  return `${day} ${AT[locale]} ${formatSpokenTime(locale, timeZone, moment)}`;
}

/** "mardi 24 novembre, 10 h – 12 h"; where it is not of one day, the full name of both moments. */
export function formatPeriod(locale: Locale, timeZone: string, { start, end }: InstantRange): string {
  const day = dateAt(start, timeZone);
  const [from, to] =
    dateAt(end, timeZone) === day
      ? [
          `${formatDay(locale, day)}, ${formatTime(locale, timeZone, start)}`,
          formatTime(locale, timeZone, end),
        ]
      : [formatMoment(locale, timeZone, start), formatMoment(locale, timeZone, end)];
  // No line begins with the dash.
  return `${from}${NO_BREAK_SPACE}– ${to}`;
}

/** The zone's name at an instant, for a visitor whose own clock differs: "heure normale d’Europe centrale". */
export function formatTimeZone(locale: Locale, timeZone: string, moment: Instant): string {
  const parts = formatOf(locale, { timeZone, timeZoneName: 'long' }).formatToParts(moment);
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? timeZone;
}

function offsetMark(timeZone: string, moment: Instant): string {
  const zonedDay = zonedDayOf(dateAt(moment, timeZone), timeZone);
  const elapsed = elapsedMinuteAt(zonedDay, moment);
  if (!isAmbiguous(zonedDay, elapsed)) return '';
  const offset = offsetMinutes(zonedDay, elapsed);
  const hours = Math.floor(Math.abs(offset) / 60);
  const minutes = Math.abs(offset) % 60;
  const rest = minutes > 0 ? `:${String(minutes).padStart(2, '0')}` : '';
  return ` (UTC${offset < 0 ? MINUS : '+'}${hours}${rest})`;
}
