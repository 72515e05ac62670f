import {
  dateAt,
  zonedDayOf,
  elapsedMinuteAt,
  isAmbiguous,
  offsetMinutes,
} from '../availability/hours/clock-change.ts';
import { dayNumber, toCivilDate, type DateKey } from './date-key.ts';
import type { Instant } from './instant.ts';
import type { WallMinute } from './minutes-of-day.ts';
import { LOCALE_TAGS, type Locale } from '../locale.ts';

const MINUTE = 60_000;
const NOON = 720;
/** The minus of typography, as clocks and offsets are written. */
const MINUS = '\u2212';
const NO_BREAK_SPACE = '\u00a0';

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

/** "14:30" on the clock of the zone; with its offset, "02:30 (UTC+1)", where the clock shows that time twice. */
export function formatTime(locale: Locale, timeZone: string, moment: Instant): string {
  const time = formatOf(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(
    moment,
  );
  return time + offsetMark(timeZone, moment);
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

/** "09:30"; 1440 is "24:00". */
export function formatClock(minute: WallMinute): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

/**
 * How a time is said: "14 h 30" in French, "14:30 Uhr" in German. Where it is said as a clock shows it, it has two digits as the
 * free times have: "5:15" beside "17:15" would be taken for the evening.
 */
export function formatSpokenTime(locale: Locale, timeZone: string, moment: Instant): string {
  const time = formatOf(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone });
  const [hour = '', minute = ''] = time.format(moment).split(':');
  return spokenClock(locale, hour, minute) + offsetMark(timeZone, moment);
}

function spokenClock(locale: Locale, hour: string, minute: string): string {
  if (locale === 'fr')
    return `${Number(hour)}${NO_BREAK_SPACE}h${minute === '00' ? '' : NO_BREAK_SPACE + minute}`;
  return `${hour}:${minute}${locale === 'de' ? `${NO_BREAK_SPACE}Uhr` : ''}`;
}

/** Hours of the clock, from one to another or but one: in French and German a unit stands once. */
function spokenHours(locale: Locale, ...minutes: readonly WallMinute[]): string {
  if (locale === 'fr') return `${minutes.map((minute) => minute / 60).join('–')}${NO_BREAK_SPACE}h`;
  return minutes.map(formatClock).join('–') + (locale === 'de' ? `${NO_BREAK_SPACE}Uhr` : '');
}

/** An hour of the clock in a sentence: "18 h", "18:00 Uhr", "18:00". */
export function formatHour(locale: Locale, hour: WallMinute): string {
  return spokenHours(locale, hour);
}

/** From one hour to another: "12–18 h", "12:00–18:00". */
export function formatHours(locale: Locale, from: WallMinute, to: WallMinute): string {
  return spokenHours(locale, from, to);
}

/** The full name of a moment, for a slot's accessible name: "mardi 24 novembre 14 h 30". */
export function formatMoment(locale: Locale, timeZone: string, moment: Instant): string {
  return `${formatDay(locale, dateAt(moment, timeZone))} ${formatSpokenTime(locale, timeZone, moment)}`;
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
