import { createCart, findCarts, updateCart } from '#contract/families/carts-tracking.ts';
import { persistBookingCart, type BookingCart } from '#domain/booking-cart.ts';
import type { Api } from '#platform/api/api.ts';
import { parseCreatedCart, parsePendingCart } from '#platform/wire/tracked-cart.ts';

export type PendingCart =
  | { readonly kind: 'found'; readonly id: string; readonly cart: BookingCart }
  | { readonly kind: 'none' }
  | { readonly kind: 'unavailable' };

/** `saved` with the id from now on: null when nothing is kept there any more. */
export type CartSaved =
  { readonly kind: 'saved'; readonly id: string | null } | { readonly kind: 'unavailable' };

/** A customer's booking cart on the server. */
export interface CartServer {
  find(customer: string): Promise<PendingCart>;
  save(customer: string, id: string | null, cart: BookingCart): Promise<CartSaved>;
}

export function createCartServer(api: Api): CartServer {
  async function create(customer: string, cart: BookingCart): Promise<CartSaved> {
    if (cart.serviceIds.length === 0) return { kind: 'saved', id: null };
    const body = { type: 'booking' as const, customer, ...persistBookingCart(cart) };
    const answer = await api.ask(createCart, parseCreatedCart, { body });
    return answer.kind === 'ok' ? { kind: 'saved', id: answer.value } : { kind: 'unavailable' };
  }

  return {
    async find(customer) {
      const query = { type: 'booking' as const, customerId: customer, status: 'pending' as const };
      const answer = await api.ask(findCarts, parsePendingCart, { query });
      if (answer.kind !== 'ok') return { kind: 'unavailable' };
      const found = answer.value;
      return found === 'none' || found.cart.serviceIds.length === 0
        ? { kind: 'none' }
        : { kind: 'found', ...found };
    },
    async save(customer, id, cart) {
      if (id === null) return create(customer, cart);
      const body = { id, customer, ...persistBookingCart(cart) };
      const answer = await api.send(updateCart, { body });
      if (answer.kind === 'ok') return { kind: 'saved', id: cart.serviceIds.length === 0 ? null : id };
      // It ended meanwhile, by a booking or by a newer one: what is in the cart now begins another.
      const isOver =
        answer.kind === 'refused' && (answer.problem.code === 404 || answer.problem.code === 409);
      return isOver ? create(customer, cart) : { kind: 'unavailable' };
    },
  };
}
