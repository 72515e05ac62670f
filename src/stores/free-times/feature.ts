import type { StoreFeature } from '../composition/store-feature.ts';
import { createFreeTimes, type FreeTimesStore } from './free-times.ts';

/** The search of free times. The code comes with whoever imports this: it is no chunk of its own. */
export const freeTimesStoreFeature: StoreFeature<FreeTimesStore> = {
  name: 'free-times',
  texts: ['free-times'],
  load: () => Promise.resolve(createFreeTimes),
};
