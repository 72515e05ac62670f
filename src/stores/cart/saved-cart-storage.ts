import type { WritableAtom } from 'nanostores';
import { jsonOf } from '#domain/json.ts';
import type { Clock, TextStorage } from '#platform/ports.ts';
import { fields, list } from '#platform/wire/read.ts';
import { readJson } from '../visitor/scoped-storage.ts';
import type { TabMessages } from '../visitor/tab-messages.ts';
import { hasAllOf, isEmptyCart, isSameCart, type CartKind } from './cart-kind.ts';

/** A cart that is not the one at hand, and may become it. */
export interface SavedCart<C> {
  readonly cart: C;
  /** The customer's own from an earlier visit, which waits beside what is being booked; else one that gave way at login. */
  readonly isKept: boolean;
  /** Epoch milliseconds by the clock of the device. */
  readonly savedAt: number;
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
  /** Keeps one for 30 days. Of those that gave way the last is shown first. */
  keep(cart: C, isKept: boolean): void;
  /** This one is booked: it waits no more. */
  forget(cart: C): void;
  /** The one that is shown is dropped, and the next one shown. */
  drop(): void;
  /** The one that is shown is taken. Where it was the customer's own, the cart before it can be taken back. */
  take(before: C): void;
}

const MONTH = 2_592_000_000;
/** Of those that gave way: more would be no help to anybody. */
const MOST = 5;

/** What is kept of one cart, as it is read from the storage. */
type Entry = Readonly<Record<string, unknown>>;

interface Entries {
  /** Those that gave way, the last one first. */
  readonly replaced: readonly Entry[];
  /** The customer's own. */
  readonly kept: Entry | undefined;
}

/** Carts beside the one at hand, shared by the tabs. What belongs to an account is shown to its customer alone. */
export function createSavedCartStorage<C>(
  { kind, key, local, tabs, clock, customer }: SavedCartTools<C>,
  $saved: WritableAtom<SavedCart<C> | null>,
): SavedCartStorage<C> {
  const isFresh = (entry: Entry) => Number(entry['until']) > clock.now();

  /** The last one that gave way stands in the value itself, those before it in its part `earlier`, the customer's own in `kept`. */
  function stored(): Entries {
    const { kept, earlier, ...latest } = fields(readJson(local, key));
    return {
      replaced: [latest, ...(list(earlier) ?? []).map(fields)].filter(isFresh),
      kept: [fields(kept)].find(isFresh),
    };
  }

  function reread(): void {
    const { replaced, kept } = stored();
    const isOwn = kept !== undefined && kept['owner'] === customer();
    const entry = isOwn ? kept : replaced[0];
    const cart = kind.parse(entry);
    const savedAt = Number(entry?.['until']) - MONTH;
    $saved.set(isEmptyCart(kind, cart) ? null : { cart, isKept: isOwn, savedAt });
  }

  function put({ replaced: [latest, ...earlier], kept }: Entries): void {
    const value = { ...latest, ...(kept && { kept }), ...(earlier.length > 0 && { earlier }) };
    if (latest || kept) local.write(key, jsonOf(value));
    else local.remove(key);
    reread();
    tabs.post({ kind: 'cart' });
  }

  function keep(cart: C, isKept: boolean): void {
    const entry = { ...kind.persist(cart), until: clock.now() + MONTH, owner: customer() };
    const { replaced, kept } = stored();
    const without = (entries: readonly Entry[]) =>
      entries.filter((other) => !hasAllOf(kind, cart, kind.parse(other)));
    // The one that waited before waits on behind it, unless it is another customer's.
    const before = kept?.['owner'] === customer() ? [kept, ...replaced] : replaced;
    const isOfOwn =
      kept && !isSameCart(kind, kind.parse(kept), cart) && hasAllOf(kind, kind.parse(kept), cart);
    if (isKept) put({ replaced: without(before).slice(0, MOST), kept: entry });
    else if (isOfOwn) put({ replaced: without(replaced), kept });
    else
      put({ replaced: [entry, ...without(replaced)].slice(0, MOST), kept: without(kept ? [kept] : [])[0] });
  }

  function drop(): void {
    const { replaced, kept } = stored();
    put($saved.get()?.isKept ? { replaced, kept: undefined } : { replaced: replaced.slice(1), kept });
  }

  return {
    reread,
    keep,
    forget(cart) {
      const { replaced, kept } = stored();
      const isOther = (entry: Entry) => !isSameCart(kind, kind.parse(entry), cart);
      put({ replaced: replaced.filter(isOther), kept: kept && isOther(kept) ? kept : undefined });
    },
    drop,
    take(before) {
      const wasKept = $saved.get()?.isKept;
      drop();
      if (wasKept && !isEmptyCart(kind, before)) keep(before, false);
    },
  };
}
