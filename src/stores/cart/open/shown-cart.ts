import { atom, type ReadableAtom } from 'nanostores';
import type { Clock } from '#platform/ports.ts';
import type { ScopedStorage } from '../../visitor/scoped-storage.ts';
import type { TabMessages } from '../../visitor/tab-messages.ts';
import { hasAllOf, isEmptyCart, isSameCart, type CartKind } from '../cart-kind.ts';
import type { BookedElsewhere } from '../saved/booked-elsewhere.ts';
import type { SavedCarts } from '../saved-cart.ts';
import { createTabCart, type TabCart } from './tab-cart.ts';

/** The browser's cart, where a tab shows another one: that of a reservation which is open in it. */
export interface CartElsewhere<C> {
  /** Null: they are the same, or it was refused. */
  readonly $cart: ReadableAtom<C | null>;
  /** Puts it in place of this tab's, which waits beside it then. */
  take(): void;
  /** It is not offered again. */
  refuse(): void;
}

/** The cart that a tab shows: the browser's, but for that of a reservation which is open in it. */
export interface ShownCart<C> {
  readonly $cart: ReadableAtom<C>;
  readonly elsewhere: CartElsewhere<C>;
  /** What the visitor changes. */
  latest(): C;
  /** The visitor did this here. */
  show(cart: C): void;
  /** The browser's cart may be another one: shown, but for an open reservation, which stays. */
  follow(): void;
  /** `follow`, the first time with what this tab showed before it was loaded anew. */
  begin(): void;
  /** This cart was booked on another device. */
  letGo(booked: C): void;
  /** What is shown is booked. True: the browser's cart is another one, and stays. */
  book(): boolean;
  /** What the browser has is about to be overwritten by this cart. */
  saveElsewhere(by: C): void;
  /** A reservation was opened, or closed. `write` makes a cart the browser's. */
  settle(write: (cart: C) => void): void;
}

export interface ShownCartTools<C> {
  readonly kind: CartKind<C>;
  readonly storage: ScopedStorage;
  readonly tabs: TabMessages;
  readonly clock: Clock;
  readonly saved: SavedCarts<C>;
  readonly stays: (cart: C) => boolean;
  readonly bookedElsewhere: BookedElsewhere<C> | null;
  /** The browser's cart. */
  readonly browsers: () => C;
}

export function createShownCart<C>(tools: ShownCartTools<C>): ShownCart<C> {
  const { kind, browsers, bookedElsewhere } = tools;
  const own = createOwnCart(tools);
  const { $cart, $elsewhere, tabCart, show } = own;
  let hasBegun = false;

  function follow(): void {
    const cart = $cart.get();
    const other = browsers();
    if (isSameCart(kind, cart, other)) return own.join();
    if (!own.isPinned(cart)) return show(other);
    const booked = tabCart.bookedSince();
    if (booked && bookedElsewhere && isSameCart(kind, booked, cart)) {
      bookedElsewhere.onBooked(cart);
      return show(other);
    }
    // One that became empty by a booking in its tab is no news here.
    const isNews = !isEmptyCart(kind, cart) && !(booked && isEmptyCart(kind, other));
    own.part(isNews && !tabCart.isRefused(other) ? other : null);
  }

  return {
    $cart,
    elsewhere: {
      $cart: $elsewhere,
      take: () => own.isApart() && own.giveWay(),
      refuse() {
        if (own.isApart()) tabCart.write($cart.get(), browsers());
        $elsewhere.set(null);
      },
    },
    latest: () => (own.isApart() ? $cart.get() : browsers()),
    show,
    follow,
    begin() {
      const before = hasBegun ? null : tabCart.read();
      if (!hasBegun && before === null) tabCart.drawLevel();
      hasBegun = true;
      if (before === null || isEmptyCart(kind, before)) return follow();
      $cart.set(before);
      if (own.isPinned(before)) follow();
      else own.giveWay();
    },
    letGo: (booked) => (isSameCart(kind, $cart.get(), booked) ? show(browsers()) : follow()),
    ...createLeaving(tools, own),
  };
}

