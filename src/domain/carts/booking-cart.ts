import type { Service, Shop } from '../catalogue/catalogue.ts';
import type { ServiceId, ShopId } from '../catalogue/ids.ts';
import { isId, isRecord } from './stored-value.ts';

/** The services that a visitor means to book together. `shopId` is null until one is chosen, and on a one-shop site. */
export interface BookingCart {
  readonly shopId: ShopId | null;
  /** Service ids, each once, in the order they were added; at most `BOOKING_CART_LIMIT`. */
  readonly serviceIds: readonly ServiceId[];
}

/** `needs-shop`: the cart is as it should be, and the visitor has to choose among `shops` (none: nothing fits together). */
export type CartOutcome =
  | { readonly kind: 'ready'; readonly cart: BookingCart }
  | { readonly kind: 'needs-shop'; readonly cart: BookingCart; readonly shops: readonly Shop[] }
  | { readonly kind: 'full'; readonly cart: BookingCart };

/** As many services as one visit may have. */
export const BOOKING_CART_LIMIT = 50;

export const EMPTY_BOOKING_CART: BookingCart = { shopId: null, serviceIds: [] };

/** Shops that offer every service of the cart. */
export function shopsForCart(cart: BookingCart, shops: readonly Shop[]): readonly Shop[] {
  return shops.filter((shop) => cart.serviceIds.every((id) => shop.serviceIds.has(id)));
}

/** The cart after the rules on shops: no shop without services, none on a one-shop site, none that lacks a service. */
export function settleCart(cart: BookingCart, shops: readonly Shop[]): CartOutcome {
  if (cart.serviceIds.length === 0) return { kind: 'ready', cart: EMPTY_BOOKING_CART };
  const withoutShop = { ...cart, shopId: null };
  if (shops.length <= 1) return { kind: 'ready', cart: withoutShop };
  const fitting = shopsForCart(cart, shops);
  if (fitting.some((shop) => shop.id === cart.shopId)) return { kind: 'ready', cart };
  return { kind: 'needs-shop', cart: withoutShop, shops: fitting };
}

export function addToCart(cart: BookingCart, serviceId: ServiceId, shops: readonly Shop[]): CartOutcome {
  if (cart.serviceIds.includes(serviceId)) return settleCart(cart, shops);
  if (cart.serviceIds.length >= BOOKING_CART_LIMIT) return { kind: 'full', cart };
  return settleCart({ ...cart, serviceIds: [...cart.serviceIds, serviceId] }, shops);
}

export function removeFromCart(cart: BookingCart, serviceId: ServiceId, shops: readonly Shop[]): CartOutcome {
  return settleCart({ ...cart, serviceIds: cart.serviceIds.filter((id) => id !== serviceId) }, shops);
}

export function toggleInCart(cart: BookingCart, serviceId: ServiceId, shops: readonly Shop[]): CartOutcome {
  const change = cart.serviceIds.includes(serviceId) ? removeFromCart : addToCart;
  return change(cart, serviceId, shops);
}

export function clearCart(): BookingCart {
  return EMPTY_BOOKING_CART;
}

export function setCartShop(cart: BookingCart, shopId: ShopId | null, shops: readonly Shop[]): CartOutcome {
  return settleCart({ ...cart, shopId }, shops);
}

/** `hidden`: carts are off, for the company or for this service. `disabled`: it cannot join what the cart holds. */
export function cartButton(
  cart: BookingCart,
  service: Service,
  shops: readonly Shop[],
  companyCartActive: boolean,
): 'hidden' | 'disabled' | 'enabled' {
  if (!companyCartActive || !service.bookable) return 'hidden';
  if (cart.serviceIds.length === 0 || shops.length <= 1) return 'enabled';
  const shop = shops.find(({ id }) => id === cart.shopId);
  return shop?.serviceIds.has(service.id) ? 'enabled' : 'disabled';
}

/** The cart in an unknown persisted value `{ items: [{ id }], shopId }`; what is not understood is left out. */
export function parseBookingCart(value: unknown): BookingCart {
  const { items, shopId } = isRecord(value) ? value : {};
  const ids = (Array.isArray(items) ? items : [])
    .map((item) => (isRecord(item) ? item['id'] : null))
    .filter(isId<ServiceId>);
  if (ids.length === 0) return EMPTY_BOOKING_CART;
  return {
    shopId: isId<ShopId>(shopId) ? shopId : null,
    serviceIds: [...new Set(ids)].slice(0, BOOKING_CART_LIMIT),
  };
}

/** The persisted shape that `parseBookingCart` reads. */
export function persistBookingCart(cart: BookingCart) {
  return { items: cart.serviceIds.map((id) => ({ id })), shopId: cart.shopId };
}
