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

export function isEmptyCart<C>(kind: CartKind<C>, cart: C): boolean {
  return kind.persist(cart).items.length === 0;
}

export function isSameCart<C>({ persist }: CartKind<C>, a: C, b: C): boolean {
  return JSON.stringify(persist(a)) === JSON.stringify(persist(b));
}
