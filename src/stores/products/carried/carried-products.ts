import { atom, computed, type ReadableAtom } from 'nanostores';
import { carriedCart, type CarriedQuery } from '#domain/carts/joining/carried-products.ts';
import { EMPTY_PRODUCTS_CART, type ProductsCart } from '#domain/carts/products-cart.ts';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import type { Product } from '#domain/catalogue/products/product.ts';
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
    })
  /** The cart is another shop's, and the visitor chooses. */
  | (Leftovers & { readonly kind: 'choice'; readonly shop: Shop; readonly cartShop: Shop });

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

/** What of a link's cart can be ordered, and where. */
function orderable(carried: ProductsCart, { company, products, shops }: Known) {
  const shop = shops.find(({ id }) => id === carried.shopId) ?? null;
  const lines = carried.lines.filter(({ productId }) => {
    const product = products.find(({ id }) => id === productId);
    return shop !== null && product !== undefined && isSoldOnlineAt(company, product, shop);
  });
  const cart: ProductsCart = lines.length === 0 ? EMPTY_PRODUCTS_CART : { ...carried, lines };
  return { cart, shop, missing: carried.lines.length - lines.length };
}

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

  /** The cart of the shop, or one of a shop that is there no more, whose products come along. */
  function join(added: ProductsCart, known: Known): void {
    const { cart: sold, shop, missing } = orderable(added, known);
    const before = cart.$cart.get();
    const cartShop = known.shops.find(({ id }) => id === before.shopId) ?? null;
    if (shop && cartShop && sold.lines.length > 0 && before.lines.length > 0 && cartShop !== shop) {
      offered = sold;
      return $carried.set({ kind: 'choice', shop, cartShop, missing });
    }
    const { isWhole } = cart.join(sold);
    $carried.set({ kind: 'joined', how: 'added', before: changed(before), isWhole, missing });
  }

  const changed = (before: ProductsCart) =>
    before.lines.length > 0 && jsonOf(before) !== jsonOf(cart.$cart.get()) ? before : null;

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
          join(carriedCart(link), known);
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
        before: changed(before),
        isWhole,
        missing: choice.missing,
      });
    },
    leave: () => $carried.set(NONE),
    undo() {
      const joined = $carried.get();
      if (joined.kind === 'joined' && joined.before) cart.replace(joined.before);
      $carried.set(NONE);
    },
  };
}
