import type { RouteQuery } from '../../site/route-query.ts';
import {
  EMPTY_PRODUCTS_CART,
  parseProductsCart,
  PRODUCT_LINES_LIMIT,
  type ProductsCart,
} from '../products-cart.ts';

/** Products in an address: `?products=oil:2,balm:1&shop=s1` is so many of each (ids), at that shop (id). */
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

/** The cart that an address carries; what is not understood is left out. A product without a number is one. */
export function carriedCart({ products = '', shop }: CarriedQuery): ProductsCart {
  if (products === '' || shop === undefined) return EMPTY_PRODUCTS_CART;
  const items = products.split(',', PRODUCT_LINES_LIMIT).map((item) => {
    const [id = '', count = '1'] = item.split(':');
    return { id: idIn(id), quantity: Number(count) };
  });
  return parseProductsCart({ shopId: shop, items });
}
