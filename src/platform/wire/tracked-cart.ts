import { parseBookingCart, type BookingCart } from '#domain/booking-cart.ts';
import { fields, id, list } from './read.ts';

/** The first pending cart of a list, with its id; `none` where the list is empty, null for what is no list. */
export function parsePendingCart(
  value: unknown,
): { readonly id: string; readonly cart: BookingCart } | 'none' | null {
  const carts = list(value);
  if (!carts) return null;
  const first = carts
    .map(fields)
    .find((each) => id(each['id']) && (each['status'] ?? 'pending') === 'pending');
  return first ? { id: id(first['id']), cart: parseBookingCart(first) } : 'none';
}

export function parseCreatedCart(value: unknown): string | null {
  return id(fields(value)['id']) || null;
}
