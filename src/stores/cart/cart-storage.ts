import { isRecord } from '#domain/carts/stored-value.ts';
import { jsonOf } from '#domain/json.ts';
import { readJson, type ScopedStorage } from '../visitor/scoped-storage.ts';
import type { CartKind } from './cart-kind.ts';

/** A cart as this browser keeps it. A guest's has no id, and nothing is due. */
export interface StoredCart<C> {
  readonly cart: C;
  readonly cartId: string | null;
  /** The server has not yet been told. */
  readonly isUnsent: boolean;
  /** The transaction that paid what the server still has as pending; the server has not yet been told either. */
  readonly paidBy: string | null;
  /** When the server was last known to have it as pending, in epoch milliseconds by the device's clock; null: it never was. */
  readonly pendingAt: number | null;
  /** The server goes on with the one that it has, which waits beside, until the visitor has chosen between the two. */
  readonly isUndecided: boolean;
}

/** The browser's copies: one for guests (`null`) and one for each customer, shared by the tabs. */
export interface CartStorage<C> {
  read(owner: string | null): StoredCart<C> | null;
  write(owner: string | null, stored: StoredCart<C>): void;
  drop(owner: string | null): void;
  /** The last customer whose copy was written here, unless it was dropped or they were forgotten; null: none. */
  lastCustomer(): string | null;
  /** Their copy, where there is one, stays. */
  forgetLastCustomer(): void;
}

const MONTH = 2_592_000;

export function emptyStoredCart<C>({ empty }: CartKind<C>): StoredCart<C> {
  return { cart: empty, cartId: null, isUnsent: false, paidBy: null, pendingAt: null, isUndecided: false };
}

/** Of the customer's cart on the server; null where there is none, or none that is open. */
export const openCartId = <C>({ cartId, paidBy }: StoredCart<C>) => (paidBy === null ? cartId : null);

/** A guest's cart is a cookie, or where the browser refuses it or it is too large, an entry of the storage. */
export function createCartStorage<C>(kind: CartKind<C>, { cookies, local }: ScopedStorage): CartStorage<C> {
  const { key, persist, parse } = kind;
  const customerKey = (owner: string) => `${key}.${owner}`;
  const lastCustomerKey = `${key}.owner`;

  function dropGuest(): void {
    cookies.remove(key);
    local.remove(key);
  }

  function writeGuest(cart: C): void {
    const kept = persist(cart);
    if (kept.items.length === 0) return dropGuest();
    const text = jsonOf(kept);
    if (cookies.write(key, text, MONTH)) return local.remove(key);
    cookies.remove(key);
    local.write(key, text);
  }

  function parseStored(value: unknown): StoredCart<C> | null {
    if (!isRecord(value)) return null;
    const { cartId, isUnsent, paidBy, pendingAt, isUndecided } = value;
    return {
      cart: parse(value),
      cartId: typeof cartId === 'string' ? cartId : null,
      isUnsent: isUnsent === true,
      paidBy: typeof paidBy === 'string' ? paidBy : null,
      pendingAt: typeof pendingAt === 'number' ? pendingAt : null,
      isUndecided: isUndecided === true,
    };
  }

  return {
    read(owner) {
      if (owner !== null) return parseStored(readJson(local, customerKey(owner)));
      const kept = readJson(cookies, key) ?? readJson(local, key);
      return kept === null ? null : { ...emptyStoredCart(kind), cart: parse(kept) };
    },
    write(owner, { cart, ...rest }) {
      if (owner === null) return writeGuest(cart);
      local.write(customerKey(owner), jsonOf({ ...persist(cart), ...rest }));
      local.write(lastCustomerKey, owner);
    },
    drop(owner) {
      if (owner === null) return dropGuest();
      local.remove(customerKey(owner));
      // Another tab may have written another customer's since.
      if (local.read(lastCustomerKey) === owner) local.remove(lastCustomerKey);
    },
    lastCustomer: () => local.read(lastCustomerKey),
    forgetLastCustomer: () => local.remove(lastCustomerKey),
  };
}
