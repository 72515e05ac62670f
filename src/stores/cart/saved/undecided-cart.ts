import { hasAllOf, type CartKind } from '../cart-kind.ts';
import { openCartId, type CartStorage, type StoredCart } from '../cart-storage.ts';
import type { SavedCarts } from '../saved-cart.ts';

interface KeptCarts<C> {
  readonly kind: CartKind<C>;
  readonly saved: SavedCarts<C>;
  readonly cartStorage: CartStorage<C>;
}

interface UndecidedTools<C> {
  /** The customer whose copy is at hand; null: a guest's. */
  readonly slot: () => string | null;
  readonly stored: () => StoredCart<C>;
  /** What is at hand is the account's from now on. */
  readonly onAnswered: () => Promise<void>;
}

/** The account's cart beside one that took its place unasked: the server's is left as it is until the visitor has chosen. */
export function createUndecidedCart<C>(
  { kind, saved, cartStorage }: KeptCarts<C>,
  { slot, stored, onAnswered }: UndecidedTools<C>,
) {
  const setUndecided = (isUndecided: boolean) => cartStorage.write(slot(), { ...stored(), isUndecided });
  // Taken, added or dropped, in whichever tab.
  const off = saved.$saved.listen((waits) => {
    if (!stored().isUndecided || waits?.isKept) return;
    setUndecided(false);
    void onAnswered();
  });
  return {
    keepSuperseded(cart: C): void {
      // It waits before all that give way after it: dropping one of those is no answer about the account's.
      const isAccountsKept = stored().isUndecided;
      if (slot() !== null && openCartId(stored()) !== null) setUndecided(true);
      void saved.withStorage((storage) => storage.keep(cart, !isAccountsKept));
    },
    /** What is stored before a cart that may have all of the one that waits: nothing is to be chosen then. */
    storedBefore(cart: C): StoredCart<C> {
      const waits = saved.$saved.get();
      const isAnswered = waits?.isKept === true && hasAllOf(kind, cart, waits.cart);
      const now = stored();
      return { ...now, isUndecided: now.isUndecided && !isAnswered };
    },
    /** What is stored once what is at hand is sold: the account's is no part of it. */
    storedAfterSale(transactionId: string): StoredCart<C> {
      const now = stored();
      const paidBy = now.isUndecided ? null : slot() && transactionId;
      return { ...now, cart: kind.empty, isUnsent: false, paidBy };
    },
    serverId: () => (slot() === null || stored().isUndecided ? null : openCartId(stored())),
    endUndecided: off,
  };
}
