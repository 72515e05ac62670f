import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import type { ProductId } from '#domain/catalogue/ids.ts';
import type { ProductCatalogue } from '#stores/products/catalogue/product-catalogue.ts';

/** As many are asked about: a company may have hundreds of shops. */
const MOST_ASKED = 12;
const MOST_SHOWN = 3;
const NONE: readonly Shop[] = [];

/** The first of the other shops that have some of what is sold out at the chosen one. */
export function useStockedElsewhere(
  catalogue: Pick<ProductCatalogue, 'stockedAt'>,
  productId: ProductId,
  {
    selling,
    shop,
    isSoldOut,
  }: { readonly selling: readonly Shop[]; readonly shop: Shop | null; readonly isSoldOut: boolean },
): readonly Shop[] {
  const others = useMemo(
    () => (isSoldOut && shop ? selling.filter(({ id }) => id !== shop.id).slice(0, MOST_ASKED) : NONE),
    [isSoldOut, selling, shop],
  );
  const stocked = useMemo(
    () =>
      catalogue.stockedAt(
        productId,
        others.map(({ id }) => id),
      ),
    [catalogue, productId, others],
  );
  useEffect(() => stocked.ensure(), [stocked]);
  const ids = useStore(stocked.$shops);
  return others.filter(({ id }) => ids.includes(id)).slice(0, MOST_SHOWN);
}
