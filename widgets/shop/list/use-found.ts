import { useMemo } from 'react';
import { brandsOf } from '#domain/catalogue/products/listed-products.ts';
import type { ProductChoice } from '#domain/catalogue/products/product-address.ts';
import { productIndex } from '#domain/catalogue/products/product-index.ts';
import { searchProducts, type FoundProducts } from '#domain/catalogue/products/product-search.ts';
import type { Product } from '#domain/catalogue/products/product.ts';
import type { StockLevels } from '#domain/catalogue/products/stock.ts';
import { useTexts } from '#ui/texts.ts';

type Asked = Pick<ProductChoice, 'filter' | 'sort'>;

interface FoundOfBrands extends FoundProducts {
  /** Every brand that there is, whatever was found. */
  readonly brands: readonly string[];
  /** Does once what a sort needs of all products, before one is pressed: to put names in order takes longest. */
  readonly prepareSorts: () => void;
}

/** What was found of some products; all of them are looked at again only where something else is asked for. */
export function useFound(
  products: readonly Product[],
  { filter, sort }: ProductChoice,
  stock: StockLevels,
): FoundOfBrands {
  const { locale } = useTexts();
  const asked = JSON.stringify({ filter, sort } satisfies Asked);
  const brands = useMemo(() => brandsOf(products, locale), [products, locale]);
  const found = useMemo(
    () => searchProducts(productIndex(products, locale), { ...(JSON.parse(asked) as Asked), stock }),
    [products, locale, asked, stock],
  );
  return { ...found, brands, prepareSorts: () => void productIndex(products, locale).nameRanks() };
}
