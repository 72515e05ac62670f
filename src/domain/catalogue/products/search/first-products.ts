import type { ProductId } from '../../ids.ts';
import type { ProductChoice } from '../product-address.ts';
import { productIndex } from './product-index.ts';
import { searchProducts, type FoundProducts, type ProductCounts } from './product-search.ts';
import type { Product } from '../product.ts';
import type { StockLevels } from '../stock.ts';
import type { Locale } from '../../../locale.ts';

/** What a screen shows of a list of products: the first of those that were found, and what is said of them all. */
export interface FirstProducts {
  /** In their order. */
  readonly products: readonly Product[];
  /** How many were found. */
  readonly total: number;
  /** Counted when they are first read. */
  readonly counts: ProductCounts;
  /** Every brand that there is, whatever was found. */
  readonly brands: readonly string[];
  /** How many there are of those that are shown. */
  readonly stock: StockLevels;
}

/** What decides which products are the first, besides the products themselves. */
export interface FirstProductsAsked extends ProductChoice {
  /** How many there are to a page. */
  readonly step: number;
  /** Slug of the only shop whose products are listed; null: all of them are. */
  readonly shop: string | null;
  readonly locale: Locale;
}

/** Equal for what is answered by the same products. */
export function askedKey({ filter, sort, pages, step, shop, locale }: FirstProductsAsked): string {
  const { text, category, brands, least, most, inStock } = filter;
  return JSON.stringify([text, category, brands, least, most, inStock, sort, pages, step, shop, locale]);
}

/** All that a list of products can show of some. */
export function findProducts(
  products: readonly Product[],
  { filter, sort, locale }: Pick<FirstProductsAsked, 'filter' | 'sort' | 'locale'>,
  stock: StockLevels,
): FoundProducts {
  return searchProducts(productIndex(products, locale), { filter, sort, stock });
}

/** What is shown of what was found. */
export function firstOf(found: FoundProducts, count: number, stock: StockLevels): FirstProducts {
  const products = found.products.slice(0, count);
  return {
    products,
    total: found.products.length,
    get counts() {
      return found.counts;
    },
    brands: found.brands,
    stock: stock && levelsOf(products, stock),
  };
}

function levelsOf(products: readonly Product[], stock: ReadonlyMap<ProductId, number>): StockLevels {
  return new Map(
    products.flatMap(({ id }) => {
      const level = stock.get(id);
      return level === undefined ? [] : [[id, level] as const];
    }),
  );
}
