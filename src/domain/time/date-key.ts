import { repeat } from '../repeat.ts';

/** A calendar date as YYYYMMDD: it sorts as text and belongs to no zone. */
export type DateKey = string;

export interface CivilDate {
  readonly year: number;
  /** 1 is January. */
  readonly month: number;
  readonly day: number;
}

const DAYS_IN_ERA = 146_097;
/** From 1 March of year 0 to 1 January 1970. */
const EPOCH_SHIFT = 719_468;

/** Days since 1 January 1970 in the proleptic Gregorian calendar; years are counted from March, so leap days come last. */
export function dayNumber({ year, month, day }: CivilDate): number {
  const shifted = month > 2 ? year : year - 1;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * DAYS_IN_ERA + dayOfEra - EPOCH_SHIFT;
}

export function civilDate(dayNumber: number): CivilDate {
  const shifted = dayNumber + EPOCH_SHIFT;
  const era = Math.floor(shifted / DAYS_IN_ERA);
  const dayOfEra = shifted - era * DAYS_IN_ERA;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const month = ((monthFromMarch + 2) % 12) + 1;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1,
  };
}

export function toCivilDate(key: DateKey): CivilDate {
  return { year: +key.slice(0, 4), month: +key.slice(4, 6), day: +key.slice(6, 8) };
}

export function toDateKey({ year, month, day }: CivilDate): DateKey {
  return String(year * 10_000 + month * 100 + day).padStart(8, '0');
}

/** Whether an unknown value is a date that exists: 20260229 does not. */
export function isDateKey(value: unknown): value is DateKey {
  return (
    typeof value === 'string' &&
    /^\d{8}$/.test(value) &&
    toDateKey(civilDate(dayNumber(toCivilDate(value)))) === value
  );
}

export function addDays(key: DateKey, days: number): DateKey {
  return toDateKey(civilDate(dayNumber(toCivilDate(key)) + days));
}

/** Days from the first date to the second; negative when the second is earlier. */
export function daysBetween(from: DateKey, to: DateKey): number {
  return dayNumber(toCivilDate(to)) - dayNumber(toCivilDate(from));
}

/** 0 is Sunday. */
export function weekday(key: DateKey): number {
  return (((dayNumber(toCivilDate(key)) + 4) % 7) + 7) % 7;
}

/** The seven days of the week that holds the date, from `firstWeekday` (0 is Sunday) on. */
export function weekOf(key: DateKey, firstWeekday = 0): readonly DateKey[] {
  const first = addDays(key, -((weekday(key) - firstWeekday + 7) % 7));
  return repeat(7, (index) => addDays(first, index));
}

/** `count` days from the date on. */
export function daysFrom(key: DateKey, count: number): readonly DateKey[] {
  return repeat(count, (index) => addDays(key, index));
}
