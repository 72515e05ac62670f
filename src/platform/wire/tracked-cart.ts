import { fields, id, list } from './read.ts';

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
