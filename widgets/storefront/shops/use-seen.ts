import { useEffect } from 'react';
import type { ShopId } from '#domain/catalogue/ids.ts';
import { shopPickerFeature } from '#stores/shop-picker/feature.ts';
import type { Site } from '#stores/site.ts';

/** Remembers that the visitor looked at a shop, where there are several to come back to. */
export function useSeen(site: Site, shopId: ShopId | null): void {
  useEffect(() => {
    if (shopId === null) return;
    // At once where a shop picker has opened it: who leaves in the next moment has seen the shop too.
    const opened = site.opened(shopPickerFeature).get();
    if (opened) return opened.history.see(shopId);
    site.open(shopPickerFeature).then(
      ({ history }) => history.see(shopId),
      // Without the code nothing is remembered, and nothing else is lost.
      () => {},
    );
  }, [site, shopId]);
}
