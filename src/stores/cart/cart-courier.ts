import type { Api } from '#platform/api/api.ts';
import type { Clock } from '#platform/ports.ts';
import { isEmptyCart, isSameCart, type CartKind } from './cart-kind.ts';
import { createCartServer, type PendingCart } from './cart-server.ts';
import { nothingKept, type CartSlots, type KeptCart } from './cart-slots.ts';

/** Whose cart it is (null: a guest's), and whether the server has told which cart it has for them. */
export interface Owner {
  id: string | null;
  isKnown: boolean;
}

export interface CourierTools<C> {
  readonly kind: CartKind<C>;
  readonly api: Api;
  readonly clock: Clock;
  readonly slots: CartSlots<C>;
  readonly who: Owner;
  kept(): KeptCart<C>;
  put(next: KeptCart<C>): void;
  /** One cart gave way to another at login: a guest's to the customer's own, or that to one being booked. */
  readonly onReplaced: (replaced: C) => void;
  /** The lines at hand are being ordered. */
  readonly isPinned: () => boolean;
}

export interface Courier {
  work(): Promise<void>;
  dispose(): void;
}

const RESEND_AFTER = 15_000;

/** Brings a customer's cart to the server and back, one request after another, so that no cart is made twice. */
export function createCourier<C>(tools: CourierTools<C>): Courier {
  const { kind, api, slots, clock, who, kept, put, onReplaced, isPinned } = tools;
  const server = createCartServer(api, kind);
  let cancelResend = () => {};

  /** One step of what is to be done for the customer; false when there is nothing, or nothing that can be done now. */
  async function step(customer: string): Promise<boolean> {
    const { paidBy, cartId } = slots.read(customer) ?? nothingKept(kind);
    if (paidBy !== null) return end(customer, cartId, paidBy);
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
    const guest = slots.read(null)?.cart ?? kind.empty;
    const next = chooseCart(kind, found, copy, guest, isPinned());
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
    slots.write(customer, {
      ...now,
      cartId: saved.id,
      isUnsent: now.paidBy === null && !isSameCart(kind, now.cart, before.cart),
    });
    return true;
  }

  /** Tells what paid the cart that the server has; lines put in since then begin another. */
  async function end(customer: string, cartId: string | null, paidBy: string): Promise<boolean> {
    if (cartId !== null && !(await server.end(cartId, paidBy))) return later();
    if (who.id !== customer) return false;
    const now = slots.read(customer) ?? nothingKept(kind);
    slots.write(customer, {
      ...now,
      cartId: null,
      paidBy: null,
      isUnsent: !isEmptyCart(kind, now.cart),
    });
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

/** Lines being ordered come first, then edits that the server never heard of, then its own cart, then the guest's. */
function chooseCart<C>(
  kind: CartKind<C>,
  found: Exclude<PendingCart<C>, { readonly kind: 'unavailable' }>,
  copy: KeptCart<C> | null,
  guest: C,
  isPinned: boolean,
): { readonly kept: KeptCart<C>; readonly replaced: C | null } {
  const cartId = found.kind === 'found' ? found.id : null;
  const hasGuest = !isEmptyCart(kind, guest);
  const next = (cart: C, isUnsent: boolean): KeptCart<C> => ({ cart, cartId, isUnsent, paidBy: null });
  const guestBeside = (other: C) => (hasGuest && !isSameCart(kind, guest, other) ? guest : null);
  if (isPinned && hasGuest && found.kind === 'found') {
    const replaced = isSameCart(kind, guest, found.cart) ? null : found.cart;
    return { kept: next(guest, replaced !== null), replaced };
  }
  if (copy?.isUnsent) return { kept: next(copy.cart, true), replaced: guestBeside(copy.cart) };
  if (found.kind === 'none') return { kept: next(guest, hasGuest), replaced: null };
  return { kept: next(found.cart, false), replaced: guestBeside(found.cart) };
}
