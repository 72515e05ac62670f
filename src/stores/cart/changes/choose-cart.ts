import type { PendingCart } from '../cart-server.ts';
import { hasAllOf, isEmptyCart, isSameCart, type CartKind } from '../cart-kind.ts';
import { emptyStoredCart, type StoredCart } from '../cart-storage.ts';
import type { Join } from '../saved/cart-rules.ts';
import type { SavedCart } from '../saved-cart-storage.ts';
import { addedSince, hasAdded } from './added-since.ts';

/** What the server has told: the customer's cart, or that there is none. */
export type Found<C> = Exclude<PendingCart<C>, { readonly kind: 'unavailable' }>;

/** Which cart is shown, and what gave way to it. */
export interface Chosen<C> {
  readonly stored: StoredCart<C>;
  /** All that gave way, the one to be offered first as the last. */
  readonly gone: readonly Omit<SavedCart<C>, 'savedAt'>[];
}

/** Those of some carts that are lost where the others stand. Of two that are equal the last one is meant. */
export function lostOf<C>(kind: CartKind<C>, carts: readonly C[], standing: readonly C[]): readonly C[] {
  return carts.filter(
    (cart, at) => ![...standing, ...carts.slice(at + 1)].some((other) => hasAllOf(kind, other, cart)),
  );
}

/** Edits that the server never heard of come first, then its own cart, then the guest's. */
export function chooseCart<C>(
  kind: CartKind<C>,
  found: Found<C>,
  copy: StoredCart<C> | null,
  guest: C,
): Chosen<C> {
  const cartId = found.kind === 'found' ? found.id : null;
  const hasGuest = !isEmptyCart(kind, guest);
  const next = (cart: C, isUnsent: boolean): Chosen<C> => ({
    stored: { ...emptyStoredCart(kind), cart, cartId, isUnsent },
    gone: lostOf(kind, [copy?.cart ?? kind.empty, guest], [cart]).map((lost) => ({
      cart: lost,
      isKept: false,
    })),
  });
  if (copy?.isUnsent) return next(copy.cart, true);
  return found.kind === 'none' ? next(guest, hasGuest) : next(found.cart, false);
}

interface Added<C> {
  /** Of the browser, for the customer. */
  readonly copy: StoredCart<C> | null;
  readonly guest: C;
  /** The guest's when they came. */
  readonly before: C;
  readonly join: Join<C> | null;
}

/** The cart that comes first, with what its customer has added since they came; null where the two do not go together. */
export function chooseWithAdded<C>(
  kind: CartKind<C>,
  chosen: Chosen<C>,
  { copy, guest, before, join }: Added<C>,
): Chosen<C> | null {
  if (chosen.stored.cart === guest || !hasAdded(kind, before, guest)) return chosen;
  const joined = join?.(chosen.stored.cart, addedSince(kind, before, guest)) ?? null;
  if (joined === null) return null;
  const { cart, isWhole } = joined;
  const lost = [copy?.cart ?? kind.empty, ...(isWhole && isEmptyCart(kind, before) ? [] : [guest])];
  return {
    stored: { ...chosen.stored, cart, isUnsent: true },
    gone: lostOf(kind, lost, [cart]).map((gone) => ({ cart: gone, isKept: false })),
  };
}

/** What is on the screen stays, and the server follows it; the customer's own cart waits beside it, and what else there was. */
export function keepCart<C>(
  kind: CartKind<C>,
  found: Found<C>,
  copy: StoredCart<C> | null,
  guest: C,
  shown: C,
): Chosen<C> {
  const onServer = found.kind === 'found' ? found.cart : kind.empty;
  const kept = copy?.isUnsent && !isSameCart(kind, copy.cart, shown) ? copy.cart : onServer;
  const stored: StoredCart<C> = {
    ...emptyStoredCart(kind),
    cart: shown,
    cartId: found.kind === 'found' ? found.id : null,
    isUnsent: !isEmptyCart(kind, shown) && !isSameCart(kind, shown, onServer),
  };
  const others = lostOf(kind, [copy?.cart ?? kind.empty, guest], [shown, kept]);
  return {
    stored,
    gone: [
      ...others.map((cart) => ({ cart, isKept: false })),
      ...lostOf(kind, [kept], [shown]).map((cart) => ({ cart, isKept: true })),
    ],
  };
}
