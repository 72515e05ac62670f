import { LOCALE_TAGS, type Locale } from '../locale.ts';
import { isDateKey, type DateKey } from '../time/date-key.ts';

/** From the worst to the best. */
export const RATES = [1, 2, 3, 4, 5] as const;

export type Rate = (typeof RATES)[number];

/** How many reviews have each of the rates, in their order. */
export type Distribution = readonly number[];

/** What one customer has written. */
export interface Quote {
  readonly rate: Rate;
  /** Of somebody unknown: to be shown as text and as nothing else. */
  readonly text: string;
  /** As the service gives it; may be empty. */
  readonly name: string;
  readonly date: DateKey;
  /** Code of the language that it is written in; null: nobody says. */
  readonly language: string | null;
}

/** The reviews of a company, as its review service publishes them. */
export interface CompanyReviews {
  /** Out of five, as the service has worked it out. */
  readonly average: number;
  /** The reviews that the average is made of. */
  readonly count: number;
  /** Null where the service gives no reviews one by one. */
  readonly distribution: Distribution | null;
  /** The newest first, whatever their rate. */
  readonly quotes: readonly Quote[];
  /** Where the service shows them all. */
  readonly url: string;
}

/** Quotes that are shown. */
export const MOST_QUOTES = 6;
/** Characters of a quote and of a name. */
const LONGEST_TEXT = 360;
const LONGEST_NAME = 40;
/** More than anybody has: what counts higher is no count. */
const MOST_REVIEWS = 10_000_000;

/** Of each rate; null for what is no distribution, or one of nothing. */
export function distributionIn(counts: readonly unknown[]): Distribution | null {
  const read = counts.map(countIn).filter((count) => count !== null);
  return read.length === RATES.length && counts.length === RATES.length && read.some(Boolean) ? read : null;
}

/** Control characters, and those that turn the words around them. */
const UNSEEN = /[\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu;

/** The number in a value that may be written as text; null for what is none. */
function numberIn(value: unknown): number | null {
  const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof read === 'number' && Number.isFinite(read) ? read : null;
}

export function rateIn(value: unknown): Rate | null {
  const read = numberIn(value);
  return RATES.find((rate) => rate === read) ?? null;
}

/** Out of five; null for anything beyond. */
export function averageIn(value: unknown): number | null {
  const read = numberIn(value);
  return read !== null && read >= 1 && read <= 5 ? read : null;
}

/** A number of reviews; null for what is none. */
export function countIn(value: unknown): number | null {
  const read = numberIn(value);
  return read !== null && Number.isInteger(read) && read >= 0 && read <= MOST_REVIEWS ? read : null;
}

/** The date that a text begins with, as `2026-11-24 18:03:00` or `20261124`; null where it begins with none. */
function dateIn(value: unknown): DateKey | null {
  if (typeof value !== 'string') return null;
  const date = value.slice(0, 10).replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$1$2$3');
  return isDateKey(date) ? date : null;
}

/** A language without its country, as `fr` of `fr_FR`. */
function languageIn(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  return /^([a-z]{2,3})(?:[-_][a-z\d]{2,8})*$/i.exec(value)?.[1]?.toLowerCase() ?? null;
}

/** Words on one line; a longer text ends after a whole word, with an ellipsis. */
export function plainText(value: unknown, longest: number): string {
  if (typeof value !== 'string') return '';
  const text = value.toWellFormed().replace(UNSEEN, ' ').replaceAll(/\s+/g, ' ').trim();
  if (text.length <= longest) return text;
  const start = text.slice(0, longest);
  const lastSpace = start.lastIndexOf(' ');
  // A word without end is cut where it is.
  const words = lastSpace > longest / 2 ? start.slice(0, lastSpace) : start.slice(0, -1);
  return `${words.replace(/[\s\p{Pd}\p{Po}\uD800-\uDBFF]+$/u, '')}…`;
}

/** A quote of what somebody else's server says of it; null where there is nothing to be quoted. */
export function quoteOf(
  said: Readonly<Record<'rate' | 'text' | 'name' | 'date' | 'language', unknown>>,
): Quote | null {
  const rate = rateIn(said.rate);
  const date = dateIn(said.date);
  const text = plainText(said.text, LONGEST_TEXT);
  if (rate === null || date === null || text === '') return null;
  return { rate, text, name: plainText(said.name, LONGEST_NAME), date, language: languageIn(said.language) };
}

/** "4,7", with one decimal in every language. */
export function formatAverage(locale: Locale, average: number): string {
  return new Intl.NumberFormat(LOCALE_TAGS[locale], {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(average);
}

/** "1 234". */
export function formatCount(locale: Locale, count: number): string {
  return new Intl.NumberFormat(LOCALE_TAGS[locale]).format(count);
}
