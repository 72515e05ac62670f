import type { Api } from '#platform/api/api.ts';
import type { Clock } from '#platform/ports.ts';
import type { ScopedStorage } from '../visitor/scoped-storage.ts';
import type { SessionStore } from '../visitor/session.ts';
import type { TabMessages } from '../visitor/tab-messages.ts';
import type { CartKind } from './cart-kind.ts';
import { createCartState, type CartState } from './cart-state.ts';
import { createCartStorage } from './cart-storage.ts';
import { createReplaced, type ReplacedCart } from './replaced-cart.ts';

/** The carts of one kind: the one at hand, and the one that it replaced. */
export interface StoredCarts<C> {
  readonly cartState: CartState<C>;
  readonly $replaced: ReplacedCart<C>;
  /** Follows who is there. Settles when whoever is there now has their cart, as far as it can be had. */
  start(): Promise<void>;
  dispose(): void;
}

export interface StoredCartsTools {
  readonly storage: ScopedStorage;
  readonly tabs: TabMessages;
  readonly session: SessionStore;
  readonly api: Api;
  readonly clock: Clock;
}

export function createStoredCarts<C>(
  kind: CartKind<C>,
  isPinned: () => boolean,
  { storage, tabs, session, api, clock }: StoredCartsTools,
): StoredCarts<C> {
  const $replaced = createReplaced(kind, storage, clock);
  const cartState = createCartState({
    kind,
    cartStorage: createCartStorage(kind, storage),
    api,
    tabs,
    clock,
    onReplaced: (cart) => $replaced.set(cart),
    isPinned,
  });
  tabs.on('cart', cartState.reread);
  tabs.on('return', () => {
    cartState.reread();
    cartState.resend();
  });
  let off = () => {};

  return {
    cartState,
    $replaced,
    start() {
      $replaced.restore();
      return new Promise((settle) => {
        off = session.$session.subscribe((now) => {
          if (now.kind === 'restoring') return;
          void cartState.enter(now.kind === 'customer' ? now.customer.id : null).then(settle);
        });
      });
    },
    dispose() {
      off();
      cartState.dispose();
    },
  };
}
