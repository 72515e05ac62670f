import { useEffect, useState } from 'react';
import { useStore } from '@nanostores/react';
import type { FeatureStore, StoreFeature } from '#stores/composition/store-feature.ts';
import type { Site } from '#stores/site.ts';
import type { PartState } from '#ui/loading/lazy-part.ts';

/** The store of a feature, loaded with its texts when the page shows up that needs it. */
export function useOpened<Store extends FeatureStore>(
  site: Site,
  feature: StoreFeature<Store>,
): PartState<Store> {
  const store = useStore(site.opened(feature));
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(-1);
  useEffect(() => {
    let isOver = false;
    site.open(feature).catch(() => {
      if (!isOver) setFailed(attempt);
    });
    return () => {
      isOver = true;
    };
  }, [site, feature, attempt]);
  if (store) return { kind: 'ready', value: store };
  if (failed === attempt) return { kind: 'failed', retry: () => setAttempt(attempt + 1) };
  return { kind: 'waiting' };
}
