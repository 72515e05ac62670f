import type { ReadableAtom } from 'nanostores';
import type { Api } from '#platform/api/api.ts';
import type { Clock } from '#platform/ports.ts';
import type { ScopedStorage } from '../visitor/scoped-storage.ts';
import type { TabMessages } from '../visitor/tab-messages.ts';
import type { SavedCarts } from './saved-cart.ts';
import { isEmptyCart, isSameCart, leftKey, type CartKind } from './cart-kind.ts';
import type { CartRules } from './saved/cart-rules.ts';
import { lazyCartSync } from './lazy-cart-sync.ts';
import type { Owner } from './cart-sync.ts';
import { emptyStoredCart, type CartStorage, type StoredCart } from './cart-storage.ts';
import { createUndecidedCart } from './saved/undecided-cart.ts';
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
  /**
   * This one gives way to another unasked: it waits beside, and the server's is left as it is until the visitor has chosen, added it or
   * dropped it.
   */
  keepSuperseded(cart: C): void;
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

const NOBODY = { id: null, isKnown: false, isRestored: false, hasGuests: false, wasGuest: true };

export function createCartState<C>(tools: CartStateTools<C>): CartState<C> {
  const { kind, cartStorage, tabs } = tools;
  /** The guest's cart until it is known who is there: what is put in meanwhile is put in by them. */
  let first: C | null = cartStorage.read(null)?.cart ?? kind.empty;
  const who: Owner<C> = { ...NOBODY, before: first };

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

  const isUndecided = () => stored().isUndecided;
  const shown = createShownCart({ ...tools, browsers: () => stored().cart, isUndecided });
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
    put({ ...storedBefore(cart), cart, isUnsent: slot() !== null }, true);
    void sync.work();
  }

  const own = { who, stored, removeBooked, shown: $cart.get };
  const sync = lazyCartSync({ ...tools, ...own, put: (next) => put(next, false) });
  const wired = { slot, stored, onAnswered: sync.work };
  const { storedBefore, storedAfterSale, endUndecided, ...undecided } = createUndecidedCart(tools, wired);

  return {
    kind,
    $cart,
    elsewhere,
    latest,
    write,
    ...undecided,
    end(transactionId) {
      if (shown.book()) return shown.settle(write);
      put(storedAfterSale(transactionId), true);
      void sync.work();
    },
    async enter(next) {
      // Nobody was there before: a session may have ended while no page was open.
      const gone = who.id ?? (next === null ? cartStorage.lastCustomer() : null);
      if (next !== who.id) {
        // One that is gone without a word has become the customer's in another tab.
        const guests = who.id === null ? (cartStorage.read(null)?.cart ?? $cart.get()) : kind.empty;
        change(tools, who, next, guests, first ?? guests);
        who.isRestored = first !== null;
      }
      first = null;
      shown.restore();
      if (gone !== null && gone !== next) await sync.leave(gone);
      await sync.work();
    },
    settle: () => shown.settle(write),
    reread: follow,
    resume: () => void sync.check(),
    dispose: () => [endUndecided, sync.dispose].forEach((end) => end()),
  };
}

function change<C>(
  { kind, isBeingOrdered }: CartStateTools<C>,
  who: Owner<C>,
  id: string | null,
  guests: C,
  before: C,
): void {
  const isChosen = isBeingOrdered(guests) || !isSameCart(kind, guests, before);
  const hasGuests = !isEmptyCart(kind, guests) && isChosen;
  Object.assign(who, { id, isKnown: false, hasGuests, wasGuest: who.id === null, before });
}
