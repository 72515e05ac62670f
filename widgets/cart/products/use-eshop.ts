import { useEffect } from 'react';
import { useStore } from '@nanostores/react';
import type { Company } from '#domain/company/company.ts';
import { $noProducts } from '#stores/products/no-products.ts';
import { eshopFeature } from '#stores/products/feature.ts';
import type { Eshop } from '#stores/products/eshop.ts';
import type { Site } from '#stores/site.ts';
import { useIsPainted } from '#ui/loading/paint/use-is-painted.ts';

/** The company's e-shop and how many products are in its cart; null until it is open, and where nothing is sold. */
export function useEshop(site: Site, company: Company): { eshop: Eshop | null; productCount: number } {
  const { productsActive } = company;
  const eshop = useStore(site.opened(eshopFeature));
  const productCount = useStore(eshop?.cart.$count ?? $noProducts);
  const isWanted = useIsPainted() && productsActive;
  useEffect(() => {
    // What did not arrive is asked for again by the next page.
    if (isWanted) site.open(eshopFeature).catch(() => undefined);
  }, [site, isWanted]);
  return { eshop, productCount };
}
