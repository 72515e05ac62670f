import type { ScopedStorage } from '../../visitor/scoped-storage.ts';
import { isLoggedOut } from '../../visitor/session.ts';
import { isEmptyCart, type CartKind } from '../cart-kind.ts';
import { emptyStoredCart, type CartStorage, type StoredCart } from '../cart-storage.ts';
import type { CartRules } from '../saved/cart-rules.ts';
import { writeLeft } from './left-lines.ts';

export interface LeaveTools<C> extends Pick<CartRules<C>, 'isBeingOrdered'> {
  readonly kind: CartKind<C>;
  readonly storage: ScopedStorage;
  readonly cartStorage: CartStorage<C>;
  /** Who is there now. */
  readonly who: { readonly id: string | null };
  /** What is on the screen of this tab. */
  shown(): C;
  put(next: StoredCart<C>): void;
}

/**
 * A customer is gone. Of a session that has expired the lines stay on the screen, for whom they are of; at a logout, those of a
 * reservation that is open in this tab. Anything else goes with them: the account has it.
 */
export function leaveCart<C>(tools: LeaveTools<C>, customer: string): void {
  const { kind, storage, cartStorage, who, put, shown, isBeingOrdered } = tools;
  const copy = cartStorage.read(customer);
  // Once, by the first tab that knows: what is then taken out of the cart does not come back.
  const isFirst = cartStorage.lastCustomer() === customer;
  if (isFirst) cartStorage.forgetLastCustomer();
  // What the server never heard of is still theirs to send.
  if (copy && !copy.isUnsent && copy.paidBy === null) cartStorage.drop(customer);
  const guests = cartStorage.read(null)?.cart ?? kind.empty;
  if (who.id !== null || !isEmptyCart(kind, guests)) return;
  const open = isBeingOrdered(shown()) ? shown() : kind.empty;
  const lines = isLoggedOut(storage) || !isFirst ? open : (copy?.cart ?? kind.empty);
  if (isEmptyCart(kind, lines)) return;
  writeLeft(tools, { owner: customer, lines });
  put({ ...emptyStoredCart(kind), cart: lines });
}
