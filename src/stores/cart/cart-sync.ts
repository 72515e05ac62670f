import type { Api } from '#platform/api/api.ts';
import type { Clock } from '#platform/ports.ts';
import type { SavedCarts } from './saved-cart.ts';
import { dropBooked } from './saved/booked-elsewhere.ts';
import { isVisitOpen } from '../visitor/open-visits.ts';
import type { ScopedStorage } from '../visitor/scoped-storage.ts';
import { isEmptyCart, isSameCart, linesBeside, type CartKind } from './cart-kind.ts';
import { addedSince, hasAdded } from './changes/added-since.ts';
import { chooseCart, chooseWithAdded, keepCart, lostOf } from './changes/choose-cart.ts';
import { leaveCart } from './leaving/leave-cart.ts';
import { narrowLeft, readLeft, writeLeft } from './leaving/left-lines.ts';
import type { CartRules, Join } from './saved/cart-rules.ts';
import { createCartServer, type CartServer } from './cart-server.ts';
import { emptyStoredCart, openCartId, type CartStorage, type StoredCart } from './cart-storage.ts';

/** Whose cart it is (null: a guest's). */
export interface Owner<C> {
  id: string | null;
  /** The server has told which cart it has for them. */
  isKnown: boolean;
  /** The page was opened for somebody who was in. */
  isRestored: boolean;
  /** What was being ordered or put in before the login is shown until then, whatever the browser has kept for the customer. */
  hasGuests: boolean;
  /** Nobody was there before them. */
  wasGuest: boolean;
  /** The guest's cart when they came in, or the page was opened for somebody who was in: what is put in later is theirs. */
  before: C;
}

export interface CartSyncTools<C> extends CartRules<C> {
  readonly kind: CartKind<C>;
  readonly api: Api;
  readonly clock: Clock;
  readonly storage: ScopedStorage;
  readonly cartStorage: CartStorage<C>;
  readonly who: Owner<C>;
  stored(): StoredCart<C>;
  /** What is on the screen of this tab. */
  shown(): C;
  put(next: StoredCart<C>): void;
  /** A cart was booked on another device: where it is shown, what is stored takes its place. */
  removeBooked(booked: C): void;
  /** Takes the cart that gave way at login: a guest's to the customer's own, or that (`isKept`) to what is on the screen. */
  readonly saved: SavedCarts<C>;
}

export interface CartSync {
  work(): Promise<void>;
  /** The page is seen again: what is at hand may have been booked meanwhile. */
  check(): Promise<void>;
  /** A customer is gone; what of their cart stays is a guest's then. */
  leave(customer: string): Promise<void>;
  /** The guest's cart has changed, in which a customer left lines. */
  narrow(): Promise<void>;
  dispose(): void;
}

const RESEND_AFTER = 15_000;

/** Brings a customer's cart to the server and back, one request after another, so that no cart is made twice. */
export function createCartSync<C>(tools: CartSyncTools<C>): CartSync {
  const { kind, api, cartStorage, clock, who } = tools;
  const server = createCartServer(api, kind);
  let cancelResend = () => {};

  function step(customer: string): Promise<Step> {
    const { paidBy } = cartStorage.read(customer) ?? emptyStoredCart(kind);
    if (paidBy !== null) return end(tools, server, customer, paidBy);
    return who.isKnown ? save(tools, server, customer) : hear(tools, server, customer);
  }

  const work = oneAfterAnother(async () => {
    cancelResend();
    let next: Step = 'on';
    for (let customer = who.id; next === 'on' && customer !== null; customer = who.id) {
      next = await step(customer);
    }
    if (next === 'later') cancelResend = clock.after(RESEND_AFTER, () => void work());
  });

  const check = async () => {
    if (who.id !== null && who.isKnown) await dropBooked(tools, who.id);
    await work();
  };

  return {
    work,
    check,
    leave: async (customer) => leaveCart(tools, customer),
    narrow: async () => narrowLeft(tools, cartStorage.read(null)?.cart ?? kind.empty),
    dispose: () => cancelResend(),
  };
}

/** After a step there may be another one, or none, or none before the server can be reached again. */
type Step = 'on' | 'done' | 'later';

