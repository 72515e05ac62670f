import { useEffect } from 'react';
import type { ShopId } from '#domain/catalogue/ids.ts';
import type { Site } from '#stores/site.ts';

/** Remembers that the visitor looked at a shop, where there are several to come back to. */
export function useSeen(site: Site, shopId: ShopId | null): void {
  useEffect(() => {
    if (shopId === null) return;
    import('#stores/finder/feature.ts')
      .then(({ finderStoreFeature }) => site.open(finderStoreFeature))
      // Without the code nothing is remembered, and nothing else is lost.
      .then(
        ({ history }) => history.see(shopId),
        () => {},
      );
  }, [site, shopId]);
}
