import { useEffect } from 'react';
import { useStore } from '@nanostores/react';
import type { LoadedCatalogue } from '#stores/loaded-catalogue.ts';
import { valueOf } from '#stores/load.ts';
import type { Site } from '#stores/site.ts';
import { useSuspendedLoad } from '#ui/loading/use-hydration.ts';

const loadAll = ({ company, catalogue }: Site) =>
  Promise.all([company.ensure(), catalogue.ensureShops(), catalogue.ensureCategories()]);

/**
 * Asks for company and shops, once whoever needs them, and for the categories where the page shows them first: elsewhere they
 * come after the first screen.
 */
export function useLoadedCatalogue(site: Site, showsCategories: boolean): LoadedCatalogue {
  const company = useStore(site.company.$company);
  const shops = useStore(site.catalogue.$shops);
  const categories = useStore(site.catalogue.$categories);
  const isThere = [company, shops, categories].every(({ kind }) => kind === 'ready');
  useSuspendedLoad(site.catalogue, 'all', isThere ? null : () => loadAll(site));
  useEffect(() => {
    void site.company.ensure();
    void site.catalogue.ensureShops();
  }, [site]);
  useEffect(() => {
    if (showsCategories) void site.catalogue.ensureCategories();
  }, [site, showsCategories]);
  const isLoading = [company, shops, categories].some(({ kind }) => kind === 'idle' || kind === 'loading');
  return { shops: valueOf(shops), categories: valueOf(categories), isLoading };
}