/** Learns which cart the server has, and which of all there are is to be shown. */
async function hear<C>(tools: CartSyncTools<C>, server: CartServer<C>, customer: string): Promise<Step> {
  const { kind, cartStorage, who, put, stored, saved, isBeingOrdered, clock } = tools;
  const first = cartStorage.read(customer);
  const found = await server.find(customer);
  if (who.id !== customer) return 'on';
  if (found.kind === 'unavailable') return 'later';
  const isOver = first?.cartId != null && (found.kind === 'none' || found.id !== first.cartId);
  const before = isOver && (await dropBooked(tools, customer)) ? cartStorage.read(customer) : first;
  const join = await joinOf(tools);
  if (who.id !== customer) return 'on';
  const copy = cartStorage.read(customer);
  const shown = stored().cart;
  who.isKnown = true;
  if (copy && copy.cartId !== (before?.cartId ?? null)) {
    // Another tab has heard it too and acted on it: this answer may be older than what that led to.
    put(takeBelated(tools, copy, join));
    return 'on';
  }
  // Neither theirs nor the customer's: another tab has made the one of the other, and it is not here yet.
  const here = cartStorage.read(null)?.cart ?? (copy ? kind.empty : shown);
  const left = readLeft(tools);
  const guest = left && left.owner !== customer ? linesBeside(kind, here, left.lines) : here;
  const isOpen =
    isBeingOrdered(shown) || (kind.type === 'booking' && isVisitOpen(tools.storage, clock.now()));
  const next = isOpen
    ? keepCart(kind, found, copy, guest, shown)
    : (chooseWithAdded(kind, chooseCart(kind, found, copy, guest), {
        copy,
        guest,
        before: who.before,
        join,
      }) ?? keepCart(kind, found, copy, guest, guest));
  // A link's visit takes the place of the account's before that is known: nobody has chosen between them.
  const isUnasked = isOpen && who.isRestored && (copy === null || openCartId(copy) === null);
  // In this order: at no moment does another tab find neither of them.
  const isPending = found.kind === 'found' && !next.stored.isUnsent;
  const waiting =
    found.kind === 'found' && (copy?.isUndecided || isUnasked)
      ? lostOf(kind, [found.cart], [next.stored.cart])
      : [];
  put({ ...next.stored, pendingAt: isPending ? clock.now() : null, isUndecided: waiting.length > 0 });
  cartStorage.drop(null);
  writeLeft(tools, null);
  for (const { cart, isKept } of [...next.gone, ...waiting.map((cart) => ({ cart, isKept: true }))]) {
    const owner = cart === guest && left?.owner !== customer ? null : customer;
    void saved.withStorage((storage) => storage.keep(cart, isKept, owner));
  }
  return 'on';
}

async function save<C>(tools: CartSyncTools<C>, server: CartServer<C>, customer: string): Promise<Step> {
  const { kind, cartStorage, who, stored, clock } = tools;
  if (!stored().isUnsent || stored().isUndecided) return 'done';
  const { cart } = stored();
  const offered = tools.offered ? await tools.offered(cart) : cart;
  const before = stored();
  if (who.id !== customer || before.isUndecided || !isSameCart(kind, cart, before.cart)) return 'on';
  if (offered === null) return 'later';
  const saved = await server.save(customer, before.cartId, offered);
  if (who.id !== customer) return 'on';
  if (saved.kind === 'unavailable') return 'later';
  const now = stored();
  const isUnsent = now.paidBy === null && !isSameCart(kind, now.cart, before.cart);
  cartStorage.write(customer, { ...now, cartId: saved.id, isUnsent, pendingAt: clock.now() });
  return 'on';
}

/** Tells what paid the cart that the server has; lines put in since then begin another. */
async function end<C>(
  { kind, cartStorage, who }: CartSyncTools<C>,
  server: CartServer<C>,
  customer: string,
  paidBy: string,
): Promise<Step> {
  const cartId = cartStorage.read(customer)?.cartId ?? null;
  if (cartId !== null && !(await server.end(cartId, paidBy))) return 'later';
  if (who.id !== customer) return 'on';
  const now = cartStorage.read(customer) ?? emptyStoredCart(kind);
  cartStorage.write(customer, {
    ...now,
    cartId: null,
    paidBy: null,
    pendingAt: null,
    isUnsent: !isEmptyCart(kind, now.cart),
  });
  return 'on';
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

/** How what was put in joins the account's cart; null where nothing was, for which nothing is asked. */
async function joinOf<C>({ kind, cartStorage, who, join }: CartSyncTools<C>): Promise<Join<C> | null> {
  const guest = cartStorage.read(null)?.cart ?? kind.empty;
  return hasAdded(kind, who.before, guest) ? join() : null;
}

/** What another tab has made the customer's cart, with what they have put into the guest's since. */
function takeBelated<C>(
  { kind, cartStorage, who, saved }: CartSyncTools<C>,
  copy: StoredCart<C>,
  join: Join<C> | null,
): StoredCart<C> {
  const guest = cartStorage.read(null)?.cart;
  if (guest === undefined || !hasAdded(kind, who.before, guest)) return copy;
  cartStorage.drop(null);
  const joined = join?.(copy.cart, addedSince(kind, who.before, guest)) ?? null;
  if (!joined?.isWhole) void saved.withStorage((storage) => storage.keep(guest, false, who.id));
  return joined === null ? copy : { ...copy, cart: joined.cart, isUnsent: true };
}
