import { useEffect, useLayoutEffect } from 'react';
import { useStore } from '@nanostores/react';
import { forgetInAddress } from '#stores/navigation/address/forget-in-address.ts';
import type { CarriedProducts } from '#stores/products/carried/carried-products.ts';
import type { Eshop } from '#stores/products/eshop.ts';
import type { Site } from '#stores/site.ts';

/** What became of the products that the page's address carries, and of those of a link that was followed before. */
export function useCarriedProducts({
  site,
  eshop,
}: {
  readonly site: Site;
  readonly eshop: Eshop;
}): CarriedProducts {
  const { products, shop } = useStore(site.navigation.$place).query;
  const carried = useStore(eshop.carried.$carried);
  const isCarrying = products !== undefined;
  // Before anything is painted: the cart is not said to be empty meanwhile.
  useLayoutEffect(() => {
    if (!isCarrying) return;
    void site.catalogue.ensureShops();
    eshop.carried.follow({ products, shop });
  }, [isCarrying, products, shop, site, eshop]);
  // While the visitor has a choice to make, a reload asks again.
  const isSettled = carried.kind === 'joined' || carried.kind === 'none';
  useEffect(() => {
    if (isCarrying && isSettled && eshop.carried.$carried.get().kind === carried.kind)
      forgetInAddress(site.navigation, ['products', 'shop']);
  }, [isCarrying, isSettled, carried, site, eshop]);
  return carried;
}
