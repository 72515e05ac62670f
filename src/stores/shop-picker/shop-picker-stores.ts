import type { MapTiles } from '#domain/shops/map-tiles.ts';
import type { Instant } from '#domain/time/instant.ts';
import { parseMapTiles } from '#platform/wire/company/map-tiles.ts';
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
  /** The company's own choice of a map; null where it has none. */
  mapTiles(): MapTiles | null;
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
    mapTiles: () => parseMapTiles(connection.replies().company, api.base),
    dispose() {},
  };
}
