import { atom, computed, type ReadableAtom } from 'nanostores';
import { carriedLines, type CarriedQuery } from '#domain/carts/joining/carried-products.ts';
import { EMPTY_PRODUCTS_CART, shopOfProducts, type ProductsCart } from '#domain/carts/products-cart.ts';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import type { Product, ShownProductLine } from '#domain/catalogue/products/product.ts';
import { isSoldOnlineAt } from '#domain/catalogue/products/sold-online.ts';
import type { Company } from '#domain/company/company.ts';
import { jsonOf } from '#domain/json.ts';
import { valueOf, type Load } from '../../load.ts';
import { isSameCart } from '../../cart/cart-kind.ts';
import { PRODUCTS_CART, type ProductsCartStore } from '../products-cart.ts';

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
      /** What of the link the cart holds now. */
      readonly lines: readonly ShownProductLine[];
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
  takeAfterSale(): void;
  dispose(): void;
}

export interface CarriedProductsTools {
  readonly $company: ReadableAtom<Load<Company>>;
  readonly $products: ReadableAtom<Load<readonly Product[]>>;
  readonly $shops: ReadableAtom<Load<readonly Shop[]>>;
  readonly cart: Pick<ProductsCartStore, '$cart' | 'join' | 'replace'>;
  /** Settles when whoever is there has their cart: the link joins that, and no other. */
  readonly cartKnown: Promise<void>;
}

type Joined = Extract<CarriedProducts, { kind: 'joined' }>;

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

const isSame = (one: ProductsCart, other: ProductsCart) => isSameCart(PRODUCTS_CART, one, other);

/** Puts products in, and tells what the cart held before where it held something and is another one now. */
function joinCart(
  cart: CarriedProductsTools['cart'],
  { shop, lines }: { readonly shop: Shop | null; readonly lines: readonly ShownProductLine[] },
  how: Joined['how'],
): Omit<Joined, 'missing'> {
  const before = cart.$cart.get();
  const added = cartOf(shop, lines);
  const { isWhole } = cart.join(added, { isAlone: how === 'replaced' });
  const now = cart.$cart.get();
  const wasEmpty = before.lines.length === 0;
  return {
    kind: 'joined',
    how,
    lines: lines.flatMap((line) => {
      const held = now.lines.find(({ productId }) => productId === line.productId);
      return held ? [{ ...line, quantity: Math.min(line.quantity, held.quantity) }] : [];
    }),
    before: wasEmpty || isSame(before, now) ? null : before,
    isWhole,
    hasMore: !wasEmpty && added.lines.length > 0 && !isSame(now, added),
  };
}

/** Joins the cart of the shop, or one of a shop that is there no more, whose products come along. */
function joinLink(cart: CarriedProductsTools['cart'], link: CarriedQuery, known: Known): CarriedProducts {
  const before = cart.$cart.get();
  const { shop, lines, missing } = orderable(link, before, known);
  const cartShop = known.shops.find(({ id }) => id === before.shopId) ?? null;
  const isOther = lines.length > 0 && before.lines.length > 0 && cartShop !== shop;
  if (shop && cartShop && isOther) return { kind: 'choice', shop, cartShop, lines, missing };
  return { ...joinCart(cart, { shop, lines }, 'added'), missing };
}

/** Products that a link carries from a page of another origin, or from a mail, on their way into the cart. */
export function createCarriedProducts({
  cart,
  cartKnown,
  ...loads
}: CarriedProductsTools): CarriedProductsStore {
  const $carried = atom<CarriedProducts>(NONE);
  const $known = allKnown(loads);
  let followed = '';
  let waiting: CarriedQuery | null = null;
  let off: (() => void) | null = null;

  function settle(): void {
    const known = $known.get();
    if (!waiting || !known) return;
    $carried.set(joinLink(cart, waiting, known));
    waiting = null;
  }

  return {
    $carried,
    follow(link) {
      const key = jsonOf([link.products, link.shop]);
      if (key === followed) return;
      followed = key;
      waiting = link;
      $carried.set({ kind: 'waiting' });
      void cartKnown.then(() => {
        off ??= $known.listen(settle);
        settle();
      });
    },
    take() {
      const choice = $carried.get();
      if (choice.kind !== 'choice') return;
      $carried.set({ ...joinCart(cart, choice, 'replaced'), missing: choice.missing });
    },
    leave: () => $carried.set(NONE),
    takeAfterSale() {
      const now = $carried.get();
      if (now.kind === 'waiting') return;
      if (now.kind === 'choice') cart.join(cartOf(now.shop, now.lines));
      $carried.set(NONE);
    },
    undo() {
      const joined = $carried.get();
      if (joined.kind === 'joined' && joined.before) cart.replace(joined.before);
      $carried.set(NONE);
    },
    dispose: () => off?.(),
  };
}
