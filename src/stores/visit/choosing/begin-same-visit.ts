import type { OfferedVisit } from '#domain/appointments/rebooking/offered-visit.ts';
import type { ShopId } from '#domain/catalogue/ids.ts';
import { BOOKING_CART, type BookingCartStore } from '../../cart/booking-cart.ts';
import { hasAllOf } from '../../cart/cart-kind.ts';
import { isInCart } from '../../cart/changes/change-cart.ts';
import type { VisitStore } from '../visit.ts';
import { takeBookedChoices } from './wished-choices.ts';

interface SameVisitTools {
  readonly bookingCart: BookingCartStore;
  readonly visit: VisitStore;
}

/** Puts what was booked into the visit once more: what is at hand waits beside. False where it is not to be had any more. */
export function beginSameVisit(
  { bookingCart, visit }: SameVisitTools,
  offered: OfferedVisit,
  shopId: ShopId,
): boolean {
  const before = bookingCart.$cart.get();
  const ids = offered.services.map(({ id }) => id);
  // What comes into the cart after a booking begins the next visit by itself.
  if (!isInCart(bookingCart.replace(ids, shopId))) return false;
  if (!hasAllOf(BOOKING_CART, bookingCart.$cart.get(), before)) bookingCart.keepSuperseded(before);
  takeBookedChoices(visit, offered);
  return true;
}
