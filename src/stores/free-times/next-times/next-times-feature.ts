import type { StoreFeature } from '../../composition/store-feature.ts';
import { createNextTimes, type NextTimesStore } from './next-times.ts';

/** The next free times of shops. The code comes with whoever imports this: it is no chunk of its own. */
export const nextTimesFeature: StoreFeature<NextTimesStore> = {
  name: 'next-times',
  texts: [],
  load: () => Promise.resolve(createNextTimes),
};
