import type { ComponentType, RefCallback } from 'react';
import type { Product } from '#domain/catalogue/products/product.ts';
import type { ProductSort } from '#domain/catalogue/products/search/product-sort.ts';
import type { StockState } from '#domain/catalogue/products/stock.ts';
import type { Currency } from '#domain/prices/money.ts';
import type { Target } from '#ui/actions/link.tsx';

/** A product of a list, as every layout is given it. */
export interface ListedProduct {
  readonly product: Product;
  /** Its page. */
  readonly to: Target;
  readonly stock: StockState;
  readonly currency: Currency;
  /** `add`: a press puts it into the cart. `choose`: a shop has to be chosen first, on its page. `none`: it is not sold online. */
  readonly purchase: 'add' | 'choose' | 'none';
}

export interface ProductsProps {
  readonly products: readonly ListedProduct[];
  readonly sort: ProductSort;
  readonly onSort: (sort: ProductSort) => void;
  readonly onAdd: (product: Product, quantity: number) => void;
  /** Its children are the products, one each. */
  readonly listRef: RefCallback<HTMLElement>;
}

/** How the products of the e-shop are shown. */
export interface ProductLayout {
  readonly Products: ComponentType<ProductsProps>;
  /** It takes the whole width: the filters fold above it. */
  readonly isWide: boolean;
}
