import { atom, computed, type ReadableAtom } from 'nanostores';
import { carriedLines, type CarriedQuery } from '#domain/carts/joining/carried-products.ts';
import { EMPTY_PRODUCTS_CART, shopOfProducts, type ProductsCart } from '#domain/carts/products-cart.ts';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import type { Product, ShownProductLine } from '#domain/catalogue/products/product.ts';
import { isSoldOnlineAt } from '#domain/catalogue/products/sold-online.ts';
import type { Company } from '#domain/company/company.ts';
import { jsonOf } from '#domain/json.ts';
import { valueOf, type Load } from '../../load.ts';
import type { ProductsCartStore } from '../products-cart.ts';

interface Leftovers {
  /** How many products of the link cannot be ordered online at its shop. */
  readonly missing: number;
}

/** What became of the products that a link carries. */
export type CarriedProducts =
  | { readonly kind: 'none' }
  /** What decides about them is being read, or could not be. */
  | { readonly kind: 'waiting' }
  | (Leftovers & {
      readonly kind: 'joined';
      /** What the cart held, where it held something and is another one now; it can be had back. */
      readonly before: ProductsCart | null;
      /** `replaced`: they are in the place of what it held. */
      readonly how: 'added' | 'replaced';
      /** The cart holds them all. */
      readonly isWhole: boolean;
      /** It holds more than the link says. */
      readonly hasMore: boolean;
    })
  /** The cart is another shop's, and the visitor chooses. */
  | (Leftovers & {
      readonly kind: 'choice';
      readonly shop: Shop;
      readonly cartShop: Shop;
      readonly lines: readonly ShownProductLine[];
    });

export interface CarriedProductsStore {
  readonly $carried: ReadableAtom<CarriedProducts>;
  /** Follows a link, once: what the visitor changes afterwards stays so. */
  follow(link: CarriedQuery): void;
  /** The link's products take the place of the other shop's in the cart. */
  take(): void;
  /** They are let go; what has been told of them is not told again. */
  leave(): void;
  /** The cart is as it was before. */
  undo(): void;
  /** What was in the cart is sold: what waits beside it for an answer takes its place. */
  goOn(): void;
}

export interface CarriedProductsTools {
  readonly $company: ReadableAtom<Load<Company>>;
  readonly $products: ReadableAtom<Load<readonly Product[]>>;
  readonly $shops: ReadableAtom<Load<readonly Shop[]>>;
  readonly cart: Pick<ProductsCartStore, '$cart' | 'join' | 'replace'>;
  /** Settles when whoever is there has their cart: the link joins that, and no other. */
  readonly isCartKnown: () => Promise<void>;
}

const NONE = { kind: 'none' } as const;

interface Known {
  readonly company: Company;
  readonly products: readonly Product[];
  readonly shops: readonly Shop[];
}

const isCalled = (name: string) => (each: { readonly id: string; readonly slug: string }) =>
  each.id === name || each.slug === name;

/** What of a link can be ordered, and where: at its shop, or where the cart is, for one that names none. */
function orderable(link: CarriedQuery, cart: ProductsCart, { company, products, shops }: Known) {
  const shop = link.shop ? shops.find(isCalled(link.shop)) : shopOfProducts(cart, shops);
  const named = carriedLines(link);
  const lines = named.flatMap(({ name, quantity }): readonly ShownProductLine[] => {
    const product = products.find(isCalled(name));
    if (!shop || !product || quantity === null || !isSoldOnlineAt(company, product, shop)) return [];
    return [{ productId: product.id, quantity, product }];
  });
  return { shop: shop ?? null, lines, missing: named.length - lines.length };
}

const cartOf = (shop: Shop | null, lines: readonly ShownProductLine[]): ProductsCart =>
  lines.length === 0 || !shop
    ? EMPTY_PRODUCTS_CART
    : { shopId: shop.id, lines: lines.map(({ productId, quantity }) => ({ productId, quantity })) };

function allKnown({
  $company,
  $products,
  $shops,
}: Pick<CarriedProductsTools, '$company' | '$products' | '$shops'>): ReadableAtom<Known | null> {
  return computed([$company, $products, $shops], (...loads) => {
    const [company, products, shops] = [valueOf(loads[0]), valueOf(loads[1]), valueOf(loads[2])];
    return company && products && shops && { company, products, shops };
  });
}

/** What the cart held, where it held something and holds something else now. */
const beforeChange = ({ $cart }: CarriedProductsTools['cart'], before: ProductsCart) =>
  before.lines.length > 0 && jsonOf(before) !== jsonOf($cart.get()) ? before : null;

/** Joins the cart of the shop, or one of a shop that is there no more, whose products come along. `waiting`: what has not joined. */
function joinLink(
  cart: CarriedProductsTools['cart'],
  link: CarriedQuery,
  known: Known,
): { readonly state: CarriedProducts; readonly waiting: ProductsCart } {
  const before = cart.$cart.get();
  const { shop, lines, missing } = orderable(link, before, known);
  const cartShop = known.shops.find(({ id }) => id === before.shopId) ?? null;
  const added = cartOf(shop, lines);
  if (shop && cartShop && added.lines.length > 0 && before.lines.length > 0 && cartShop !== shop)
    return { state: { kind: 'choice', shop, cartShop, lines, missing }, waiting: added };
  const { isWhole } = cart.join(added);
  const hasMore = added.lines.length > 0 && jsonOf(cart.$cart.get().lines) !== jsonOf(added.lines);
  const joined = { before: beforeChange(cart, before), isWhole, hasMore, missing };
  return { state: { kind: 'joined', how: 'added', ...joined }, waiting: EMPTY_PRODUCTS_CART };
}

/** Products that a link carries from a page of another origin, or from a mail, on their way into the cart. */
export function createCarriedProducts({
  $company,
  $products,
  $shops,
  cart,
  isCartKnown,
}: CarriedProductsTools): CarriedProductsStore {
  const $carried = atom<CarriedProducts>(NONE);
  const $known = allKnown({ $company, $products, $shops });
  let followed: string | null = null;
  let offered: ProductsCart = EMPTY_PRODUCTS_CART;

  return {
    $carried,
    follow(link) {
      const key = jsonOf([link.products, link.shop]);
      if (key === followed) return;
      followed = key;
      $carried.set({ kind: 'waiting' });
      void isCartKnown().then(() => {
        const off = $known.subscribe((known) => {
          if (!known || followed !== key || $carried.get().kind !== 'waiting') return;
          // It is called at once where all is known, before it can be ended.
          queueMicrotask(() => off());
          const { state, waiting } = joinLink(cart, link, known);
          offered = waiting;
          $carried.set(state);
        });
      });
    },
    take() {
      const choice = $carried.get();
      if (choice.kind !== 'choice') return;
      const before = cart.$cart.get();
      const { isWhole } = cart.join(offered, { isAlone: true });
      $carried.set({
        kind: 'joined',
        how: 'replaced',
        before: beforeChange(cart, before),
        isWhole,
        hasMore: false,
        missing: choice.missing,
      });
    },
    leave: () => $carried.set(NONE),
    goOn() {
      if ($carried.get().kind === 'choice') cart.join(offered);
      $carried.set(NONE);
    },
    undo() {
      const joined = $carried.get();
      if (joined.kind === 'joined' && joined.before) cart.replace(joined.before);
      $carried.set(NONE);
    },
  };
}
