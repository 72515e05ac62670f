import { useEffect } from 'react';
import { useStore } from '@nanostores/react';
import { useIsPainted } from '#ui/loading/use-is-painted.ts';
import { useSuspendedLoad } from '#ui/loading/use-hydration.ts';
import { useTexts } from '#ui/texts.ts';
import type { OpenedEshop } from '../with-eshop.tsx';

/**
 * The products and their categories; `needsStock`: the list cannot be told without their stock, which otherwise comes once
 * it is painted.
 */
export function useProductLoads({ eshop, catalogue }: OpenedEshop, needsStock: boolean) {
  const { locale } = useTexts();
  const { products } = eshop;
  const { categories } = catalogue;
  const stock = catalogue.stockAt(null);
  const isPainted = useIsPainted();
  const loads = { products: useStore(products.$load), categories: useStore(categories.$load) };
  const isThere = loads.products.kind === 'ready' && loads.categories.kind === 'ready';
  const ensure = () => Promise.all([products.ensure(), categories.ensure()]);
  useSuspendedLoad(products, locale, isThere ? null : ensure);
  useSuspendedLoad(stock, '', needsStock && stock.$load.get().kind !== 'ready' ? stock.ensure : null);
  useEffect(() => {
    void products.ensure();
    void categories.ensure();
  }, [products, categories]);
  useEffect(() => {
    if (isPainted || needsStock) void stock.ensure();
  }, [isPainted, needsStock, stock]);
  return loads;
}
