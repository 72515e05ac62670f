import { atom, type ReadableAtom } from 'nanostores';
import type { ScopedStorage } from '../../visitor/scoped-storage.ts';
import type { TabMessages } from '../../visitor/tab-messages.ts';
import { hasAllOf, isEmptyCart, isSameCart, type CartKind } from '../cart-kind.ts';
import type { BookedElsewhere } from '../saved/booked-elsewhere.ts';
import type { SavedCarts } from '../saved-cart.ts';
import { createReservationMemory, type ReservationMemory } from './reservation-memory.ts';

/** The browser's cart, where a tab shows another one: that of a reservation which is open in it. */
export interface CartElsewhere<C> {
  /** Null: they are the same, or it was refused. */
  readonly $cart: ReadableAtom<C | null>;
  /** Puts it in place of this tab's, which waits beside it then. */
  take(): void;
  /** Runs an act that puts its services into this tab's cart: it does not wait beside that then. */
  addBy<T>(act: () => T): T;
  /** It is not offered again, until it is about to be overwritten: then it waits beside. */
  refuse(): void;
}

/** The cart that a tab shows: the browser's, but for that of a reservation which is open in it. */
export interface ShownCart<C> {
  readonly $cart: ReadableAtom<C>;
  readonly elsewhere: CartElsewhere<C>;
  /** What the visitor changes. */
  latest(): C;
  /** The browser's cart as this tab last found it, where it had lines; else this tab's own. */
  lastFound(): C;
  /** The visitor did this here. */
  show(cart: C): void;
  /** The browser's cart may be another one: shown, but for an open reservation, which stays. */
  follow(): void;
  /** `follow`, the first time with what this tab showed before it was loaded anew. */
  restore(): void;
  /** This cart was booked on another device: where it is shown, the browser's takes its place. */
  removeBooked(booked: C): void;
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
  readonly saved: SavedCarts<C>;
  readonly isBeingOrdered: (cart: C) => boolean;
  readonly bookedElsewhere: BookedElsewhere<C> | null;
  /** The browser's cart. */
  readonly browsers: () => C;
  /** The account's cart waits beside it, until the visitor has chosen. */
  readonly isUndecided: () => boolean;
}

export function createShownCart<C>(tools: ShownCartTools<C>): ShownCart<C> {
  const { kind, browsers } = tools;
  const tabCart = createTabCart(tools);
  const { $cart, memory, show } = tabCart;
  let isRestored = false;
  let found = kind.empty;

  function follow(): void {
    const cart = $cart.get();
    const other = (found = browsers());
    if (isSameCart(kind, cart, other)) return tabCart.shareBrowsers();
    if (!tabCart.isOpenReservation(cart)) return tabCart.hasOwn() ? tabCart.giveWay() : show(other);
    if (tabCart.isBookedSince(cart)) return tabCart.giveWay();
    // One that became empty by a booking in its tab is no news here.
    const isBooked = isEmptyCart(kind, other) && memory.bookedSince().length > 0;
    const isNews = !isEmptyCart(kind, cart) && !isBooked;
    tabCart.keepOwn(isNews && !memory.isRefused(other) ? other : null);
  }

  return {
    $cart,
    latest: () => (tabCart.hasOwn() ? $cart.get() : browsers()),
    lastFound: () => (tabCart.hasOwn() && !isEmptyCart(kind, found) ? found : $cart.get()),
    show,
    follow,
    restore() {
      const before = isRestored ? null : memory.read();
      if (!isRestored && before === null) memory.acknowledgeBookings();
      isRestored = true;
      if (before === null || isEmptyCart(kind, before)) return follow();
      $cart.set(before);
      if (tabCart.isOpenReservation(before)) follow();
      else tabCart.giveWay();
    },
    removeBooked: (booked) => (isSameCart(kind, $cart.get(), booked) ? show(browsers()) : follow()),
    ...createElsewhere(tools, tabCart),
    ...createLeaving(tools, tabCart),
  };
}

interface TabCart<C> {
  readonly $cart: ReturnType<typeof atom<C>>;
  readonly $elsewhere: ReturnType<typeof atom<C | null>>;
  readonly memory: ReservationMemory<C>;
  /** The cart of this tab is another one than the browser's. */
  hasOwn(): boolean;
  /** A reservation of this cart is open here. */
  isOpenReservation(cart: C): boolean;
  /** Another tab has booked this cart, which this one has not acknowledged yet. */
  isBookedSince(cart: C): boolean;
  show(cart: C): void;
  /** The browser's cart is the same again. */
  shareBrowsers(): void;
  /** The browser's cart is another one, which is offered or not. */
  keepOwn(offered: C | null): void;
  /** The browser's cart is shown, and what gives way to it waits, unless it is booked: that is told. */
  giveWay(): void;
  keepOverReload(): void;
}

