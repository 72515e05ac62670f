import type { Api } from '#platform/api/api.ts';
import type { Clock } from '#platform/ports.ts';
import type { ScopedStorage } from '../visitor/scoped-storage.ts';
import type { SessionStore } from '../visitor/session.ts';
import type { TabMessages } from '../visitor/tab-messages.ts';
import { createSavedCarts, type SavedCarts } from './saved-cart.ts';
import type { CartKind } from './cart-kind.ts';
import type { CartRules } from './saved/cart-rules.ts';
import { createCartState, type CartState } from './cart-state.ts';
import { createCartStorage } from './cart-storage.ts';

/** The carts of one kind: the one at hand, and the one beside it. */
export interface StoredCarts<C> {
  readonly cartState: CartState<C>;
  readonly saved: SavedCarts<C>;
  /** Settles as `start` does, whoever has called that. */
  readonly known: Promise<void>;
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
  rules: CartRules<C>,
  { storage, tabs, session, api, clock }: StoredCartsTools,
): StoredCarts<C> {
  const { $session } = session;
  const customer = () => {
    const now = $session.get();
    return now.kind === 'customer' ? now.customer.id : null;
  };
  const { local } = storage;
  const saved = createSavedCarts({ kind, key: `${kind.key}.replaced`, local, tabs, clock, customer });
  const cartState = createCartState({
    kind,
    storage,
    cartStorage: createCartStorage(kind, storage),
    api,
    tabs,
    clock,
    saved,
    ...rules,
  });
  const reread = () => {
    // Whose cart it is, is being asked: until then what is shown stays.
    if ($session.get().kind === 'restoring') return;
    cartState.reread();
    void saved.reread();
  };
  tabs.on('cart', reread);
  tabs.on('return', () => {
    reread();
    cartState.resume();
  });
  let off = () => {};
  let settle = () => {};
  const known = new Promise<void>((resolve) => (settle = resolve));

  return {
    cartState,
    saved,
    known,
    start() {
      off = $session.subscribe((now) => {
        if (now.kind === 'restoring') return;
        void Promise.all([cartState.enter(customer()), saved.reread()]).then(settle);
      });
      return known;
    },
    dispose() {
      off();
      cartState.dispose();
    },
  };
}
