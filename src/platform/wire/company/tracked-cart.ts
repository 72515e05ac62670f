import type { createCart, findCarts, updateCart } from '#contract/orders/carts-tracking.ts';
import { fields, id, list } from '../read.ts';
import type { BodyOf, QueryOf } from '../write.ts';

type CreateBody = BodyOf<typeof createCart>;
export type CartType = CreateBody['type'];

/** A cart as the back end and the browser keep it. */
export type PersistedCart = Pick<CreateBody, 'items' | 'shopId'>;

export function pendingCartQuery(type: CartType, customer: string): QueryOf<typeof findCarts> {
  return { type, customerId: customer, status: 'pending' };
}

export function createCartBody(type: CartType, customer: string, cart: PersistedCart): CreateBody {
  return { type, customer, ...cart };
}

export function changeCartBody(id: string, customer: string, cart: PersistedCart): BodyOf<typeof updateCart> {
  return { id, customer, ...cart };
}

/** The cart became the order of this transaction. */
export function endCartBody(id: string, transactionId: string): BodyOf<typeof updateCart> {
  return { id, transactionId, status: 'success' };
}

/** The first pending cart of a list, with its id; `none` where the list is empty, null for what is no list. */
export function parsePendingCart<C>(
  value: unknown,
  parse: (cart: unknown) => C,
): { readonly id: string; readonly cart: C } | 'none' | null {
  const carts = list(value);
  if (!carts) return null;
  const first = carts
    .map(fields)
    .find((each) => id(each['id']) && (each['status'] ?? 'pending') === 'pending');
  return first ? { id: id(first['id']), cart: parse(first) } : 'none';
}

export function parseCreatedCart(value: unknown): string | null {
  return id(fields(value)['id']) || null;
}
