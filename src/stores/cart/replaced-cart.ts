import { atom, type ReadableAtom } from 'nanostores';
import { jsonOf } from '#domain/json.ts';
import type { Clock } from '#platform/ports.ts';
import { fields } from '#platform/wire/read.ts';
import { readJson, type ScopedStorage } from '../visitor/scoped-storage.ts';
import { isEmptyCart, type CartKind } from './cart-kind.ts';

const MONTH = 2_592_000_000;

export interface ReplacedCart<C> extends ReadableAtom<C | null> {
  set(cart: C | null): void;
  /** Reads what an earlier visit left. */
  restore(): void;
}

/** A guest's cart that a customer's own replaced, kept for 30 days. */
export function createReplaced<C>(
  kind: CartKind<C>,
  { local }: ScopedStorage,
  clock: Clock,
): ReplacedCart<C> {
  const key = `${kind.key}.replaced`;
  const $replaced = atom<C | null>(null);
  return Object.assign($replaced, {
    restore() {
      const kept = readJson(local, key);
      const until = fields(kept)['until'];
      const cart = kind.parse(kept);
      if (!isEmptyCart(kind, cart) && Number(until) > clock.now()) $replaced.set(cart);
      $replaced.listen((now) => {
        if (!now) return local.remove(key);
        local.write(key, jsonOf({ ...kind.persist(now), until: clock.now() + MONTH }));
      });
    },
  });
}
