import type { createCart } from '#contract/orders/carts-tracking.ts';
import type { CallInput } from '#contract/call.ts';

type Body = NonNullable<CallInput<typeof createCart>['body']>;

/** A cart as the back end and the browser keep it. */
export type PersistedCart = Pick<Body, 'items' | 'shopId'>;

/** What a ledger has to know of the carts that it keeps. */
export interface CartKind<C> {
  readonly type: Body['type'];
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
