import type { Shop } from '../catalogue/catalogue.ts';
import type { ProductId, ShopId } from '../catalogue/ids.ts';
import { isId, isRecord } from './stored-value.ts';

/** So many of a product. */
export interface ProductLine {
  readonly productId: ProductId;
  /** Whole, from 1 to `QUANTITY_LIMIT`. */
  readonly quantity: number;
}

/** What a visitor means to buy, at one shop. Without a shop there are no lines. */
export interface ProductsCart {
  readonly shopId: ShopId | null;
  /** Each product once, in the order they were added; at most `PRODUCT_LINES_LIMIT`. */
  readonly lines: readonly ProductLine[];
}

export const QUANTITY_LIMIT = 99;
export const PRODUCT_LINES_LIMIT = 50;
export const EMPTY_PRODUCTS_CART: ProductsCart = { shopId: null, lines: [] };

/** `full`: the cart is as it was, since it holds as many products, or as many of this one, as it can. */
export type ProductsOutcome =
  | { readonly kind: 'ready'; readonly cart: ProductsCart }
  | { readonly kind: 'full' }
  /** A shop has to be chosen first. */
  | { readonly kind: 'needs-shop' }
  /** The cart is another shop's, and stays as it was. */
  | { readonly kind: 'other-shop' };

/**
 * Puts so many more of a product in, for a shop. What is there grows, by a negative number it shrinks, and it goes at 0;
 * what is not there begins with a positive number alone.
 */
export function addProduct(
  cart: ProductsCart,
  { productId, quantity }: ProductLine,
  shopId: ShopId | null,
): ProductsOutcome {
  if (shopId === null) return { kind: 'needs-shop' };
  if (cart.shopId !== null && cart.shopId !== shopId) return { kind: 'other-shop' };
  const before = cart.lines.find((line) => line.productId === productId);
  if (!before && quantity > 0 && cart.lines.length >= PRODUCT_LINES_LIMIT) return { kind: 'full' };
  const wanted = (before?.quantity ?? 0) + Math.trunc(quantity);
  if (wanted > QUANTITY_LIMIT) return { kind: 'full' };
  const line = { productId, quantity: wanted };
  const lines = before ? cart.lines.map((each) => (each === before ? line : each)) : [...cart.lines, line];
  return { kind: 'ready', cart: { shopId, lines: lines.filter((each) => each.quantity > 0) } };
}

/** Takes so many of a product out; a negative number takes the line. */
export function takeProduct(cart: ProductsCart, productId: ProductId, count: number): ProductsCart {
  const lines = cart.lines.flatMap((line) => {
    if (line.productId !== productId) return [line];
    const quantity = count < 0 ? 0 : line.quantity - Math.trunc(count);
    return quantity > 0 ? [{ productId, quantity }] : [];
  });
  return { ...cart, lines };
}

export function removeProduct(cart: ProductsCart, productId: ProductId): ProductsCart {
  return takeProduct(cart, productId, -1);
}

/** The cart at another shop, with what it holds; at none it is empty. */
export function selectProductsShop(cart: ProductsCart, shopId: ShopId | null): ProductsCart {
  return shopId === null ? EMPTY_PRODUCTS_CART : { ...cart, shopId };
}

/** The shop of the cart; of a site with one shop that one. Null: none was chosen, or it is no longer there. */
export function shopOfProducts({ shopId }: ProductsCart, shops: readonly Shop[]): Shop | null {
  if (shops.length === 1) return shops[0] ?? null;
  return shops.find((shop) => shop.id === shopId) ?? null;
}

export function countProducts({ lines }: ProductsCart): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** The cart in an unknown persisted value `{ items: [{ id, quantity }], shopId }`; what is not understood is left out. */
export function parseProductsCart(value: unknown): ProductsCart {
  const { items, shopId } = isRecord(value) ? value : {};
  if (!isId<ShopId>(shopId)) return EMPTY_PRODUCTS_CART;
  const lines = new Map<ProductId, ProductLine>();
  for (const item of Array.isArray(items) ? items : []) {
    const { id, quantity = 1 } = isRecord(item) ? item : {};
    if (!isId<ProductId>(id) || !isQuantity(quantity) || lines.has(id)) continue;
    lines.set(id, { productId: id, quantity });
  }
  return { shopId, lines: [...lines.values()].slice(0, PRODUCT_LINES_LIMIT) };
}

/** The persisted shape that `parseProductsCart` reads. */
export function persistProductsCart({ lines, shopId }: ProductsCart) {
  return { items: lines.map(({ productId, quantity }) => ({ id: productId, quantity })), shopId };
}

function isQuantity(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= QUANTITY_LIMIT;
}
