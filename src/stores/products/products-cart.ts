import { computed, type ReadableAtom } from 'nanostores';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import type { ProductId, ShopId } from '#domain/catalogue/ids.ts';
import type { Product, ShownProductLine } from '#domain/catalogue/products/product.ts';
import {
  addProduct,
  countProducts,
  EMPTY_PRODUCTS_CART,
  parseProductsCart,
  persistProductsCart,
  removeProduct,
  selectProductsShop,
  shopOfProducts,
  takeProduct,
  type ProductLine,
  type ProductsCart,
  type ProductsOutcome,
} from '#domain/carts/products-cart.ts';
import { joinCarried } from '#domain/carts/joining/join-products.ts';
import type { CatalogueStore } from '../company/catalogue.ts';
import { isSameCart, type CartKind } from '../cart/cart-kind.ts';
import type { StoredCarts } from '../cart/stored-carts.ts';
import { valueOf, type Load } from '../load.ts';
import { PRODUCTS_KEY } from './kept-products.ts';

export const PRODUCTS_CART: CartKind<ProductsCart> = {
  type: 'products',
  key: PRODUCTS_KEY,
  empty: EMPTY_PRODUCTS_CART,
  parse: parseProductsCart,
  persist: persistProductsCart,
};

export interface ProductsCartStore {
  readonly $cart: ReadableAtom<ProductsCart>;
  /** Of all lines together. */
  readonly $count: ReadableAtom<number>;
  /** Null while the products are not known. */
  readonly $lines: ReadableAtom<readonly ShownProductLine[] | null>;
  /** The shop that it is bought at; of a company with one shop that one. */
  readonly $shop: ReadableAtom<Shop | null>;
  /** At the given shop, else at the one that the cart has, or the only one. What is refused leaves the cart as it was. */
  add(productId: ProductId, quantity: number, shopId?: ShopId): ProductsOutcome['kind'] | 'prevented';
  /**
   * Puts in what a link carries, of each product as many as it says at least; what the cart held comes along to the link's shop, or goes
   * (`isAlone`). What the page around prevents stays out. Whether the cart holds all of it.
   */
  join(carried: ProductsCart, options?: { readonly isAlone?: boolean }): { readonly isWhole: boolean };
  /** In place of all that is in it. */
  replace(cart: ProductsCart): void;
  /** So many less; a negative number takes the line. */
  take(productId: ProductId, count: number): void;
  remove(...productIds: readonly ProductId[]): void;
  clear(): void;
  /** Null: the cart is emptied. */
  setShop(shopId: ShopId | null): void;
  /** A guest's cart that the customer's own replaced at login; null when nothing was replaced. */
  readonly $replaced: ReadableAtom<ProductsCart | null>;
  /** Puts the replaced cart back, once. */
  takeBack(): void;
  /** Of the customer's cart on the server; null where there is none. */
  serverId(): string | null;
  /** The order of this transaction holds what was in the cart: it ends. */
  finish(transactionId: string): void;
}

export interface ProductsCartTools extends Pick<StoredCarts<ProductsCart>, 'cartState' | 'saved'> {
  readonly $shops: CatalogueStore['$shops'];
  readonly $products: ReadableAtom<Load<readonly Product[]>>;
  /** Whether the page around lets so many more of a product in. */
  readonly mayAdd: (line: ProductLine, shop: Shop | null) => boolean;
}

export function createProductsCart({
  $shops,
  $products,
  cartState,
  saved,
  mayAdd,
}: ProductsCartTools): ProductsCartStore {
  const { $cart } = cartState;
  const shops = () => valueOf($shops.get()) ?? [];

  return {
    $cart,
    $count: computed($cart, countProducts),
    $replaced: computed(saved.$saved, (beside) => beside && beside.cart),
    $lines: computed([$cart, $products], ({ lines }, load) => {
      const products = valueOf(load);
      if (products === null) return null;
      const byId = new Map(products.map((product) => [product.id, product]));
      return lines.map((line) => ({ ...line, product: byId.get(line.productId) ?? null }));
    }),
    $shop: computed([$cart, $shops], (cart, load) => shopOfProducts(cart, valueOf(load) ?? [])),
    add(productId, quantity, shopId) {
      const cart = cartState.latest();
      const chosen = shopId ?? cart.shopId ?? shopOfProducts(cart, shops())?.id ?? null;
      const outcome = addProduct(cart, { productId, quantity }, chosen);
      if (outcome.kind !== 'ready') return outcome.kind;
      const shop = shops().find(({ id }) => id === chosen) ?? null;
      if (quantity > 0 && !mayAdd({ productId, quantity }, shop)) return 'prevented';
      cartState.write(outcome.cart);
      return outcome.kind;
    },
    join(carried, { isAlone = false } = {}) {
      const before = cartState.latest();
      const { shopId } = carried;
      if (carried.lines.length === 0) return { isWhole: true };
      const shop = shops().find(({ id }) => id === shopId) ?? null;
      const base = isAlone ? EMPTY_PRODUCTS_CART : { ...before, shopId };
      const lines = carried.lines.filter(({ productId, quantity }) => {
        const there = base.lines.find((line) => line.productId === productId)?.quantity ?? 0;
        return quantity <= there || mayAdd({ productId, quantity: quantity - there }, shop);
      });
      const joined = joinCarried(base, { shopId, lines });
      if (lines.length === 0 || !joined) return { isWhole: true };
      if (!isSameCart(PRODUCTS_CART, joined.cart, before)) cartState.write(joined.cart);
      return { isWhole: joined.isWhole };
    },
    replace: cartState.write,
    take: (productId, count) => cartState.write(takeProduct(cartState.latest(), productId, count)),
    remove: (...productIds) => cartState.write(productIds.reduce(removeProduct, cartState.latest())),
    clear: () => cartState.write(EMPTY_PRODUCTS_CART),
    setShop: (shopId) => cartState.write(selectProductsShop(cartState.latest(), shopId)),
    takeBack() {
      const beside = saved.$saved.get();
      void saved.withStorage((storage) => storage.drop());
      if (beside) cartState.write(beside.cart);
    },
    serverId: cartState.serverId,
    finish: cartState.end,
  };
}
