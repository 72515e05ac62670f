import type { Site } from '../site.ts';
import { createEarliestTimes, type EarliestTimes } from './earliest-times.ts';
import { createShopHistory, type ShopHistoryStore } from './shop-history.ts';
import { createVisitorPosition, type VisitorPositionStore } from './visitor-position.ts';

export interface FinderStores {
  readonly position: VisitorPositionStore;
  readonly history: ShopHistoryStore;
  readonly earliest: EarliestTimes;
}

type Ground = Pick<Site, 'ports' | 'api' | 'keep'>;

const known = new WeakMap<Ground['keep'], FinderStores>();

/** What the finders of one company on a page share. Apart from the site, as most pages have none. */
export function finderStores({ ports, api, keep }: Ground): FinderStores {
  const made = known.get(keep) ?? {
    position: createVisitorPosition(ports.geolocation),
    history: createShopHistory({ storage: keep.storage, clock: ports.clock }),
    earliest: createEarliestTimes({ api, clock: ports.clock }),
  };
  known.set(keep, made);
  made.history.reread();
  return made;
}
