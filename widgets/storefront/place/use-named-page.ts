import { useEffect } from 'react';
import { useStore } from '@nanostores/react';
import type { LocalizedText } from '#domain/locale.ts';
import type { Route } from '#domain/site/routes.ts';
import { $idle } from '#stores/idle-load.ts';
import { magazineStoreFeature } from '#stores/magazine/feature.ts';
import type { MagazineStore } from '#stores/magazine/magazine.ts';
import { productCatalogueFeature } from '#stores/products/catalogue/feature.ts';
import type { ProductCatalogue } from '#stores/products/catalogue/product-catalogue.ts';
import type { Site } from '#stores/site.ts';
import { useSuspendedLoad } from '#ui/loading/use-hydration.ts';
import { useOpened } from '#ui/loading/use-opened.ts';

/** What a page is about that its address names. */
export interface NamedPage {
  readonly title: LocalizedText;
}

/** The article or product that an address names; null where there is none, undefined while that is not known, or none is meant. */
export function useNamedPage(site: Site, route: Route | null): NamedPage | null | undefined {
  const isProduct = route?.kind === 'article';
  const slug = isProduct ? route.slug : route?.kind === 'post' ? route.post : null;
  const opened = useOpened<MagazineStore | ProductCatalogue>(
    site,
    isProduct ? productCatalogueFeature : magazineStoreFeature,
    slug !== null,
  );
  const store = opened.kind === 'ready' ? opened.value : null;
  const named = slug === null || !store ? null : 'post' in store ? store.post(slug) : store.product(slug);
  const load = useStore(named?.$load ?? $idle);
  useSuspendedLoad(
    named ?? site.catalogue,
    `named ${slug}`,
    named && load.kind !== 'ready' ? named.ensure : null,
  );
  useEffect(() => void named?.ensure(), [named]);
  if (load.kind !== 'ready') return undefined;
  return load.value && { title: 'name' in load.value ? load.value.name : load.value.title };
}
