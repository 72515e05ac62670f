import type { RouteQuery } from '../../site/route-query.ts';
import { PRODUCT_LINES_LIMIT, QUANTITY_LIMIT, type ProductsCart } from '../products-cart.ts';

/** Products in an address: `?products=oil:2,balm:1&shop=s1` is so many of each, at that shop, by ids or by slugs. */
export type CarriedQuery = Pick<RouteQuery, 'products' | 'shop'>;

/** What an address says of a cart, for a storefront that cannot read it: a browser shows no origin what another one stores. */
export function carriedQuery({ lines, shopId }: ProductsCart): CarriedQuery {
  if (shopId === null || lines.length === 0) return {};
  return {
    products: lines.map(({ productId, quantity }) => `${encodeURIComponent(productId)}:${quantity}`).join(),
    shop: shopId,
  };
}

function idIn(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** What an address says of one product, by its id or the slug of its page. */
export interface CarriedLine {
  readonly name: string;
  /** From 1 to the most that a cart holds; null where it is none of those. */
  readonly quantity: number | null;
}

/** The products that an address names, in its order: one without a number is one, and of too many come as many as a cart holds. */
export function carriedLines({ products = '' }: CarriedQuery): readonly CarriedLine[] {
  return products
    .split(',', PRODUCT_LINES_LIMIT)
    .filter((item) => item !== '')
    .map((item) => {
      const [name = '', count = '1'] = item.split(':');
      const quantity = Math.min(Number(count), QUANTITY_LIMIT);
      return {
        name: idIn(name) ?? '',
        quantity: Number.isInteger(quantity) && quantity > 0 ? quantity : null,
      };
    });
}
