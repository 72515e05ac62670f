import { atom } from 'nanostores';
import type { BookingCart } from '#domain/carts/booking-cart.ts';
import type { Ports } from '#platform/ports.ts';
import { BOOKING_CART, createBookingCart, type BookingCartStore } from '../cart/booking-cart.ts';
import type { SavedCart } from '../cart/saved-cart-storage.ts';
import type { CartKind } from '../cart/cart-kind.ts';
import type { CartRules } from '../cart/saved/cart-rules.ts';
import { createStoredCarts, type StoredCarts } from '../cart/stored-carts.ts';
import { askBeforeService } from '../events/before-add.ts';
import { isReservationEntry } from '../navigation/reservation-entry.ts';
import type { Reservations } from '../navigation/reservations.ts';
import type { Connection } from './connect.ts';
import { createScopedStorage, type ScopedStorage } from '../visitor/scoped-storage.ts';
import { createSession, type SessionStore } from '../visitor/session.ts';
import { isTimeKeptByTab } from '../visitor/tab-visit.ts';
import { createTabMessages, type TabMessages } from '../visitor/tab-messages.ts';
import type { Announcements } from '../widget-events.ts';

/** What the visitor has on this site, in step with the other tabs: who they are and what they mean to book. */
export interface VisitorState {
  readonly session: SessionStore;
  readonly bookingCart: BookingCartStore;
  readonly storage: ScopedStorage;
  readonly tabs: TabMessages;
  readonly reservations: Reservations;
  /** Whether a time is kept for the visitor, in this tab or another, as far as their browser tells. */
  isTimeKept(): Promise<boolean>;
  /** Another cart beside the booking cart, stored in the same way. */
  openCart<C>(kind: CartKind<C>, join: CartRules<C>['join']): StoredCarts<C>;
  /** Once, whoever calls; settles when session and cart are restored, as far as they can be. */
  start(): Promise<void>;
  /**
   * While it says so, the visit at hand is being booked, or was: neither a login nor another tab puts another in its place. The
   * result is called when it may say something else.
   */
  keepCartWhile(isOfOpenVisit: (cart: BookingCart) => boolean): () => void;
  dispose(): void;
}

export interface VisitorStateTools {
  readonly ports: Ports;
  readonly connection: Connection;
  readonly announcements: Announcements;
  readonly reservations: Reservations;
}

export function createVisitorState({
  ports,
  connection,
  announcements,
  reservations,
}: VisitorStateTools): VisitorState {
  const { api, company, tenant } = connection;
  const [storage, tabs] = [createScopedStorage(ports, tenant), createTabMessages(ports.tabs, tenant)];
  const session = createSession({ api, storage, tabs, announcements, clock: ports.clock });
  connection.authorize(session);
  // Until the code of the visit is there, which knows the server's clock: the device's judges.
  let isOfOpenVisit: (cart: BookingCart) => boolean = () => isTimeKeptByTab(storage, ports.clock.now());
  let isStarted = false;
  const kept: StoredCarts<unknown>[] = [];

  function openCart<C>(kind: CartKind<C>, rules: CartRules<C>): StoredCarts<C> {
    const cart = createStoredCarts(kind, rules, { storage, tabs, session, api, clock: ports.clock });
    kept.push(cart);
    if (isStarted) void cart.start();
    return cart;
  }

  const isBeingOrdered = (cart: BookingCart) =>
    isOfOpenVisit(cart) || (cart.serviceIds.length > 0 && isReserving(reservations, ports));
  const { bookingCart, settle } = openBookingCart(
    { ports, connection, announcements, session, tabs, storage },
    (rules) => openCart(BOOKING_CART, { ...rules, isBeingOrdered }),
  );
  reservations.onChange(settle);
  let starting: Promise<void> | null = null;

  async function start(): Promise<void> {
    void company.ensure();
    const known = await connection.tenantKnown();
    if (known.kind !== 'ok') {
      starting = null;
      return;
    }
    tabs.start();
    isStarted = true;
    const restoring = session.restore();
    const entered = kept.map((cart) => cart.start());
    await Promise.all([restoring, ...entered]);
  }

  return {
    session,
    bookingCart,
    storage,
    reservations,
    isTimeKept: async () => (await openVisits()).isTimeKept(storage, ports.clock.now()),
    openCart: (kind, join) => openCart(kind, { ...ANY, join }),
    tabs,
    keepCartWhile(isOpen) {
      isOfOpenVisit = isOpen;
      return settle;
    },
    start: () => (starting ??= start()),
    dispose() {
      tabs.dispose();
      for (const cart of kept) cart.dispose();
      bookingCart.dispose();
    },
  };
}

const isReserving = (reservations: Reservations, { history }: Ports) =>
  reservations.isOpen() || isReservationEntry(history);

/** What the tabs tell each other of their visits: its code comes with whoever asks. */
const openVisits = () => import('../visitor/open-visits.ts');

const ANY = { isBeingOrdered: () => false, bookedElsewhere: null, offered: null };

interface BookedTools extends Pick<VisitorStateTools, 'ports' | 'connection'> {
  readonly session: SessionStore;
  readonly storage: ScopedStorage;
}

/** Few have a cart that may be booked elsewhere: the code comes with one. What this tab is sending itself is asked of nobody. */
function askBooked({ ports: { clock }, connection: { api, catalogue }, session, storage }: BookedTools) {
  return async (saved: SavedCart<BookingCart>): Promise<boolean> => {
    if (session.$session.get().kind !== 'customer') return false;
    const { isBookedMeanwhile } = await import('../cart/saved/booked-meanwhile.ts');
    return isBookedMeanwhile({ api, clock, catalogue, storage }, saved);
  };
}

interface BookingTools extends BookedTools, Pick<VisitorStateTools, 'announcements'> {
  readonly tabs: TabMessages;
}

type OpenBooking = (rules: Omit<CartRules<BookingCart>, 'isBeingOrdered'>) => StoredCarts<BookingCart>;

/** What waits beside it is asked for again when the tab is looked at: it may be booked by then. */
function openBookingCart(
  tools: BookingTools,
  open: OpenBooking,
): { readonly bookingCart: BookingCartStore; readonly settle: () => void } {
  const { connection, announcements, tabs } = tools;
  const isBooked = askBooked(tools);
  const $bookedElsewhere = atom<BookingCart | null>(null);
  const { catalogue } = connection;
  const stored = open({
    bookedElsewhere: { isBooked, onBooked: (cart) => $bookedElsewhere.set(cart) },
    // Like the sync itself, they come with a customer.
    join: async () => (await import('../cart/changes/join-visits.ts')).visitJoin(catalogue),
    offered: async (cart) => (await import('../cart/changes/offered-cart.ts')).offeredCart(catalogue, cart),
  });
  const bookingCart = createBookingCart({
    $company: connection.company.$company,
    catalogue,
    ...stored,
    isBooked,
    bookedElsewhere: { $bookedElsewhere, forgetBookedElsewhere: () => $bookedElsewhere.set(null) },
    mayAdd: askBeforeService(connection, announcements),
  });
  tabs.on('return', () => void bookingCart.dropBooked());
  return { bookingCart, settle: stored.cartState.settle };
}
