import { isRecord } from '#domain/carts/stored-value.ts';
import { jsonOf } from '#domain/json.ts';
import { readJson, type ScopedStorage } from '../../visitor/scoped-storage.ts';
import { isEmptyCart, leftKey, linesBeside, type CartKind } from '../cart-kind.ts';

/** Lines that stayed in the guest's cart when a customer's session ended: theirs, and nobody else's who logs in. */
export interface LeftLines<C> {
  readonly owner: string;
  readonly lines: C;
}

interface LeftTools<C> {
  readonly kind: CartKind<C>;
  readonly storage: Pick<ScopedStorage, 'local'>;
}

export function readLeft<C>({ kind, storage: { local } }: LeftTools<C>): LeftLines<C> | null {
  const value = readJson(local, leftKey(kind));
  if (!isRecord(value) || typeof value['owner'] !== 'string') return null;
  return { owner: value['owner'], lines: kind.parse(value) };
}

/** Null, or without lines: none are left. */
export function writeLeft<C>({ kind, storage: { local } }: LeftTools<C>, left: LeftLines<C> | null): void {
  if (!left || isEmptyCart(kind, left.lines)) local.remove(leftKey(kind));
  else local.write(leftKey(kind), jsonOf({ ...kind.persist(left.lines), owner: left.owner }));
}

/** What is taken out of the guest's cart is no more theirs: whoever puts it in again means it. */
export function narrowLeft<C>(tools: LeftTools<C>, cart: C): void {
  const left = readLeft(tools);
  if (left) writeLeft(tools, { ...left, lines: linesBeside(tools.kind, left.lines, cart, true) });
}
