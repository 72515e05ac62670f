import { isEmptyCart, type CartKind } from '../cart-kind.ts';

/** What was put into a cart since it was `before`, at its shop. */
export function addedSince<C>({ persist, parse }: CartKind<C>, before: C, now: C): C {
  const { shopId, items } = persist(now);
  const counts = new Map(persist(before).items.map(({ id, quantity = 1 }) => [id, quantity]));
  const added = items.flatMap(({ quantity, ...item }) => {
    const more = (quantity ?? 1) - (counts.get(item.id) ?? 0);
    return more > 0 ? [{ ...item, ...(quantity !== undefined && { quantity: more }) }] : [];
  });
  return parse({ shopId, items: added });
}

export function hasAdded<C>(kind: CartKind<C>, before: C, now: C): boolean {
  return !isEmptyCart(kind, addedSince(kind, before, now));
}
