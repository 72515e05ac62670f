import { useCallback, useEffect } from 'react';
import { useStore } from '@nanostores/react';
import type { Category, Shop } from '#domain/catalogue/catalogue.ts';
import { valueOf } from '#stores/load.ts';
import type { Site } from '#stores/site.ts';

/** The catalogue as far as it is known: null while it is being asked for, or where it could not be had. */
export interface Ground {
  readonly shops: readonly Shop[] | null;
  readonly categories: readonly Category[] | null;
  /** Something is under way. */
  readonly isLoading: boolean;
}

/** Asks for company, shops and categories, once whoever needs them. */
export function useGround(site: Site): Ground {
  const company = useStore(site.company.$company);
  const shops = useStore(site.catalogue.$shops);
  const categories = useStore(site.catalogue.$categories);
  const load = useCallback(() => {
    void site.company.ensure();
    void site.catalogue.ensureShops();
    void site.catalogue.ensureCategories();
  }, [site]);
  useEffect(load, [load]);
  const isLoading = [company, shops, categories].some(({ kind }) => kind === 'idle' || kind === 'loading');
  return { shops: valueOf(shops), categories: valueOf(categories), isLoading };
}