function createTabCart<C>(tools: ShownCartTools<C>): TabCart<C> {
  const { kind, saved, isBeingOrdered, bookedElsewhere, browsers } = tools;
  const memory = createReservationMemory(tools);
  const $cart = atom(kind.empty);
  const $elsewhere = atom<C | null>(null);
  let hasOwn = false;
  /** Before it had any lines it is empty because they are on their way. */
  let hadLines = false;

  const isOpenReservation = (cart: C) => (hadLines || !isEmptyCart(kind, cart)) && isBeingOrdered(cart);
  const isBookedSince = (cart: C) => memory.bookedSince().some((booked) => isSameCart(kind, booked, cart));

  function keepOverReload(): void {
    const cart = $cart.get();
    hadLines ||= !isEmptyCart(kind, cart);
    const refused = hasOwn && memory.isRefused(browsers()) ? browsers() : null;
    if (isOpenReservation(cart)) memory.write(cart, refused);
    else if (hadLines) memory.drop();
  }

  function shareBrowsers(): void {
    hasOwn = false;
    $elsewhere.set(null);
    keepOverReload();
  }

  function show(cart: C): void {
    hadLines ||= !isEmptyCart(kind, cart);
    hasOwn = false;
    memory.acknowledgeBookings();
    if (!isSameCart(kind, $cart.get(), cart)) $cart.set(cart);
    shareBrowsers();
  }

  return {
    $cart,
    $elsewhere,
    memory,
    hasOwn: () => hasOwn,
    isOpenReservation,
    isBookedSince,
    show,
    shareBrowsers,
    keepOwn(offered) {
      hasOwn = true;
      hadLines = true;
      $elsewhere.set(offered);
    },
    giveWay() {
      const cart = $cart.get();
      // With others, it is booked as well.
      const isBooked = memory.bookedSince().some((booked) => hasAllOf(kind, booked, cart));
      const next = browsers();
      show(next);
      if (isBooked) bookedElsewhere?.onBooked(cart);
      else if (!isEmptyCart(kind, cart) && !hasAllOf(kind, next, cart))
        void saved.withStorage((storage) => storage.keep(cart, false));
    },
    keepOverReload,
  };
}

/** The browser's cart beside this tab's own: what the visitor may do with it, and that it is not lost. */
function createElsewhere<C>(
  { kind, saved, browsers, isUndecided }: ShownCartTools<C>,
  { $cart, $elsewhere, memory, hasOwn, giveWay }: TabCart<C>,
): Pick<ShownCart<C>, 'elsewhere' | 'saveElsewhere'> {
  let isAdding = false;
  return {
    elsewhere: {
      $cart: $elsewhere,
      take: () => hasOwn() && giveWay(),
      addBy(act) {
        isAdding = true;
        try {
          return act();
        } finally {
          isAdding = false;
        }
      },
      refuse() {
        if (hasOwn()) memory.write($cart.get(), browsers());
        $elsewhere.set(null);
      },
    },
    saveElsewhere(by) {
      const other = browsers();
      const isLost = hasOwn() && !isAdding && !isEmptyCart(kind, other) && !hasAllOf(kind, by, other);
      const isKept = !isUndecided();
      if (isLost) void saved.withStorage((storage) => storage.keep(other, isKept));
    },
  };
}

/** How a reservation ends, or makes its cart the browser's. */
function createLeaving<C>(
  { kind, saved, tabs, browsers, bookedElsewhere }: ShownCartTools<C>,
  { $cart, $elsewhere, memory, ...tabCart }: TabCart<C>,
): Pick<ShownCart<C>, 'book' | 'settle'> {
  return {
    book() {
      const cart = $cart.get();
      if (bookedElsewhere && !isEmptyCart(kind, cart)) {
        memory.recordBooking(cart);
        if (saved.hasSaved()) void saved.withStorage((storage) => storage.forgetBooked(cart));
      }
      if (!tabCart.hasOwn()) return false;
      $elsewhere.set(null);
      $cart.set(kind.empty);
      tabs.post({ kind: 'cart' });
      return true;
    },
    settle(write) {
      tabCart.keepOverReload();
      const cart = $cart.get();
      if (!tabCart.hasOwn() || tabCart.isOpenReservation(cart)) return;
      const isOnlyOne = isEmptyCart(kind, browsers()) && memory.bookedSince().length > 0;
      if (isOnlyOne && !isEmptyCart(kind, cart) && !tabCart.isBookedSince(cart)) write(cart);
      else tabCart.giveWay();
    },
  };
}
