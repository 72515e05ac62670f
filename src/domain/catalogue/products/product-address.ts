import type { RouteQuery } from '../../site/route-query.ts';
import { toCents, toDecimal, type Cents, type Currency } from '../../prices/money.ts';
import { EVERY_PRODUCT, type ProductFilter } from './search/product-search.ts';
import { PRODUCT_SORTS, type ProductSort } from './search/product-sort.ts';

/** What a list of products shows. */
export interface ProductChoice {
  readonly filter: ProductFilter;
  readonly sort: ProductSort;
  /** Pages of it, from 1. */
  readonly pages: number;
}

/** What an address asks for; what it does not say, or says wrongly, is left open. */
export function choiceOf(query: Partial<RouteQuery>, currency: Currency): ProductChoice {
  const pages = Number(query.shown);
  return {
    filter: {
      text: query.q ?? '',
      category: query.category ?? null,
      brands: [...new Set((query.brand ?? '').split('|'))].filter((brand) => brand !== ''),
      least: priceIn(query.min, currency),
      most: priceIn(query.max, currency),
      inStock: query.stock === '1',
    },
    sort: PRODUCT_SORTS.find((sort) => sort === query.sort) ?? 'relevance',
    pages: Number.isInteger(pages) && pages >= 1 ? pages : 1,
  };
}

/** The parameters that `choiceOf` reads back. */
export function addressOf({ filter, sort, pages }: ProductChoice, currency: Currency): Partial<RouteQuery> {
  const price = (cents: Cents | null) => (cents === null ? undefined : String(toDecimal(cents, currency)));
  return {
    q: filter.text || undefined,
    category: filter.category ?? undefined,
    brand: filter.brands.join('|') || undefined,
    min: price(filter.least),
    max: price(filter.most),
    stock: filter.inStock ? '1' : undefined,
    sort: sort === 'relevance' ? undefined : sort,
    shown: pages > 1 ? String(pages) : undefined,
  };
}

/** Minor units of a price as somebody types it, with a point or a comma; null for what is none. */
export function priceIn(text: string | undefined, currency: Currency): Cents | null {
  const written = (text ?? '').trim().replace(',', '.');
  return /^\d{1,7}(\.\d{1,3})?$/.test(written) ? toCents(Number(written), currency) : null;
}

/** Whether nothing but the category narrows the list. */
export function isUnfiltered({ category: _category, ...rest }: ProductFilter): boolean {
  const { category: _none, ...open } = EVERY_PRODUCT;
  return JSON.stringify(rest) === JSON.stringify(open);
}
