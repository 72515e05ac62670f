import { isEmptyCart, isSameCart, type CartKind } from '../cart-kind.ts';
import { emptyStoredCart, type CartStorage, type StoredCart } from '../cart-storage.ts';
import type { SavedCart } from '../saved-cart-storage.ts';

/** What became of the cart at hand on other devices. */
export interface BookedElsewhere<C> {
  /** Whether its customer has booked a cart since; false where nobody can say, and while this tab is sending it. */
  readonly isBooked: (cart: SavedCart<C>) => Promise<boolean>;
  /** It was, and is no more at hand. */
  readonly onBooked: (cart: C) => void;
}

export interface DropTools<C> {
  readonly kind: CartKind<C>;
  readonly cartStorage: CartStorage<C>;
  readonly who: { readonly id: string | null };
  /** Null: nothing of this kind is booked. */
  readonly bookedElsewhere: BookedElsewhere<C> | null;
  stored(): StoredCart<C>;
  removeBooked(booked: C): void;
}

/** Lets go of a customer's cart that was booked since the server was known to have it. Whether it did. */
export async function dropBooked<C>(
  { kind, cartStorage, who, removeBooked, stored, bookedElsewhere }: DropTools<C>,
  customer: string,
): Promise<boolean> {
  const before = cartStorage.read(customer);
  if (
    !bookedElsewhere ||
    !before ||
    before.isUnsent ||
    before.pendingAt === null ||
    isEmptyCart(kind, before.cart)
  )
    return false;
  const { cart, pendingAt } = before;
  if (!(await bookedElsewhere.isBooked({ cart, isKept: true, savedAt: pendingAt }))) return false;
  const now = cartStorage.read(customer);
  if (who.id !== customer || !now || !isSameCart(kind, now.cart, cart)) return false;
  const wasShown = isSameCart(kind, stored().cart, cart);
  cartStorage.write(customer, emptyStoredCart(kind));
  if (wasShown) bookedElsewhere.onBooked(cart);
  removeBooked(cart);
  return true;
}
