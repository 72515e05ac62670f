import type { ReadableAtom } from 'nanostores';
import type { Api } from '#platform/api/api.ts';
import type { Clock } from '#platform/ports.ts';
import type { ScopedStorage } from '../visitor/scoped-storage.ts';
import type { TabMessages } from '../visitor/tab-messages.ts';
import type { SavedCarts } from './saved-cart.ts';
import { isEmptyCart, leftKey, type CartKind } from './cart-kind.ts';
import type { CartRules } from './saved/cart-rules.ts';
import { lazyCartSync } from './lazy-cart-sync.ts';
import type { Owner } from './cart-sync.ts';
import { emptyStoredCart, type CartStorage, type StoredCart } from './cart-storage.ts';
import { createShownCart, type CartElsewhere } from './open/shown-cart.ts';

/**
 * Where a cart is kept: for guests in this browser; for a customer on the server, with a copy here that bridges
 * reloads, other tabs and a server that does not answer.
 */
export interface CartState<C> {
  readonly kind: CartKind<C>;
  readonly $cart: ReadableAtom<C>;
  /** What is kept now, also by another tab in this moment. */
  latest(): C;
  write(cart: C): void;
  /** Of the customer's cart on the server; null where there is none, or none that is open. */
  serverId(): string | null;
  /** The cart became the order of this transaction: it is empty, and the server's is a success. */
  end(transactionId: string): void;
  /** Somebody (a customer's id) logged in, or out (null). Settles when the server has said what it has, or has not. */
  enter(owner: string | null): Promise<void>;
  readonly elsewhere: CartElsewhere<C>;
  /** A reservation was opened, or closed: one that is closed has no cart of its own any more. */
  settle(): void;
  /** Shows what another tab has written. */
  reread(): void;
  /** The page is seen again: sends what could not be sent, and lets go of what was booked elsewhere. */
  resume(): void;
  dispose(): void;
}

export interface CartStateTools<C> extends CartRules<C> {
  readonly kind: CartKind<C>;
  readonly storage: ScopedStorage;
  readonly cartStorage: CartStorage<C>;
  readonly api: Api;
  readonly tabs: TabMessages;
  readonly clock: Clock;
  /** Takes the cart that gave way at login: a guest's to the customer's own, or that (`isKept`) to what is on the screen. */
  readonly saved: SavedCarts<C>;
}

export function createCartState<C>(tools: CartStateTools<C>): CartState<C> {
  const { kind, cartStorage, tabs } = tools;
  const who: Owner = { id: null, isKnown: false, hasGuests: false, wasGuest: true };

  /** Until the server has told, a customer without a copy here goes on with what the guest had. */
  const slot = () =>
    who.id !== null && (who.isKnown || (!who.hasGuests && cartStorage.read(who.id))) ? who.id : null;
  /**
   * Another tab that has heard from the server before this one has made the guest's cart the customer's. A customer's cart is
   * stored even when it is empty: none at all is on its way from another tab, whose cookies are here before its storage is.
   */
  const onItsWay = (): StoredCart<C> => ({
    ...emptyStoredCart(kind),
    cart: who.id !== null && who.wasGuest ? shown.lastFound() : kind.empty,
  });
  const stored = (): StoredCart<C> => cartStorage.read(slot()) ?? cartStorage.read(who.id) ?? onItsWay();

  const shown = createShownCart({ ...tools, browsers: () => stored().cart });
  const { $cart, elsewhere, latest, show, follow, removeBooked } = shown;

  /** `isOwn`: the visitor did it in this tab. */
  function put(next: StoredCart<C>, isOwn: boolean): void {
    cartStorage.write(slot(), next);
    if (slot() === null && tools.storage.local.read(leftKey(kind)) !== null) void sync.narrow();
    if (isOwn) show(next.cart);
    else follow();
    tabs.post({ kind: 'cart' });
  }

  function write(cart: C): void {
    shown.saveElsewhere(cart);
    put({ ...stored(), cart, isUnsent: slot() !== null }, true);
    void sync.work();
  }

  const sync = lazyCartSync({
    ...tools,
    who,
    stored,
    shown: $cart.get,
    put: (next) => put(next, false),
    removeBooked,
  });

  return {
    kind,
    $cart,
    elsewhere,
    latest,
    write,
    serverId: () => (slot() === null ? null : openCartId(stored())),
    end(transactionId) {
      if (shown.book()) return shown.settle(write);
      put({ ...stored(), cart: kind.empty, isUnsent: false, paidBy: slot() && transactionId }, true);
      void sync.work();
    },
    async enter(next) {
      // Nobody was there before: a session may have ended while no page was open.
      const gone = who.id ?? (next === null ? cartStorage.lastCustomer() : null);
      if (next !== who.id) {
        // One that is gone without a word has become the customer's in another tab.
        const guests = who.id === null ? (cartStorage.read(null)?.cart ?? $cart.get()) : kind.empty;
        change(who, next, !isEmptyCart(kind, guests) && tools.isBeingOrdered(guests));
      }
      shown.restore();
      if (gone !== null && gone !== next) await sync.leave(gone);
      await sync.work();
    },
    settle: () => shown.settle(write),
    reread: follow,
    resume: () => void sync.check(),
    dispose: sync.dispose,
  };
}

const openCartId = <C>({ cartId, paidBy }: StoredCart<C>) => (paidBy === null ? cartId : null);

function change(who: Owner, id: string | null, hasGuests: boolean): void {
  Object.assign(who, { id, isKnown: false, hasGuests, wasGuest: who.id === null } satisfies Owner);
}
