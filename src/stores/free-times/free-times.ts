import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import type { Problem } from '#contract/problem.ts';
import type { ExternalShopId } from '#domain/catalogue/ids.ts';
import { jsonOf } from '#domain/json.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { FreeTimesQuestion } from '#platform/wire/times/free-times.ts';
import { eventService, eventWords } from '../events/event-lines.ts';
import type { FeatureStore, FeatureTools } from '../composition/store-feature.ts';
import { FRESH } from '../fresh-times.ts';
import { askBeside } from './ask-others.ts';
import { askInTurn, isAnyIn, isMoreIn } from './ask-in-turn.ts';
import { askTogether, fullAmong, withNextPage, type FoundTimes, type NextPages } from './ask-query.ts';
import type { AskedQuery } from './asked-query.ts';
import { createShopTimes, type ShopTimesLoad } from './shop-times.ts';

export type FreeTimesAnswer =
  | { readonly kind: 'idle' }
  | { readonly kind: 'asking' }
  | {
      readonly kind: 'found';
      readonly asked: AskedQuery;
      /** By the questions; no shop in them: nothing is free, whatever is given up, as far as was looked. */
      readonly found: readonly FoundTimes[];
      /** Shops in which nothing of what was asked is free, as far as was looked. */
      readonly full: readonly ExternalShopId[];
      /** What is free there at another time; null while that is not known. */
      readonly instead: readonly FoundTimes[] | null;
      /** What is free as wished at shops near a place in which nothing is; null while that is not known. */
      readonly nearby: readonly FoundTimes[] | null;
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
  /** What a question finds in its one shop; null: nothing is asked. */
  timesIn(question: FreeTimesQuestion | null): ShopTimesLoad;
  /** The clock of the back end. */
  now(): Instant;
}

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

const isFresh = ({ kind }: FreeTimesAnswer, age: number) =>
  kind === 'asking' || (kind === 'found' && age < FRESH);

type Found = Extract<FreeTimesAnswer, { kind: 'found' }>;

/** Changes what was found; what came meanwhile stays. */
function changeFound($answer: WritableAtom<FreeTimesAnswer>, changed: Partial<Found>): void {
  const latest = $answer.get();
  if (latest.kind === 'found') $answer.set({ ...latest, ...changed });
}

const FIRST_PAGE = {
  kind: 'found',
  instead: null,
  nearby: null,
  isAskingMore: false,
  problem: null,
} as const;

export function createFreeTimes(tools: Tools): FreeTimesStore {
  const { connection } = tools;
  const $answer = atom<FreeTimesAnswer>({ kind: 'idle' });
  let asked = { key: '', at: 0 };
  /** What is asked where the query that was asked finds nothing. */
  let later: readonly AskedQuery[] = [];
  let looks = 0;

  const change = (changed: Partial<Found>) => changeFound($answer, changed);

  async function lookBeside(own: typeof asked): Promise<void> {
    const before = $answer.get();
    const look = (looks += 1);
    const beside = before.kind === 'found' && (await askBeside(connection, before, later));
    // One that began later looked for more, and may have been answered first.
    if (beside && asked === own && look === looks) change(beside);
  }

  async function turnTo(
    queries: readonly AskedQuery[],
    own: typeof asked,
    full: readonly ExternalShopId[],
  ): Promise<void> {
    const turn = await askInTurn(connection, queries, full, () => asked === own);
    if (turn?.kind === 'failed') $answer.set(turn);
    if (turn?.kind !== 'answered') return;
    const { later: others, ...answered } = turn;
    later = others;
    $answer.set({ ...answered, ...FIRST_PAGE });
    await lookBeside(own);
  }

  async function ask(queries: readonly AskedQuery[]): Promise<void> {
    const key = jsonOf(queries);
    const now = connection.api.now();
    if (asked.key === key && isFresh($answer.get(), now - asked.at)) return;
    const own = (asked = { key, at: now });
    $answer.set({ kind: 'asking' });
    tellSearch(queries, tools);
    await turnTo(queries, own, []);
  }

  return {
    $answer,
    ask,
    async more() {
      const before = $answer.get();
      if (before.kind !== 'found' || !before.isMore || before.isAskingMore) return;
      const own = asked;
      change({ isAskingMore: true, problem: null });
      const answer = await askTogether(connection, before.asked.questions, before.next);
      if (asked !== own) return;
      if (answer.kind !== 'ok') return change({ isAskingMore: false, problem: answer.problem });
      const found = withNextPage(before.found, answer.value.found);
      const full = fullAmong([before.full, answer.value.full], found);
      const { next } = answer.value;
      const isMore = isMoreIn(next);
      if (!isMore && !isAnyIn(found) && later.length > 0) return turnTo(later, own, full);
      change({ found, full, next, isMore, isAskingMore: false });
      if (full.length > before.full.length) await lookBeside(own);
    },
    timesIn: createShopTimes(connection),
    now: () => connection.api.now(),
    dispose() {},
  };
}
