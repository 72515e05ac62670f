import type { WritableAtom } from 'nanostores';
import { jsonOf } from '#domain/json.ts';
import type { Clock } from '#platform/ports.ts';
import { fields } from '#platform/wire/read.ts';
import { readJson, type ScopedStorage } from '../visitor/scoped-storage.ts';
import type { TabMessages } from '../visitor/tab-messages.ts';
import type { AsideCart } from './aside-cart.ts';
import { isEmptyCart, type CartKind } from './cart-kind.ts';

export interface AsideTools<C> {
  readonly kind: CartKind<C>;
  readonly storage: ScopedStorage;
  readonly tabs: TabMessages;
  readonly clock: Clock;
  /** The customer's id; null: nobody is known. */
  readonly customer: () => string | null;
}

export interface AsideStorage<C> {
  /** Shows what is kept, by another tab too. */
  reread(): void;
  /** Keeps one for 30 days, or drops it. */
  keep(cart: C | null, isKept: boolean): void;
}

const MONTH = 2_592_000_000;

/** Carts beside the one at hand, shared by the tabs. What belongs to an account is shown to its customer alone. */
export function createAsideStorage<C>(
  { kind, storage: { local }, tabs, clock, customer }: AsideTools<C>,
  $aside: WritableAtom<AsideCart<C> | null>,
): AsideStorage<C> {
  const keyOf = (isKept: boolean) => `${kind.key}.${isKept ? 'kept' : 'replaced'}`;

  function read(isKept: boolean): AsideCart<C> | null {
    const stored = readJson(local, keyOf(isKept));
    const { until, owner } = fields(stored);
    const cart = kind.parse(stored);
    if (isEmptyCart(kind, cart) || !(Number(until) > clock.now())) return null;
    return isKept && owner !== customer() ? null : { cart, isKept };
  }

  return {
    reread: () => $aside.set(read(true) ?? read(false)),
    keep(cart, isKept) {
      const key = keyOf(isKept);
      if (cart === null) local.remove(key);
      else
        local.write(key, jsonOf({ ...kind.persist(cart), until: clock.now() + MONTH, owner: customer() }));
      $aside.set(read(true) ?? read(false));
      tabs.post({ kind: 'cart' });
    },
  };
}
