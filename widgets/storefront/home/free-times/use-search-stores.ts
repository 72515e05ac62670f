import { useEffect, useState } from 'react';
import { useStore } from '@nanostores/react';
import { freeTimesStoreFeature } from '#stores/free-times/feature.ts';
import type { FreeTimesStore } from '#stores/free-times/free-times.ts';
import { shopPickerFeature } from '#stores/shop-picker/feature.ts';
import type { ShopPickerStores } from '#stores/shop-picker/shop-picker-stores.ts';
import type { Site } from '#stores/site.ts';
import type { PartState } from '#ui/loading/lazy-part.ts';

export interface SearchStores {
  readonly search: FreeTimesStore;
  readonly picker: ShopPickerStores;
}

/** The stores of a search, opened with the services that it may name. */
export function useSearchStores(site: Site): PartState<SearchStores> {
  const search = useStore(site.opened(freeTimesStoreFeature));
  const picker = useStore(site.opened(shopPickerFeature));
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(-1);
  useEffect(() => {
    const opening = Promise.all([site.open(freeTimesStoreFeature), site.open(shopPickerFeature)]);
    opening.catch(() => setFailed(attempt));
    void site.catalogue.ensureCategories();
  }, [site, attempt]);
  if (search && picker) return { kind: 'ready', value: { search, picker } };
  if (failed === attempt) return { kind: 'failed', retry: () => setAttempt(attempt + 1) };
  return { kind: 'waiting' };
}
