import type { Ports } from '#platform/ports.ts';
import { BOOKING_CART, createBookingCart, type BookingCartStore } from '../cart/booking-cart.ts';
import { createCartLedger } from '../cart/cart-ledger.ts';
import { createCartSlots } from '../cart/cart-slots.ts';
import { createReplaced } from '../cart/replaced-cart.ts';
import type { Connection } from './connect.ts';
import { createKeep, type Keep } from '../visitor/keep.ts';
import { createSession, type SessionStore } from '../visitor/session.ts';
import { createTabMessages } from '../visitor/tab-messages.ts';
import type { Announcements } from '../widget-events.ts';

/** What the visitor has on this site, in step with the other tabs: who they are and what they mean to book. */
export interface Sharing {
  readonly session: SessionStore;
  readonly bookingCart: BookingCartStore;
  readonly keep: Keep;
  /** Once, whoever calls; settles when session and cart are restored, as far as they can be. */
  start(): Promise<void>;
  /** While it says so, the lines at hand are being booked: they come before a customer's earlier cart. */
  pinCart(isPinned: () => boolean): void;
  dispose(): void;
}

export interface SharingTools {
  readonly ports: Ports;
  readonly connection: Connection;
  readonly announcements: Announcements;
}

export function createSharing({ ports, connection, announcements }: SharingTools): Sharing {
  const { api, company, catalogue, tenant } = connection;
  const keep = createKeep(ports, tenant);
  const tabs = createTabMessages(ports.tabs, tenant);
  const session = createSession({ api, keep, tabs, announcements });
  connection.authorize(session);
  const $replaced = createReplaced(BOOKING_CART, keep, ports.clock);
  let isPinned = () => false;
  const ledger = createCartLedger({
    kind: BOOKING_CART,
    slots: createCartSlots(BOOKING_CART, keep),
    api,
    tabs,
    clock: ports.clock,
    onReplaced: (cart) => $replaced.set(cart),
    isPinned: () => isPinned(),
  });
  const bookingCart = createBookingCart({ $company: company.$company, catalogue, ledger, $replaced });
  tabs.on('cart', ledger.reread);
  tabs.on('return', () => {
    ledger.reread();
    ledger.resend();
  });
  let off = () => {};
  let starting: Promise<void> | null = null;

  async function start(): Promise<void> {
    void company.ensure();
    const known = await connection.tenantKnown();
    if (known.kind !== 'ok') {
      starting = null;
      return;
    }
    tabs.start();
    $replaced.restore();
    let entering = Promise.resolve();
    const restoring = session.restore();
    off = session.$session.subscribe((now) => {
      if (now.kind !== 'restoring') entering = ledger.enter(now.kind === 'customer' ? now.customer.id : null);
    });
    await restoring;
    await entering;
  }

  return {
    session,
    bookingCart,
    keep,
    pinCart: (pinned) => (isPinned = pinned),
    start: () => (starting ??= start()),
    dispose() {
      off();
      tabs.dispose();
      ledger.dispose();
      bookingCart.dispose();
    },
  };
}
