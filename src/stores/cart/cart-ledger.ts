import { atom, type ReadableAtom } from 'nanostores';
import { EMPTY_BOOKING_CART, type BookingCart } from '#domain/booking-cart.ts';
import type { Clock } from '#platform/ports.ts';
import type { TabMessages } from '../visitor/tab-messages.ts';
import type { CartServer, PendingCart } from './cart-server.ts';
import { NOTHING_KEPT, type CartSlots, type KeptCart } from './cart-slots.ts';

/**
 * Where the booking cart is kept: for guests in this browser; for a customer on the server, with a copy here that bridges
 * reloads, other tabs and a server that does not answer.
 */
export interface CartLedger {
  readonly $cart: ReadableAtom<BookingCart>;
  /** What is kept now, also by another tab in this moment. */
  latest(): BookingCart;
  write(cart: BookingCart): void;
  /** Somebody (a customer's id) logged in, or out (null). Settles when the server has said what it has, or has not. */
  enter(owner: string | null): Promise<void>;
  /** Shows what another tab has written. */
  reread(): void;
  /** Sends what could not be sent. */
  resend(): void;
  dispose(): void;
}

export interface LedgerTools {
  readonly slots: CartSlots;
  readonly server: CartServer;
  readonly tabs: TabMessages;
  readonly clock: Clock;
  /** One cart gave way to another at login: a guest's to the customer's own, or that to one being booked. */
  readonly onReplaced: (replaced: BookingCart) => void;
  /** The lines at hand are being booked. */
  readonly isPinned: () => boolean;
}

const RESEND_AFTER = 15_000;

export function createCartLedger(tools: LedgerTools): CartLedger {
  const { slots, tabs } = tools;
  const $cart = atom<BookingCart>(EMPTY_BOOKING_CART);
  const who: Owner = { id: null, isKnown: false };

  /** Until the server has told, a customer without a copy here goes on with what the guest had. */
  const slot = () => (who.id !== null && (who.isKnown || slots.read(who.id)) ? who.id : null);
  const kept = (): KeptCart => slots.read(slot()) ?? NOTHING_KEPT;

  function show(cart: BookingCart): void {
    if (!isSameCart($cart.get(), cart)) $cart.set(cart);
  }

  function put(next: KeptCart): void {
    slots.write(slot(), next);
    show(next.cart);
    tabs.post({ kind: 'cart' });
  }

  const courier = createCourier(tools, who, { kept, put });

  return {
    $cart,
    latest: () => kept().cart,
    write(cart) {
      put({ cart, cartId: kept().cartId, isUnsent: slot() !== null });
      void courier.work();
    },
    async enter(next) {
      if (next === who.id) return show(kept().cart);
      const left = kept().cart;
      if (who.id !== null) slots.drop(who.id);
      // The lines stay with whoever is at the screen; the next customer's own cart then comes first.
      if (who.id !== null && left.serviceIds.length > 0) slots.write(null, { ...NOTHING_KEPT, cart: left });
      who.id = next;
      who.isKnown = false;
      show(kept().cart);
      await courier.work();
    },
    reread: () => show(kept().cart),
    resend: () => void courier.work(),
    dispose: courier.dispose,
  };
}

/** Whose cart it is (null: a guest's), and whether the server has told which cart it has for them. */
interface Owner {
  id: string | null;
  isKnown: boolean;
}

interface Copy {
  kept(): KeptCart;
  put(next: KeptCart): void;
}

/** Brings a customer's cart to the server and back, one request after another, so that no cart is made twice. */
function createCourier(
  { slots, server, clock, onReplaced, isPinned }: LedgerTools,
  who: Owner,
  { kept, put }: Copy,
): { work(): Promise<void>; dispose(): void } {
  let cancelResend = () => {};

  /** One step of what is to be done for the customer; false when there is nothing, or nothing that can be done now. */
  async function step(customer: string): Promise<boolean> {
    if (who.isKnown) return save(customer);
    const before = slots.read(customer);
    const found = await server.find(customer);
    if (who.id !== customer) return false;
    if (found.kind === 'unavailable') return later();
    const copy = slots.read(customer);
    if (copy && copy.cartId !== (before?.cartId ?? null)) {
      // Another tab has heard it too and acted on it: this answer may be older than what that led to.
      who.isKnown = true;
      put(copy);
      return true;
    }
    const guest = slots.read(null)?.cart ?? EMPTY_BOOKING_CART;
    const next = chooseCart(found, copy, guest, isPinned());
    who.isKnown = true;
    slots.drop(null);
    put(next.kept);
    if (next.replaced) onReplaced(next.replaced);
    return true;
  }

  async function save(customer: string): Promise<boolean> {
    const before = kept();
    if (!before.isUnsent) return false;
    const saved = await server.save(customer, before.cartId, before.cart);
    if (who.id !== customer) return false;
    if (saved.kind === 'unavailable') return later();
    const now = kept();
    slots.write(customer, { ...now, cartId: saved.id, isUnsent: !isSameCart(now.cart, before.cart) });
    return true;
  }

  function later(): false {
    cancelResend();
    cancelResend = clock.after(RESEND_AFTER, () => void work());
    return false;
  }

  const work = oneAfterAnother(async () => {
    cancelResend();
    const customer = who.id;
    while (customer !== null && customer === who.id && (await step(customer)));
  });

  return { work, dispose: () => cancelResend() };
}

/** Calls run one at a time; of those made meanwhile, one more runs after it. */
function oneAfterAnother(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  const start = (): Promise<void> => {
    running = run().finally(() => (running = null));
    return running;
  };
  return () => {
    if (!running) return start();
    next ??= running.then(() => {
      next = null;
      return start();
    });
    return next;
  };
}

type Found = Exclude<PendingCart, { readonly kind: 'unavailable' }>;

/** Lines being booked come first, then edits that the server never heard of, then its own cart, then the guest's. */
function chooseCart(
  found: Found,
  copy: KeptCart | null,
  guest: BookingCart,
  isPinned: boolean,
): { readonly kept: KeptCart; readonly replaced: BookingCart | null } {
  const cartId = found.kind === 'found' ? found.id : null;
  const hasGuest = guest.serviceIds.length > 0;
  if (isPinned && hasGuest && found.kind === 'found') {
    const replaced = isSameCart(guest, found.cart) ? null : found.cart;
    return { kept: { cart: guest, cartId, isUnsent: replaced !== null }, replaced };
  }
  if (copy?.isUnsent) {
    return { kept: { ...copy, cartId }, replaced: hasGuest && !isSameCart(guest, copy.cart) ? guest : null };
  }
  if (found.kind === 'none') return { kept: { cart: guest, cartId, isUnsent: hasGuest }, replaced: null };
  const replaced = hasGuest && !isSameCart(guest, found.cart) ? guest : null;
  return { kept: { cart: found.cart, cartId, isUnsent: false }, replaced };
}

export function isSameCart(a: BookingCart, b: BookingCart): boolean {
  return a.shopId === b.shopId && a.serviceIds.join() === b.serviceIds.join();
}
