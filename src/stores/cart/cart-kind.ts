import type { CartType, PersistedCart } from '#platform/wire/company/tracked-cart.ts';

/** What a cartState has to know of the carts that it keeps. */
export interface CartKind<C> {
  readonly type: CartType;
  /** Of the cookie, and of the storage's entries. */
  readonly key: string;
  readonly empty: C;
  /** The cart in an unknown persisted value; what is not understood is left out. */
  parse(value: unknown): C;
  persist(cart: C): PersistedCart;
}

/** Where the browser has whose lines wait in a guest's cart. */
export const leftKey = ({ key }: Pick<CartKind<never>, 'key'>) => `${key}.left`;

export function isEmptyCart<C>(kind: CartKind<C>, cart: C): boolean {
  return kind.persist(cart).items.length === 0;
}

export function isSameCart<C>({ persist }: CartKind<C>, a: C, b: C): boolean {
  return JSON.stringify(persist(a)) === JSON.stringify(persist(b));
}

/** A cart without its lines that another one has as well, or, where `areShared`, without all others. */
export function linesBeside<C>({ persist, parse }: CartKind<C>, cart: C, other: C, areShared = false): C {
  const { items, shopId } = persist(cart);
  const others = new Set(persist(other).items.map((item) => JSON.stringify(item)));
  return parse({ shopId, items: items.filter((item) => others.has(JSON.stringify(item)) === areShared) });
}

/** Whether a cart has all lines of another one, at whichever shop. */
export function hasLinesOf<C>({ persist }: CartKind<C>, cart: C, other: C): boolean {
  const lines = new Set(persist(cart).items.map((item) => JSON.stringify(item)));
  return persist(other).items.every((item) => lines.has(JSON.stringify(item)));
}

/** Whether nothing of a cart is lost where another one takes its place: the same lines and more, at the same shop. */
export function hasAllOf<C>(kind: CartKind<C>, cart: C, other: C): boolean {
  const [own, gone] = [kind.persist(cart), kind.persist(other)];
  return (
    hasLinesOf(kind, cart, other) &&
    (gone.items.length === 0 || gone.shopId === null || gone.shopId === own.shopId)
  );
}
