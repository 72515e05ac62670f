import type { StoreFeature } from '../composition/store-feature.ts';
import { createFinder, type FinderStores } from './finder-stores.ts';

/** What the finders of a page share. The code comes with whoever imports this: it is no chunk of its own. */
export const finderStoreFeature: StoreFeature<FinderStores> = {
  name: 'finder',
  texts: [],
  load: () => Promise.resolve(createFinder),
};
