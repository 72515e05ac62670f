import { atom, type ReadableAtom } from 'nanostores';
import type { Problem } from '#contract/problem.ts';
import type { GivenUp } from '#domain/free-times/widened-query.ts';
import { jsonOf } from '#domain/json.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { FreeTimesPage, FreeTimesQuestion, ShopTimes } from '#platform/wire/times/free-times.ts';
import type { FeatureStore, FeatureTools } from '../composition/store-feature.ts';
import { FRESH } from '../fresh-times.ts';
import { askPage } from './ask-page.ts';

/** A question, and what was given up of the visitor's search to ask it. */
export interface AskedQuery {
  readonly givenUp: GivenUp;
  readonly question: FreeTimesQuestion;
}

export type FreeTimesAnswer =
  | { readonly kind: 'idle' }
  | { readonly kind: 'asking' }
  | {
      readonly kind: 'found';
      readonly asked: AskedQuery;
      /** None: nothing is free, whatever is given up, as far as was looked. */
      readonly shops: readonly ShopTimes[];
      /** Null: that is all. */
      readonly next: number | null;
      readonly isAskingMore: boolean;
      /** Why the next page could not be had. */
      readonly problem: Problem | null;
    }
  | { readonly kind: 'failed'; readonly problem: Problem };

/** The search of free times. */
export interface FreeTimesStore extends FeatureStore {
  readonly $answer: ReadableAtom<FreeTimesAnswer>;
  /** Asks the queries in turn until one finds something or has more to look through; the same again only where it failed or is old. */
  ask(queries: readonly AskedQuery[]): Promise<void>;
  /** The next page of what was found; where that was the last and nothing is free, the next query. */
  more(): Promise<void>;
  /** The clock of the back end. */
  now(): Instant;
}

/** A page may be without a shop though others follow: so many are asked for at once. */
const MOST_PAGES = 3;

export function createFreeTimes({ connection }: Pick<FeatureTools, 'connection'>): FreeTimesStore {
  const { api } = connection;
  const page = createPages(connection);
  const $answer = atom<FreeTimesAnswer>({ kind: 'idle' });
  let asked = { key: '', at: 0 };
  /** What is asked where the query that was asked finds nothing. */
  let later: readonly AskedQuery[] = [];

  async function askInTurn(queries: readonly AskedQuery[], own: typeof asked): Promise<void> {
    for (const [index, query] of queries.entries()) {
      const answer = await page(query.question, 0);
      if (asked !== own) return;
      if (answer.kind !== 'ok') return $answer.set({ kind: 'failed', problem: answer.problem });
      const { shops, next } = answer.value;
      later = queries.slice(index + 1);
      // A query is given up only where all of it was looked through.
      if (shops.length > 0 || next !== null || later.length === 0)
        return $answer.set({ kind: 'found', asked: query, shops, next, isAskingMore: false, problem: null });
    }
  }

  async function ask(queries: readonly AskedQuery[]): Promise<void> {
    const key = jsonOf(queries);
    const { kind } = $answer.get();
    const isFresh = kind === 'asking' || (kind === 'found' && asked.at > api.now() - FRESH);
    if (asked.key === key && isFresh) return;
    const own = (asked = { key, at: api.now() });
    $answer.set({ kind: 'asking' });
    await askInTurn(queries, own);
  }

  return {
    $answer,
    ask,
    async more() {
      const found = $answer.get();
      if (found.kind !== 'found' || found.next === null || found.isAskingMore) return;
      const own = asked;
      $answer.set({ ...found, isAskingMore: true, problem: null });
      const answer = await page(found.asked.question, found.next);
      if (asked !== own) return;
      if (answer.kind !== 'ok')
        return $answer.set({ ...found, isAskingMore: false, problem: answer.problem });
      const known = new Set(found.shops.map(({ externalShopId }) => externalShopId));
      const others = answer.value.shops.filter(({ externalShopId }) => !known.has(externalShopId));
      const { next } = answer.value;
      if (next === null && known.size + others.length === 0 && later.length > 0) return askInTurn(later, own);
      $answer.set({
        ...found,
        shops: [...found.shops, ...others],
        next,
        isAskingMore: false,
        problem: null,
      });
    },
    now: () => api.now(),
    dispose() {},
  };
}

/** Asks for a page of a question from a place on. */
function createPages(connection: FeatureTools['connection']) {
  return async (question: FreeTimesQuestion, from: number) => {
    const shops: ShopTimes[] = [];
    let next: number | null = from;
    for (let count = 0; count < MOST_PAGES && next !== null && shops.length === 0; count += 1) {
      const answer = await askPage(connection, question, next);
      if (answer.kind !== 'ok') return answer;
      shops.push(...answer.value.shops);
      next = answer.value.next;
    }
    return { kind: 'ok' as const, value: { shops, next } satisfies FreeTimesPage };
  };
}
