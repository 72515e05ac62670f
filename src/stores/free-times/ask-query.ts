import type { Answer } from '#platform/api/answer.ts';
import type { ExternalShopId } from '#domain/catalogue/ids.ts';
import type {
  FreeTime,
  FreeTimesPage,
  FreeTimesQuestion,
  ShopTimes,
} from '#platform/wire/times/free-times.ts';
import type { Connection } from '../composition/connect.ts';
import { askPage } from './ask-page.ts';

/** Where the next page of each question begins; null: there is none. */
export type NextPages = readonly (number | null)[];

/** What a question found. */
export interface FoundTimes {
  readonly question: FreeTimesQuestion;
  readonly shops: readonly ShopTimes[];
}

/** What was found of questions that are asked together. */
interface FoundPages {
  /** By their questions. */
  readonly found: readonly FoundTimes[];
  /** Shops in which none of them has anything free. */
  readonly full: readonly ExternalShopId[];
  readonly next: NextPages;
}

/** A page may be without a shop though others follow: so many are asked for at once. */
const MOST_PAGES = 3;

const isSame = (a: FreeTime) => (b: FreeTime) =>
  a.startsAt === b.startsAt && a.externalServiceId === b.externalServiceId;

/** Adds shops to others: each once, in the order of the first, with its times in the order in which they came. */
export function mergedShops(lists: readonly (readonly ShopTimes[])[]): readonly ShopTimes[] {
  const byId = new Map<ShopTimes['externalShopId'], ShopTimes>();
  for (const shop of lists.flat()) {
    const times = byId.get(shop.externalShopId)?.times ?? [];
    const others = shop.times.filter((time) => !times.some(isSame(time)));
    byId.set(shop.externalShopId, { ...shop, times: [...times, ...others] });
  }
  return [...byId.values()];
}

/** What questions found, with the next page of each. */
export function withNextPage(
  found: readonly FoundTimes[],
  page: readonly FoundTimes[],
): readonly FoundTimes[] {
  return found.map(({ question, shops }, index) => ({
    question,
    shops: mergedShops([shops, page[index]?.shops ?? []]),
  }));
}

/** Each once; not where something else was found free. */
export function fullAmong(
  lists: readonly (readonly ExternalShopId[])[],
  found: readonly FoundTimes[],
): readonly ExternalShopId[] {
  const free = new Set(found.flatMap(({ shops }) => shops.map(({ externalShopId }) => externalShopId)));
  return [...new Set(lists.flat())].filter((each) => !free.has(each));
}

async function pagesOf(
  connection: Connection,
  question: FreeTimesQuestion,
  from: number | null,
): Promise<Answer<FreeTimesPage>> {
  const shops: ShopTimes[] = [];
  const full: ExternalShopId[] = [];
  let next = from;
  for (let count = 0; count < MOST_PAGES && next !== null && shops.length === 0; count += 1) {
    const answer = await askPage(connection, question, next);
    if (answer.kind !== 'ok') return answer;
    shops.push(...answer.value.shops);
    full.push(...answer.value.full);
    next = answer.value.next;
  }
  return { kind: 'ok', value: { shops, full, next } };
}

/** Asks for the next page of each of some questions, at once. */
export async function askTogether(
  connection: Connection,
  questions: readonly FreeTimesQuestion[],
  from: NextPages,
): Promise<Answer<FoundPages>> {
  const answers = await Promise.all(
    questions.map((question, index) => pagesOf(connection, question, from[index] ?? null)),
  );
  const pages = [];
  for (const [index, answer] of answers.entries()) {
    if (answer.kind !== 'ok') return answer;
    const question = questions[index];
    if (question) pages.push({ ...answer.value, question });
  }
  const found = pages.map(({ question, shops }): FoundTimes => ({ question, shops }));
  const full = fullAmong(
    pages.map((page) => page.full),
    found,
  );
  return { kind: 'ok', value: { found, full, next: pages.map(({ next }) => next) } };
}
