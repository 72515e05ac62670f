import type { ProductId, ShopId } from '../../catalogue/ids.ts';
import type { RouteQuery } from '../../site/route-query.ts';
import {
  EMPTY_PRODUCTS_CART,
  parseProductsCart,
  PRODUCT_LINES_LIMIT,
  type ProductLine,
  type ProductsCart,
} from '../products-cart.ts';

/** Products in an address: `?products=oil:2,balm:1&shop=s1` is so many of each (ids), at that shop (id). */
type CarriedQuery = Pick<RouteQuery, 'products' | 'shop'>;

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

/**
 * A cart with what a link carries: of each product the larger number, so that the same link changes nothing when it is
 * followed again. Null where they do not go together: they are of different shops. What does not fit is left out.
 */
export function withCarried(cart: ProductsCart, carried: ProductsCart): ProductsCart | null {
  if (carried.lines.length === 0) return cart;
  if (cart.lines.length > 0 && cart.shopId !== carried.shopId) return null;
  const wanted = new Map<ProductId, number>(cart.lines.map((line) => [line.productId, line.quantity]));
  for (const { productId, quantity } of carried.lines)
    wanted.set(productId, Math.max(wanted.get(productId) ?? 0, quantity));
  const lines = [...wanted].map(([productId, quantity]): ProductLine => ({ productId, quantity }));
  return { shopId: carried.shopId, lines: lines.slice(0, PRODUCT_LINES_LIMIT) };
}

/** What of it a storefront sells at that shop. */
export function soldOf(
  cart: ProductsCart,
  isSold: (productId: ProductId, shopId: ShopId) => boolean,
): ProductsCart {
  const { shopId, lines } = cart;
  if (shopId === null) return EMPTY_PRODUCTS_CART;
  const sold = lines.filter(({ productId }) => isSold(productId, shopId));
  return sold.length === 0 ? EMPTY_PRODUCTS_CART : { shopId, lines: sold };
}
