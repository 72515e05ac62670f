import type { Instant } from '#domain/time/instant.ts';
import type { FeatureStore, FeatureTools } from '../composition/store-feature.ts';
import { createEarliestTimes, type EarliestTimes } from './earliest-times.ts';
import { createSearchText, type SearchTextStore } from './search-text.ts';
import { createShopHistory, type ShopHistoryStore } from './shop-history.ts';
import { createVisitorPosition, type VisitorPositionStore } from './visitor-position.ts';

/** What the shop pickers of one company on a page share. */
export interface ShopPickerStores extends FeatureStore {
  readonly position: VisitorPositionStore;
  readonly history: ShopHistoryStore;
  readonly earliest: EarliestTimes;
  readonly searchText: SearchTextStore;
  /** The clock of the back end, epoch milliseconds. */
  now(): Instant;
}

export function createShopPicker({ ports, connection, visitor }: FeatureTools): ShopPickerStores {
  const { api } = connection;
  const history = createShopHistory({ storage: visitor.storage.local, clock: ports.clock });
  history.reread();
  return {
    position: createVisitorPosition(ports.geolocation),
    history,
    earliest: createEarliestTimes({ api, clock: ports.clock }),
    searchText: createSearchText(visitor.storage.tab),
    now: api.now,
    dispose() {},
  };
}
