import type { FeatureStore, FeatureTools, StoreFeature } from '../composition/store-feature.ts';

/** Where the shops that a visitor has seen are kept. */
export const SEEN_KEY = 'shops-seen';

/** Whether the browser keeps shops that its visitor has seen, as it was when the page was opened. */
export interface SeenBefore extends FeatureStore {
  readonly hasSeenShops: boolean;
}

/** The code comes with whoever asks: it is no chunk of its own. */
export const seenBeforeFeature: StoreFeature<SeenBefore> = {
  name: 'seen-before',
  texts: [],
  load: () =>
    Promise.resolve(({ visitor }: FeatureTools) => ({
      hasSeenShops: visitor.storage.local.read(SEEN_KEY) !== null,
      dispose() {},
    })),
};
