import { useEffect } from 'react';
import { useStore } from '@nanostores/react';
import type { Company } from '#domain/company.ts';
import { $noProducts } from '#stores/products/no-products.ts';
import type { Eshop } from '#stores/products/open-eshop.ts';
import type { Site } from '#stores/site.ts';

/** The company's e-shop and how many products are in its cart; null until it is open, and where nothing is sold. */
export function useEshop(site: Site, company: Company): { eshop: Eshop | null; productCount: number } {
  const { productsActive } = company;
  const eshop = useStore(site.$eshop);
  const productCount = useStore(eshop?.cart.$count ?? $noProducts);
  useEffect(() => {
    // What did not arrive is asked for again by the next page.
    if (productsActive) site.openEshop().catch(() => undefined);
  }, [site, productsActive]);
  return { eshop, productCount };
}
