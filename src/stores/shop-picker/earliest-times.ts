import { atom, type ReadableAtom } from 'nanostores';
import { findEarliest, MOST_EARLIEST_SHOPS } from '#contract/booking/earliest.ts';
import type { Service, Shop } from '#domain/catalogue/catalogue.ts';
import { repeat } from '#domain/repeat.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Api } from '#platform/api/api.ts';
import type { Clock } from '#platform/ports.ts';
import { earliestQuery, parseEarliest } from '#platform/wire/times/earliest.ts';
import { FRESH } from '../fresh-times.ts';

/** The services of one visit, in their order; none: the first of the catalogue that a shop offers. */
type VisitServices = readonly Pick<Service, 'id' | 'externalId'>[];

/** The earliest free time of a shop for a visit, or for the first of the catalogue that it offers. */
export interface EarliestTimes {
  /** Epoch milliseconds by `earliestKey`; what is not known, or not free soon, is missing. */
  readonly $starts: ReadableAtom<ReadonlyMap<string, Instant>>;
  /** Asks for those that are not known or no longer true; what fails stays unknown, and is asked for with the next wish. */
  ensure(shops: readonly Shop[], services: VisitServices): Promise<void>;
}

export function earliestKey(shop: Pick<Shop, 'id'>, services: readonly Pick<Service, 'id'>[]): string {
  return `${shop.id} ${services.map(({ id }) => id).join()}`;
}

interface Asked {
  readonly at: number;
  readonly startsAt: Instant | null;
}

export function createEarliestTimes({
  api,
  clock,
}: {
  readonly api: Api;
  readonly clock: Clock;
}): EarliestTimes {
  const $starts = atom<ReadonlyMap<string, Instant>>(new Map());
  const cached = new Map<string, Asked>();
  const underWay = new Set<string>();

  function isFresh({ at, startsAt }: Asked): boolean {
    return at > clock.now() - FRESH && (startsAt === null || startsAt > api.now());
  }

  async function ask(shops: readonly Shop[], services: VisitServices): Promise<void> {
    const keys = shops.map((shop) => earliestKey(shop, services));
    const places = shops.map(({ externalId }) => externalId);
    const wanted = services.map(({ externalId }) => externalId);
    const query = earliestQuery(places, wanted);
    const answer = await api.ask(findEarliest, parseEarliest, { query });
    const at = clock.now();
    for (const [index, shop] of shops.entries()) {
      const key = keys[index] ?? '';
      underWay.delete(key);
      if (answer.kind === 'ok') cached.set(key, { at, startsAt: answer.value.get(shop.externalId) ?? null });
      else cached.delete(key);
    }
  }

  /** What was wished for since the last calls went out. */
  let wishes: { readonly services: VisitServices; readonly shops: readonly Shop[] }[] = [];
  let sending: Promise<void> | null = null;

  /** The wishes of all lists of a page in as few calls as there can be. */
  async function send(): Promise<void> {
    const byVisit = Map.groupBy(wishes, ({ services }) => services.map(({ id }) => id).join());
    wishes = [];
    sending = null;
    const calls = [...byVisit.values()].flatMap((wished) => {
      const services = wished[0]?.services ?? [];
      const shops = wished.flatMap((wish) => wish.shops);
      return repeat(Math.ceil(shops.length / MOST_EARLIEST_SHOPS), (index) =>
        ask(shops.slice(index * MOST_EARLIEST_SHOPS, (index + 1) * MOST_EARLIEST_SHOPS), services),
      );
    });
    await Promise.all(calls);
    $starts.set(startsOf(cached));
  }

  return {
    $starts,
    ensure(shops, services) {
      const wanted = shops.filter((shop) => {
        const key = earliestKey(shop, services);
        const before = cached.get(key);
        return shop.bookable && !underWay.has(key) && !(before && isFresh(before));
      });
      for (const shop of wanted) underWay.add(earliestKey(shop, services));
      if (wanted.length > 0) wishes.push({ services, shops: wanted });
      return (sending ??= Promise.resolve().then(send));
    },
  };
}

function startsOf(cached: ReadonlyMap<string, Asked>): ReadonlyMap<string, Instant> {
  return new Map(
    [...cached].flatMap(([key, { startsAt }]) => (startsAt === null ? [] : [[key, startsAt] as const])),
  );
}
