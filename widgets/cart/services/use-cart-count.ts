import { useEffect } from 'react';
import { useStore } from '@nanostores/react';
import type { Site } from '#stores/site.ts';

/** Services in the cart: as many as are known, and as many as were kept before any is. */
export function useCartCount(site: Site): number {
  const { serviceIds } = useStore(site.bookingCart.$cart);
  const lines = useStore(site.bookingCart.$lines);
  const categories = useStore(site.catalogue.$categories);
  const { catalogue } = site;
  const isEmpty = serviceIds.length === 0;
  useEffect(() => {
    if (isEmpty) return;
    void catalogue.ensureShops();
    void catalogue.ensureCategories();
  }, [isEmpty, catalogue]);
  return categories.kind === 'ready' ? lines.length : serviceIds.length;
}
