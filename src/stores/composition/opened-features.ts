import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import type { FeatureStore, FeatureTools, StoreFeature } from './store-feature.ts';

/** The stores of features that a site has opened. */
export interface OpenedFeatures {
  /** Loads the code and the texts of a feature once, for all who ask; after a failure the next who asks tries again. */
  open<Store extends FeatureStore>(feature: StoreFeature<Store>): Promise<Store>;
  /** The store of a feature, null until `open` has loaded it. */
  opened<Store extends FeatureStore>(feature: StoreFeature<Store>): ReadableAtom<Store | null>;
  /** Those that are open, in the order in which they were asked for. */
  list(): readonly StoreFeature[];
  dispose(): void;
}

interface Entry<Store extends FeatureStore> {
  readonly $store: WritableAtom<Store | null>;
  opening: Promise<Store> | null;
}

export function createOpenedFeatures(tools: FeatureTools): OpenedFeatures {
  const entries = new Map<StoreFeature, Entry<FeatureStore>>();
  let isOver = false;

  function entryOf<Store extends FeatureStore>(feature: StoreFeature<Store>): Entry<Store> {
    const entry = entries.get(feature) ?? { $store: atom<FeatureStore | null>(null), opening: null };
    entries.set(feature, entry);
    // A map cannot say that each entry is of its key's kind.
    return entry as unknown as Entry<Store>;
  }

  async function load<Store extends FeatureStore>(feature: StoreFeature<Store>): Promise<Store> {
    const { company, texts } = tools.connection;
    const [create] = await Promise.all([
      feature.load(),
      company.ensure(),
      feature.texts.length > 0 && texts.ensure(...feature.texts),
    ]);
    const missing = feature.texts.filter((namespace) => texts.$texts.get().lacks(namespace));
    if (missing.length > 0)
      throw new Error(`${feature.name}: no texts ${missing.join()}; look at the network.`);
    const store = create(tools);
    // Its site ended while the code was on its way.
    if (isOver) store.dispose();
    else entryOf(feature).$store.set(store);
    return store;
  }

  return {
    open(feature) {
      const entry = entryOf(feature);
      return (entry.opening ??= load(feature).catch((error: unknown) => {
        entry.opening = null;
        throw error;
      }));
    },
    opened: (feature) => entryOf(feature).$store,
    list: () => [...entries].flatMap(([feature, { $store }]) => ($store.get() ? [feature] : [])),
    dispose() {
      isOver = true;
      for (const { $store } of entries.values()) $store.get()?.dispose();
    },
  };
}
