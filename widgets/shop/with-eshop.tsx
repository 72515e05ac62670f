import type { ReactNode } from 'react';
import { productCatalogueFeature } from '#stores/products/catalogue/feature.ts';
import type { ProductCatalogue } from '#stores/products/catalogue/product-catalogue.ts';
import type { Eshop } from '#stores/products/eshop.ts';
import { eshopFeature } from '#stores/products/feature.ts';
import type { Site } from '#stores/site.ts';
import { useOpened } from '#ui/loading/use-opened.ts';
import { ErrorState } from '#ui/states/empty-state.tsx';

/** What the screens of the e-shop share. */
export interface OpenedEshop {
  readonly eshop: Eshop;
  readonly catalogue: ProductCatalogue;
}

interface WithEshopProps {
  readonly site: Site;
  readonly waiting: ReactNode;
  readonly children: (opened: OpenedEshop) => ReactNode;
}

/** Opens what the screens of the e-shop share; the way to ask for it again where it does not come. */
export function WithEshop({ site, waiting, children }: WithEshopProps) {
  const eshop = useOpened(site, eshopFeature);
  const catalogue = useOpened(site, productCatalogueFeature);
  if (eshop.kind === 'failed') return <ErrorState onRetry={eshop.retry} />;
  if (catalogue.kind === 'failed') return <ErrorState onRetry={catalogue.retry} />;
  if (eshop.kind === 'waiting' || catalogue.kind === 'waiting') return waiting;
  return children({ eshop: eshop.value, catalogue: catalogue.value });
}
