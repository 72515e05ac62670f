import { isLoggedOut } from '../../visitor/session.ts';
import { isEmptyCart } from '../cart-kind.ts';
import type { CartSyncTools } from '../cart-sync.ts';
import { emptyStoredCart } from '../cart-storage.ts';
import { writeLeft } from './left-lines.ts';

/**
 * A customer is gone. Of a session that has expired the lines stay on the screen, for whom they are of; at a logout, those of a
 * reservation that is open in this tab. Anything else goes with them: the account has it.
 */
export function leaveCart<C>(tools: CartSyncTools<C>, customer: string): void {
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
