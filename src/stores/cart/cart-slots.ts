import {
  EMPTY_BOOKING_CART,
  parseBookingCart,
  persistBookingCart,
  type BookingCart,
} from '#domain/booking-cart.ts';
import { readJson, type Keep } from '../visitor/keep.ts';

/** A cart as this browser keeps it. A guest's has no id, and is never unsent. */
export interface KeptCart {
  readonly cart: BookingCart;
  readonly cartId: string | null;
  /** The server has not yet been told. */
  readonly isUnsent: boolean;
}

/** The browser's copies: one for guests (`null`) and one for each customer, shared by the tabs. */
export interface CartSlots {
  read(owner: string | null): KeptCart | null;
  write(owner: string | null, kept: KeptCart): void;
  drop(owner: string | null): void;
}

const COOKIE = 'cartBooking';
const MONTH = 2_592_000;

export const NOTHING_KEPT: KeptCart = { cart: EMPTY_BOOKING_CART, cartId: null, isUnsent: false };

/** A guest's cart is a cookie, or where the browser refuses it or it is too large, an entry of the storage. */
export function createCartSlots({ cookies, storage }: Keep): CartSlots {
  const customerKey = (owner: string) => `${COOKIE}.${owner}`;

  function dropGuest(): void {
    cookies.remove(COOKIE);
    storage.remove(COOKIE);
  }

  function writeGuest(cart: BookingCart): void {
    if (cart.serviceIds.length === 0) return dropGuest();
    const text = JSON.stringify(persistBookingCart(cart));
    if (cookies.write(COOKIE, text, MONTH)) return storage.remove(COOKIE);
    cookies.remove(COOKIE);
    storage.write(COOKIE, text);
  }

  return {
    read(owner) {
      if (owner === null) {
        const kept = readJson(cookies, COOKIE) ?? readJson(storage, COOKIE);
        return kept === null ? null : { ...NOTHING_KEPT, cart: parseBookingCart(kept) };
      }
      return parseKept(readJson(storage, customerKey(owner)));
    },
    write(owner, kept) {
      if (owner === null) return writeGuest(kept.cart);
      const { cartId, isUnsent } = kept;
      storage.write(
        customerKey(owner),
        JSON.stringify({ ...persistBookingCart(kept.cart), cartId, isUnsent }),
      );
    },
    drop(owner) {
      if (owner === null) dropGuest();
      else storage.remove(customerKey(owner));
    },
  };
}

function parseKept(value: unknown): KeptCart | null {
  if (typeof value !== 'object' || value === null) return null;
  const { cartId, isUnsent } = value as { readonly cartId?: unknown; readonly isUnsent?: unknown };
  return {
    cart: parseBookingCart(value),
    cartId: typeof cartId === 'string' ? cartId : null,
    isUnsent: isUnsent === true,
  };
}
