import { useEffect } from 'react';
import { useStore } from '@nanostores/react';
import { shopPickerFeature } from '#stores/shop-picker/feature.ts';
import type { ShopPickerStores } from '#stores/shop-picker/shop-picker-stores.ts';
import type { Site } from '#stores/site.ts';

/** What the shop pickers of a site share; null until it is open. */
export function useShopPickerStores(site: Site): ShopPickerStores | null {
  const stores = useStore(site.opened(shopPickerFeature));
  useEffect(() => void site.open(shopPickerFeature), [site]);
  return stores;
}
