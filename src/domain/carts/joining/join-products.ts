import {
  PRODUCT_LINES_LIMIT,
  QUANTITY_LIMIT,
  type ProductLine,
  type ProductsCart,
} from '../products-cart.ts';

export interface JoinedProducts {
  readonly cart: ProductsCart;
  /** It holds them all. */
  readonly isWhole: boolean;
}

/** How many there are of a product that was in the cart and is put in. */
type Together = (before: number, added: number) => number;

/**
 * A cart with so many more products, as many as it holds. Null where they do not go together: they are of different shops.
 */
export function joinProducts(cart: ProductsCart, added: ProductsCart): JoinedProducts | null {
  return joinBy((before, more) => before + more, cart, added);
}

/**
 * A cart with what a link carries: of each product the larger number, so that the same link changes nothing when it is followed
 * again. Null where they are of different shops.
 */
export function joinCarried(cart: ProductsCart, carried: ProductsCart): JoinedProducts | null {
  return joinBy(Math.max, cart, carried);
}

function joinBy(together: Together, cart: ProductsCart, added: ProductsCart): JoinedProducts | null {
  if (added.lines.length === 0) return { cart, isWhole: true };
  if (cart.lines.length === 0) return { cart: added, isWhole: true };
  if (cart.shopId !== added.shopId) return null;
  const wanted = new Map(cart.lines.map(({ productId, quantity }) => [productId, quantity]));
  for (const { productId, quantity } of added.lines) {
    wanted.set(productId, together(wanted.get(productId) ?? 0, quantity));
  }
  const all = [...wanted].map(([productId, quantity]): ProductLine => ({ productId, quantity }));
  const lines = all
    .slice(0, PRODUCT_LINES_LIMIT)
    .map((line) => ({ ...line, quantity: Math.min(line.quantity, QUANTITY_LIMIT) }));
  return {
    cart: { ...cart, lines },
    isWhole: all.length === lines.length && all.every(({ quantity }) => quantity <= QUANTITY_LIMIT),
  };
}
