import {
  PRODUCT_LINES_LIMIT,
  QUANTITY_LIMIT,
  type ProductLine,
  type ProductsCart,
} from '../products-cart.ts';

/**
 * A cart with so many more products, as many as it holds; `isWhole`: it holds them all. Null where they do not go together: they are of
 * different shops.
 */
export function joinProducts(
  cart: ProductsCart,
  added: ProductsCart,
): { readonly cart: ProductsCart; readonly isWhole: boolean } | null {
  if (cart.lines.length === 0) return { cart: added, isWhole: true };
  if (added.lines.length > 0 && cart.shopId !== added.shopId) return null;
  const wanted = new Map(cart.lines.map(({ productId, quantity }) => [productId, quantity]));
  for (const { productId, quantity } of added.lines) {
    wanted.set(productId, (wanted.get(productId) ?? 0) + quantity);
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
