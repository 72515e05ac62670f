import { atom, type ReadableAtom } from 'nanostores';
import { jsonOf } from '#domain/json.ts';
import type { ShopId } from '#domain/catalogue/ids.ts';
import { MOST_SEEN, SEEN_LIFETIME, withSeen } from '#domain/shops/seen/shop-history.ts';
import type { Clock, TextStorage } from '#platform/ports.ts';
import { isId } from '#domain/carts/stored-value.ts';
import { SEEN_KEY } from './seen-before.ts';
import { readJson } from '../visitor/scoped-storage.ts';

export interface ShopHistoryStore {
  /** Ids of the shops seen in the last thirty days, the last one first, four at most. */
  readonly $seen: ReadableAtom<readonly ShopId[]>;
  /** A shop's own page was looked at, or a visit there begun. */
  see(shopId: ShopId): void;
  /** Another tab may have seen another one. */
  reread(): void;
  /** As if nothing had been seen. */
  forget(): void;
}

interface HistoryTools {
  readonly storage: TextStorage;
  readonly clock: Clock;
}

/** The shops that a visitor has seen, kept by the browser for as long as the shop that they chose. */
export function createShopHistory({ storage, clock }: HistoryTools): ShopHistoryStore {
  const $seen = atom<readonly ShopId[]>([]);

  function reread(): void {
    const kept = idsIn(readJson(storage, SEEN_KEY), clock.now());
    if (kept.join() !== $seen.get().join()) $seen.set(kept);
  }

  return {
    $seen,
    see(shopId) {
      reread();
      const ids = withSeen($seen.get(), shopId);
      storage.write(SEEN_KEY, jsonOf({ until: clock.now() + SEEN_LIFETIME * 1000, ids }));
      if (ids.join() !== $seen.get().join()) $seen.set(ids);
    },
    reread,
    forget() {
      storage.remove(SEEN_KEY);
      $seen.set([]);
    },
  };
}

/** What was kept, unless it is too old or nothing of ours. */
function idsIn(kept: unknown, now: number): readonly ShopId[] {
  if (typeof kept !== 'object' || kept === null || !('until' in kept) || !('ids' in kept)) return [];
  const { until, ids } = kept;
  if (typeof until !== 'number' || until <= now || !Array.isArray(ids)) return [];
  return ids.filter(isId<ShopId>).slice(0, MOST_SEEN);
}
