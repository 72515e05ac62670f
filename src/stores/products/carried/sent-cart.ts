import { atom, computed, type ReadableAtom } from 'nanostores';
import type { ProductLine, ProductsCart } from '#domain/carts/products-cart.ts';
import type { Ports } from '#platform/ports.ts';
import { jsonOf } from '#domain/json.ts';
import { hasAllOf } from '../../cart/cart-kind.ts';
import type { VisitorState } from '../../composition/visitor-state.ts';
import { OWN, readJson } from '../../visitor/scoped-storage.ts';
import { PRODUCTS_CART, type ProductsCartStore } from '../products-cart.ts';

/**
 * The products that a link took to a storefront of another origin, where they may have been paid for: no browser tells this page of that,
 * so whoever comes back with them in the cart is asked, once.
 */
export interface SentCart {
  /** What is asked about: all of it is in the cart as it was sent. None while the visitor has not come back. */
  readonly $returned: ReadableAtom<readonly ProductLine[]>;
  /**
   * Goes to a storefront whose address says what is in the cart, also out of a frame that shows this page. From one of another origin the
   * visitor comes back to the question.
   */
  takeTo(address: string): Promise<void>;
  /** They were ordered: the cart is without them. */
  ordered(): void;
  /** They are still to be ordered, and not asked about again. */
  keep(): void;
  dispose(): void;
}

export interface SentCartTools {
  readonly visitor: Pick<VisitorState, 'storage' | 'tabs' | 'session'>;
  readonly cart: Pick<ProductsCartStore, '$cart' | 'remove'>;
  readonly hostPage: Ports['hostPage'];
}

/** It goes with whoever has sent it, as all that begins so. */
const KEY = `${OWN}products-sent`;

export function createSentCart({ visitor, cart, hostPage }: SentCartTools): SentCart {
  const { storage, tabs, session } = visitor;
  const { tab } = storage;
  const kept = () => PRODUCTS_CART.parse(readJson(tab, KEY));
  const $sent = atom<ProductsCart>(kept());
  const forget = () => {
    tab.remove(KEY);
    $sent.set(PRODUCTS_CART.empty);
  };
  // A page that a browser shows again as it was left begins with this.
  tabs.on('return', () => {
    const sent = kept();
    if (hasAllOf(PRODUCTS_CART, cart.$cart.get(), sent)) $sent.set(sent);
    else forget();
  });
  // What is changed then is another purchase, and no question about this one.
  const off = cart.$cart.listen((now) => {
    if (!hasAllOf(PRODUCTS_CART, now, $sent.get())) forget();
  });
  return {
    $returned: computed([$sent, cart.$cart], (sent, now) =>
      hasAllOf(PRODUCTS_CART, now, sent) ? sent.lines : [],
    ),
    async takeTo(address) {
      const page = await hostPage();
      // On the page's own origin the storefront has the same cart, and ends it.
      if (new URL(address).origin !== page.origin()) {
        const now = session.$session.get();
        const customerId = now.kind === 'customer' ? now.customer.id : null;
        tab.write(KEY, jsonOf({ ...PRODUCTS_CART.persist(cart.$cart.get()), customerId }));
      }
      page.leaveWhole(address);
    },
    ordered() {
      const { lines } = $sent.get();
      forget();
      cart.remove(...lines.map(({ productId }) => productId));
    },
    keep: forget,
    dispose: off,
  };
}
