import { useEffect } from 'react';
import { useStore } from '@nanostores/react';
import { finderStoreFeature } from '#stores/finder/feature.ts';
import type { FinderStores } from '#stores/finder/finder-stores.ts';
import type { Site } from '#stores/site.ts';

/** What the finders of a site share; null until it is open. */
export function useFinderStores(site: Site): FinderStores | null {
  const stores = useStore(site.opened(finderStoreFeature));
  useEffect(() => void site.open(finderStoreFeature), [site]);
  return stores;
}
