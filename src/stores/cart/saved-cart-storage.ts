import type { WritableAtom } from 'nanostores';
import { jsonOf } from '#domain/json.ts';
import type { Clock, TextStorage } from '#platform/ports.ts';
import { fields } from '#platform/wire/read.ts';
import { readJson } from '../visitor/scoped-storage.ts';
import type { TabMessages } from '../visitor/tab-messages.ts';
import { isEmptyCart, type CartKind } from './cart-kind.ts';

/** A cart that is not the one at hand, and may become it. */
export interface SavedCart<C> {
  readonly cart: C;
  /** The customer's own from an earlier visit, which waits beside what is being booked; else one that gave way at login. */
  readonly isKept: boolean;
}

export interface SavedCartTools<C> {
  readonly kind: CartKind<C>;
  readonly key: string;
  readonly local: TextStorage;
  readonly tabs: TabMessages;
  readonly clock: Clock;
  /** The customer's id; null: nobody is known. */
  readonly customer: () => string | null;
}

export interface SavedCartStorage<C> {
  /** Shows what is kept, by another tab too. */
  reread(): void;
  /** Keeps one for 30 days. */
  keep(cart: C, isKept: boolean): void;
  /** The one that is shown is dropped. */
  drop(): void;
  /** The one that is shown is taken. Where it was the customer's own, the cart before it can be taken back. */
  take(before: C): void;
}

const MONTH = 2_592_000_000;

/** Carts beside the one at hand, shared by the tabs. What belongs to an account is shown to its customer alone. */
export function createSavedCartStorage<C>(
  { kind, key, local, tabs, clock, customer }: SavedCartTools<C>,
  $saved: WritableAtom<SavedCart<C> | null>,
): SavedCartStorage<C> {
  /** What gave way stands in the entry itself, the customer's own in its part `kept`. */
  function stored() {
    const { kept, ...replaced } = fields(readJson(local, key));
    const isFresh = (entry: unknown) => Number(fields(entry)['until']) > clock.now();
    return { replaced: isFresh(replaced) ? replaced : {}, kept: isFresh(kept) ? kept : undefined };
  }

  function reread(): void {
    const { replaced, kept } = stored();
    const isOwn = kept !== undefined && fields(kept)['owner'] === customer();
    const cart = kind.parse(isOwn ? kept : replaced);
    $saved.set(isEmptyCart(kind, cart) ? null : { cart, isKept: isOwn });
  }

  function put(cart: C | null, isKept: boolean): void {
    const entry = cart && { ...kind.persist(cart), until: clock.now() + MONTH, owner: customer() };
    const { replaced, kept } = stored();
    const next = isKept ? { ...replaced, kept: entry ?? undefined } : { ...entry, kept };
    local.write(key, jsonOf(next));
    if (Object.values(next).every((value) => value === undefined)) local.remove(key);
    reread();
    tabs.post({ kind: 'cart' });
  }

  const drop = () => put(null, $saved.get()?.isKept ?? false);

  return {
    reread,
    keep: put,
    drop,
    take(before) {
      const wasKept = $saved.get()?.isKept;
      drop();
      if (wasKept && !isEmptyCart(kind, before)) put(before, false);
    },
  };
}
