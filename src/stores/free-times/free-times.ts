import { atom, type ReadableAtom } from 'nanostores';
import type { Problem } from '#contract/problem.ts';
import type { GivenUp } from '#domain/free-times/widened-query.ts';
import type { ExternalShopId } from '#domain/catalogue/ids.ts';
import { jsonOf } from '#domain/json.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { FreeTimesQuestion, ShopTimes } from '#platform/wire/times/free-times.ts';
import { eventService, eventWords } from '../events/event-lines.ts';
import type { FeatureStore, FeatureTools } from '../composition/store-feature.ts';
import { FRESH } from '../fresh-times.ts';
import { askTogether, fullAmong, joinedShops, type NextPages } from './ask-query.ts';

/** Questions that are asked together, and what was given up of the visitor's search to ask them. */
export interface AskedQuery {
  readonly givenUp: GivenUp;
  /** What is nearer to the wish first. */
  readonly questions: readonly FreeTimesQuestion[];
}

export type FreeTimesAnswer =
  | { readonly kind: 'idle' }
  | { readonly kind: 'asking' }
  | {
      readonly kind: 'found';
      readonly asked: AskedQuery;
      /** None: nothing is free, whatever is given up, as far as was looked. */
      readonly shops: readonly ShopTimes[];
      /** Shops in which nothing of what was asked is free, as far as was looked. */
      readonly full: readonly ExternalShopId[];
      readonly next: NextPages;
      /** Whether there is more to look through. */
      readonly isMore: boolean;
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

const isMoreIn = (next: NextPages) => next.some((page) => page !== null);

type Tools = Pick<FeatureTools, 'connection' | 'announcements'>;

/** Tells the page around which services were searched, nothing given up. */
function tellSearch([first]: readonly AskedQuery[], { connection, announcements }: Tools): void {
  const meant = new Set(first?.questions.flatMap(({ services }) => services ?? []));
  const words = eventWords(connection);
  const services = [...connection.catalogue.$services.get().values()]
    .filter(({ externalId }) => meant.has(externalId))
    .map((service) => eventService(service, null, words));
  if (services.length > 0) announcements.emit('vitrine-search', { services });
}

export function createFreeTimes(tools: Tools): FreeTimesStore {
  const { connection } = tools;
  const $answer = atom<FreeTimesAnswer>({ kind: 'idle' });
  let asked = { key: '', at: 0 };
  /** What is asked where the query that was asked finds nothing. */
  let later: readonly AskedQuery[] = [];

  async function askInTurn(queries: readonly AskedQuery[], own: typeof asked): Promise<void> {
    for (const [index, query] of queries.entries()) {
      const begin = query.questions.map(() => 0);
      const answer = await askTogether(connection, query.questions, begin);
      if (asked !== own) return;
      if (answer.kind !== 'ok') return $answer.set({ kind: 'failed', problem: answer.problem });
      const { next } = answer.value;
      later = queries.slice(index + 1);
      // A query is given up only where all of it was looked through.
      const isMore = isMoreIn(next);
      if (answer.value.shops.length > 0 || isMore || later.length === 0)
        return $answer.set({
          kind: 'found',
          asked: query,
          ...answer.value,
          isMore,
          isAskingMore: false,
          problem: null,
        });
    }
  }

  async function ask(queries: readonly AskedQuery[]): Promise<void> {
    const key = jsonOf(queries);
    const { kind } = $answer.get();
    const isFresh = kind === 'asking' || (kind === 'found' && asked.at > connection.api.now() - FRESH);
    if (asked.key === key && isFresh) return;
    const own = (asked = { key, at: connection.api.now() });
    $answer.set({ kind: 'asking' });
    tellSearch(queries, tools);
    await askInTurn(queries, own);
  }

  return {
    $answer,
    ask,
    async more() {
      const found = $answer.get();
      if (found.kind !== 'found' || !found.isMore || found.isAskingMore) return;
      const own = asked;
      $answer.set({ ...found, isAskingMore: true, problem: null });
      const answer = await askTogether(connection, found.asked.questions, found.next);
      if (asked !== own) return;
      if (answer.kind !== 'ok')
        return $answer.set({ ...found, isAskingMore: false, problem: answer.problem });
      const shops = joinedShops([found.shops, answer.value.shops]);
      const full = fullAmong([found.full, answer.value.full], shops);
      const { next } = answer.value;
      const isMore = isMoreIn(next);
      if (!isMore && shops.length === 0 && later.length > 0) return askInTurn(later, own);
      $answer.set({ ...found, shops, full, next, isMore, isAskingMore: false, problem: null });
    },
    now: () => connection.api.now(),
    dispose() {},
  };
}