interface OwnCart<C> {
  readonly $cart: ReturnType<typeof atom<C>>;
  readonly $elsewhere: ReturnType<typeof atom<C | null>>;
  readonly tabCart: TabCart<C>;
  isApart(): boolean;
  isPinned(cart: C): boolean;
  show(cart: C): void;
  /** The browser's cart is the same again. */
  join(): void;
  /** The browser's cart is another one, which is offered or not. */
  part(offered: C | null): void;
  /** The browser's cart is shown, and what gives way to it waits. */
  giveWay(): void;
  keepOverReload(): void;
}

function createOwnCart<C>(tools: ShownCartTools<C>): OwnCart<C> {
  const { kind, saved, stays, browsers } = tools;
  const tabCart = createTabCart(tools);
  const $cart = atom(kind.empty);
  const $elsewhere = atom<C | null>(null);
  let isApart = false;
  /** Before it had any lines it is empty because they are on their way. */
  let hadLines = false;

  const isPinned = (cart: C) => (hadLines || !isEmptyCart(kind, cart)) && stays(cart);

  function keepOverReload(): void {
    const cart = $cart.get();
    hadLines ||= !isEmptyCart(kind, cart);
    const refused = isApart && tabCart.isRefused(browsers()) ? browsers() : null;
    if (isPinned(cart)) tabCart.write(cart, refused);
    else if (hadLines) tabCart.drop();
  }

  function join(): void {
    isApart = false;
    $elsewhere.set(null);
    keepOverReload();
  }

  function show(cart: C): void {
    hadLines ||= !isEmptyCart(kind, cart);
    isApart = false;
    tabCart.drawLevel();
    if (!isSameCart(kind, $cart.get(), cart)) $cart.set(cart);
    join();
  }

  return {
    $cart,
    $elsewhere,
    tabCart,
    isApart: () => isApart,
    isPinned,
    show,
    join,
    part(offered) {
      isApart = true;
      hadLines = true;
      $elsewhere.set(offered);
    },
    giveWay() {
      const cart = $cart.get();
      const next = browsers();
      show(next);
      if (!isEmptyCart(kind, cart) && !hasAllOf(kind, next, cart))
        void saved.withStorage((storage) => storage.keep(cart, false));
    },
    keepOverReload,
  };
}

/** How a reservation ends, or makes its cart the browser's. */
function createLeaving<C>(
  { kind, saved, tabs, browsers, bookedElsewhere }: ShownCartTools<C>,
  { $cart, $elsewhere, tabCart, ...own }: OwnCart<C>,
): Pick<ShownCart<C>, 'book' | 'saveElsewhere' | 'settle'> {
  return {
    book() {
      const cart = $cart.get();
      if (bookedElsewhere && !isEmptyCart(kind, cart)) {
        tabCart.book(cart);
        if (saved.hasSaved()) void saved.withStorage((storage) => storage.forget(cart));
      }
      if (!own.isApart()) return false;
      $elsewhere.set(null);
      $cart.set(kind.empty);
      tabs.post({ kind: 'cart' });
      return true;
    },
    saveElsewhere(by) {
      const other = browsers();
      const isWanted = own.isApart() && !tabCart.isRefused(other) && !isEmptyCart(kind, other);
      if (isWanted && !hasAllOf(kind, by, other))
        void saved.withStorage((storage) => storage.keep(other, true));
    },
    settle(write) {
      own.keepOverReload();
      const cart = $cart.get();
      if (!own.isApart() || own.isPinned(cart)) return;
      const wasBooked = tabCart.bookedSince() !== null && isEmptyCart(kind, browsers());
      if (wasBooked && !isEmptyCart(kind, cart)) write(cart);
      else own.giveWay();
    },
  };
}
