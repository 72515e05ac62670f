import { useCallback, useMemo, type ReactNode } from 'react';
import type { Service, Shop } from '#domain/catalogue/catalogue.ts';
import type { ShopId } from '#domain/catalogue/ids.ts';
import type { ShownProductLine } from '#domain/catalogue/products/product.ts';
import type { Company } from '#domain/company/company.ts';
import { openingHoursFeature } from '#stores/opening-hours/feature.ts';
import type { Site } from '#stores/site.ts';
import { useOpened } from '#ui/loading/use-opened.ts';
import { ChooseShop } from '../choice/choose-shop.tsx';
import type { ShopPurpose } from '../shop-purpose.ts';
import { ShopNote } from './shop-note.tsx';

export interface ChooseProductsShopProps {
  readonly site: Site;
  readonly company: Company;
  readonly lines: readonly ShownProductLine[];
  /** Those that sell any of the products. */
  readonly shops: readonly Shop[];
  /** The one that is chosen now; null: none is. */
  readonly chosenId: ShopId | null;
  readonly title: string;
  readonly onChoose: (shop: Shop) => void;
  /** What holds the place until the shops can be shown. */
  readonly waiting: ReactNode;
}

const NO_VISIT: readonly Service[] = [];

/** At which shop products are bought. */
export function ChooseProductsShop({ lines, ...rest }: ChooseProductsShopProps) {
  const { site } = rest;
  const opened = useOpened(site, openingHoursFeature);
  const hours = opened.kind === 'ready' ? opened.value : null;
  // Special days are asked for together: of those that are shown, as a company may have hundreds of shops.
  const onShown = useCallback((shown: readonly Shop[]) => void hours?.ensureAll(shown), [hours]);
  const purpose = useMemo(
    (): ShopPurpose => ({
      kind: 'collection',
      noteOf: (shop) => <ShopNote site={site} shop={shop} lines={lines} />,
      onShown,
    }),
    [site, lines, onShown],
  );
  return <ChooseShop {...rest} services={NO_VISIT} purpose={purpose} />;
}
