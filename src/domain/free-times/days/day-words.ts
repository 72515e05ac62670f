import { lastBookableDay } from '../../availability/hours/bookable-days.ts';
import type { PartOfDay } from '../../availability/hours/day-part.ts';
import { LOCALES } from '../../locale.ts';
import { foldText } from '../../shops/shop-search.ts';
import { addDays, isDateKey, weekday, type DateKey } from '../../time/date-key.ts';
import { formatWeekday } from '../../time/format-time.ts';
import { DAY_PHRASES } from './day-phrases.ts';

/** When a visitor would like to come: any day, one by its name, or a date. */
export type SearchedDay = 'any' | 'today' | 'tomorrow' | 'weekend' | DateKey;

/** What words of a text say of the day and of its part. */
export interface DayWords {
  readonly when?: SearchedDay;
  readonly part?: PartOfDay;
}

type Phrase = readonly [words: readonly string[], meant: DayWords];

function meantBy(meaning: string): DayWords {
  const [day, part] = meaning.split(' ');
  return {
    ...((day === 'today' || day === 'tomorrow' || day === 'weekend') && { when: day }),
    ...((part === 'morning' || part === 'afternoon' || part === 'evening') && { part }),
  };
}

/** The longer before the shorter that they hold. */
const PHRASES: readonly Phrase[] = LOCALES.flatMap((locale) =>
  Object.entries(DAY_PHRASES[locale]).flatMap(([meaning, phrases]) =>
    phrases.map((phrase): Phrase => [phrase.split(' '), meantBy(meaning)]),
  ),
).toSorted(([a], [b]) => b.length - a.length);

/** The next day of a name from a day on, by the weekday's name in any of the languages. */
function weekdayNamed(word: string, today: DateKey): DateKey | null {
  for (let ahead = 0; ahead < 7; ahead += 1) {
    const date = addDays(today, ahead);
    if (LOCALES.some((locale) => foldText(formatWeekday(locale, weekday(date))) === word)) return date;
  }
  return null;
}

/** A word as it is compared: folded, with one kind of apostrophe. */
export function plainWord(word: string): string {
  return foldText(word).replaceAll('’', "'");
}

/** Where a phrase begins among words; -1 where it is not. */
function indexOfPhrase(words: readonly string[], phrase: readonly string[]): number {
  return words.findIndex((_, at) => phrase.every((word, index) => words[at + index] === word));
}

/** What a text says of the day and of its part, and its other words as they were written. */
export function splitDayWords(
  text: string,
  today: DateKey,
): { readonly words: DayWords; readonly rest: readonly string[] } {
  const rest = text.split(/\s+/u).filter(Boolean);
  const plain = rest.map(plainWord);
  let words: DayWords = {};
  const take = (at: number, count: number, meant: DayWords) => {
    rest.splice(at, count);
    plain.splice(at, count);
    words = { ...words, ...meant };
  };
  for (const [phrase, meant] of PHRASES) {
    const isNew = (meant.when === undefined || !words.when) && (meant.part === undefined || !words.part);
    const at = isNew ? indexOfPhrase(plain, phrase) : -1;
    if (at >= 0) take(at, phrase.length, meant);
  }
  if (!words.when) {
    const days = plain.map((word) => (word.length < 3 ? null : weekdayNamed(word, today)));
    const at = days.findIndex((day) => day !== null);
    const when = days[at];
    if (when) take(at, 1, { when });
  }
  return { words, rest };
}

/** Why a day that is asked for cannot be searched: it is over, lies beyond what can be booked, or is no day. */
export type DayProblem = 'past' | 'beyond' | 'unknown';

/** Null for a day that can be searched, and for none. */
export function dayProblem(text: string, today: DateKey): DayProblem | null {
  if (['', 'any', 'today', 'tomorrow', 'weekend'].includes(text)) return null;
  if (!isDateKey(text)) return 'unknown';
  return text < today ? 'past' : text > lastBookableDay(today) ? 'beyond' : null;
}

/** The day that a text of an address names, by its word where it has one; any where it names none that can be searched. */
export function searchedDayOf(text: string, today: DateKey): SearchedDay {
  if (text === 'today' || text === 'tomorrow' || text === 'weekend') return text;
  if (!isDateKey(text) || dayProblem(text, today) !== null) return 'any';
  return text === today ? 'today' : text === addDays(today, 1) ? 'tomorrow' : text;
}

/** How many days are looked at where any will do. */
const ANY_DAYS = 14;
const SATURDAY = 6;

/** The first and the last of the days that are meant. A weekend that has begun is what is left of it. */
export function daysOf(when: SearchedDay, today: DateKey): { readonly from: DateKey; readonly to: DateKey } {
  if (when === 'any') return { from: today, to: addDays(today, ANY_DAYS - 1) };
  if (when === 'today') return { from: today, to: today };
  if (when === 'tomorrow') return { from: addDays(today, 1), to: addDays(today, 1) };
  if (when !== 'weekend') return { from: when, to: when };
  const left = weekday(today) === 0 ? 0 : SATURDAY - weekday(today);
  const from = addDays(today, left);
  return { from, to: weekday(from) === 0 ? from : addDays(from, 1) };
}
