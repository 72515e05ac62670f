import { useEffect } from 'react';
import { useStore } from '@nanostores/react';
import type { ShopId } from '#domain/catalogue/ids.ts';
import type { StockLevels } from '#domain/catalogue/products/stock.ts';
import { $idle } from '#stores/idle-load.ts';
import { valueOf } from '#stores/load.ts';
import { productCatalogueFeature } from '#stores/products/catalogue/feature.ts';
import type { Site } from '#stores/site.ts';

/** How many a shop has; null while that is not known: nobody is told then that something is sold out. */
export function useStockLevels(site: Site, shopId: ShopId | null): StockLevels {
  const catalogue = useStore(site.opened(productCatalogueFeature));
  const load = catalogue?.stockAt(shopId);
  const known = valueOf(useStore(load?.$load ?? $idle));
  useEffect(() => {
    site.open(productCatalogueFeature).catch(() => undefined);
  }, [site]);
  useEffect(() => void load?.ensure(), [load]);
  return known;
}
