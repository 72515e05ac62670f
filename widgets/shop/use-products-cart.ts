import { useStore } from '@nanostores/react';
import { EMPTY_PRODUCTS_CART, type ProductsCart } from '#domain/carts/products-cart.ts';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import type { Eshop } from '#stores/products/eshop.ts';
import { useIsHydrating } from '#ui/loading/use-hydration.ts';

/** The visitor's cart of products with its shop. No server knows it: where its markup is hydrated there is none yet. */
export function useProductsCart({ cart }: Pick<Eshop, 'cart'>): {
  readonly cart: ProductsCart;
  readonly shop: Shop | null;
} {
  const known = { cart: useStore(cart.$cart), shop: useStore(cart.$shop) };
  return useIsHydrating() ? { cart: EMPTY_PRODUCTS_CART, shop: null } : known;
}
