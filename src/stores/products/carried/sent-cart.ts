import { atom, computed, type ReadableAtom } from 'nanostores';
import type { ProductLine, ProductsCart } from '#domain/carts/products-cart.ts';
import { jsonOf } from '#domain/json.ts';
import { hasAllOf } from '../../cart/cart-kind.ts';
import { readJson, type ScopedStorage } from '../../visitor/scoped-storage.ts';
import type { TabMessages } from '../../visitor/tab-messages.ts';
import { PRODUCTS_CART, type ProductsCartStore } from '../products-cart.ts';

/**
 * The products that a link took to a storefront of another origin, where they may have been paid for: no browser tells this page of that,
 * so whoever comes back with them in the cart is asked.
 */
export interface SentCart {
  /** What is asked about: all of it is in the cart as it was sent. None while the visitor has not come back. */
  readonly $returned: ReadableAtom<readonly ProductLine[]>;
  /** The visitor leaves with what is in the cart. */
  send(): void;
  /** They were ordered: the cart is without them. */
  ordered(): void;
  /** They are still to be ordered, and not asked about again. */
  keep(): void;
}

export interface SentCartTools {
  readonly storage: Pick<ScopedStorage, 'tab'>;
  readonly tabs: Pick<TabMessages, 'on'>;
  readonly cart: Pick<ProductsCartStore, '$cart' | 'remove'>;
}

const KEY = 'products.sent';

export function createSentCart({ storage: { tab }, tabs, cart }: SentCartTools): SentCart {
  const kept = () => PRODUCTS_CART.parse(readJson(tab, KEY));
  const $sent = atom<ProductsCart>(kept());
  // A page that a browser shows again as it was left begins with this.
  tabs.on('return', () => $sent.set(kept()));
  const forget = () => {
    tab.remove(KEY);
    $sent.set(PRODUCTS_CART.empty);
  };
  return {
    $returned: computed([$sent, cart.$cart], (sent, now) =>
      hasAllOf(PRODUCTS_CART, now, sent) ? sent.lines : [],
    ),
    send: () => void tab.write(KEY, jsonOf(PRODUCTS_CART.persist(cart.$cart.get()))),
    ordered() {
      cart.remove(...$sent.get().lines.map(({ productId }) => productId));
      forget();
    },
    keep: forget,
  };
}
