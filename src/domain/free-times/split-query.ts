import type { PartOfDay } from '../availability/hours/day-part.ts';
import { LOCALES, type Locale } from '../locale.ts';
import { foldText } from '../shops/shop-search.ts';
import { townCalled, type Town } from '../shops/towns/town.ts';
import type { DateKey } from '../time/date-key.ts';
import { plainWord, splitDayWords, type SearchedDay } from './days/day-words.ts';

/** A text in its parts: "massage Lyon demain soir". */
export interface SplitQuery {
  /** As it was written. */
  readonly what: string;
  /** The name of a town; empty where none is named. */
  readonly where: string;
  readonly when: SearchedDay;
  readonly part: PartOfDay | null;
}

/** Words between the parts, which belong to none of them; without accents. */
const BETWEEN: Readonly<Record<Locale, string>> = {
  fr: 'a au aux en le la les dans pour vers chez de un une',
  de: 'in im am um nach fur der die das ein eine einen',
  en: 'a at on for in the to',
  es: 'a en el la los las por para de y un una',
  it: "a a' di da per il la nel in un una uno",
};
const ALL_BETWEEN = new Set(['-', ...LOCALES.flatMap((locale) => BETWEEN[locale].split(' '))]);

const LONGEST_TOWN = 4;

/** The town among the words, by its whole name: the longest name, the last in the text. */
function townIn(words: readonly string[], towns: readonly Town[]) {
  const plain = (text: string) => foldText(text).replace(/\P{L}+/gu, '');
  for (let length = Math.min(LONGEST_TOWN, words.length); length > 0; length -= 1) {
    for (let from = words.length - length; from >= 0; from -= 1) {
      const run = words.slice(from, from + length).join(' ');
      const town = run.length < 3 ? null : townCalled(run, towns);
      if (town && plain(town.name) === plain(run)) return { name: town.name, from, length };
    }
  }
  return null;
}

function withoutEdges(words: readonly string[]): readonly string[] {
  const isBetween = (word: string | undefined) => word !== undefined && ALL_BETWEEN.has(plainWord(word));
  let [from, to] = [0, words.length];
  while (from < to && isBetween(words[from])) from += 1;
  while (to > from && isBetween(words[to - 1])) to -= 1;
  return words.slice(from, to);
}

/** Takes the day, its part and the town out of a text; what is left is what is searched for. */
export function splitQuery(text: string, today: DateKey, towns: readonly Town[]): SplitQuery {
  const { words, rest: left } = splitDayWords(text.replaceAll(',', ' '), today);
  const town = townIn(left, towns);
  const before = withoutEdges(town ? left.slice(0, town.from) : left);
  const after = town ? withoutEdges(left.slice(town.from + town.length)) : [];
  return {
    what: [...before, ...after].join(' '),
    where: town?.name ?? '',
    when: words.when ?? 'any',
    part: words.part ?? null,
  };
}
