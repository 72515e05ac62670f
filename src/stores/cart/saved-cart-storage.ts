import type { WritableAtom } from 'nanostores';
import { jsonOf } from '#domain/json.ts';
import type { Clock, TextStorage } from '#platform/ports.ts';
import { fields, list } from '#platform/wire/read.ts';
import { readJson } from '../visitor/scoped-storage.ts';
import type { TabMessages } from '../visitor/tab-messages.ts';
import { hasAllOf, hasLinesOf, isEmptyCart, isSameCart, type CartKind } from './cart-kind.ts';

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
  /** Keeps one for 30 days. Of those that gave way the last is shown first. `owner`: whose it is, unless of whoever is there. */
  keep(cart: C, isKept: boolean, owner?: string | null): void;
  /** This one is at hand now: it waits no more. */
  forget(cart: C): void;
  /** This one is booked: what has no other lines waits no more, whatever shop it was for. */
  forgetBooked(cart: C): void;
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
  /** Those that gave way, the last one first: of a guest, and of whoever is there. */
  readonly replaced: readonly Entry[];
  /** Those of other customers. */
  readonly foreign: readonly Entry[];
  /** A customer's own. */
  readonly kept: Entry | undefined;
}

/** `kept` is in one of both: of whoever is there or a guest, or of another customer, for whom it stays. */
interface StoredEntries extends Entries {
  readonly ours: readonly Entry[];
  readonly others: readonly Entry[];
}

/** Carts beside the one at hand, shared by the tabs. A customer's are shown to them alone; a guest's, to whoever is there. */
export function createSavedCartStorage<C>(
  tools: SavedCartTools<C>,
  $saved: WritableAtom<SavedCart<C> | null>,
): SavedCartStorage<C> {
  const { kind, key, local, tabs, clock, customer } = tools;
  const stored = () => readEntries(tools);

  function reread(): void {
    const { replaced, kept } = stored();
    const isOwn = kept !== undefined && kept['owner'] === customer();
    const entry = isOwn ? kept : replaced[0];
    const cart = kind.parse(entry);
    const savedAt = Number(entry?.['until']) - MONTH;
    $saved.set(isEmptyCart(kind, cart) ? null : { cart, isKept: isOwn, savedAt });
  }

  function put({ replaced, foreign, kept }: Entries): void {
    const [latest, ...earlier] = [...replaced.slice(0, MOST), ...foreign.slice(0, MOST)];
    const value = { ...latest, ...(kept && { kept }), ...(earlier.length > 0 && { earlier }) };
    if (latest || kept) local.write(key, jsonOf(value));
    else local.remove(key);
    reread();
    tabs.post({ kind: 'cart' });
  }

  function keep(cart: C, isKept: boolean, owner = customer()): void {
    const entry = { ...kind.persist(cart), until: clock.now() + MONTH, owner };
    const { replaced, foreign, kept, ours, others } = stored();
    const without = (entries: readonly Entry[]) =>
      entries.filter((other) => !hasAllOf(kind, cart, kind.parse(other)));
    // The one that waited before waits on behind it.
    const isOfOurs = ours.some(
      (other) => !isSameCart(kind, kind.parse(other), cart) && hasAllOf(kind, kind.parse(other), cart),
    );
    if (isKept)
      put({ replaced: without([...ours, ...replaced]), foreign: [...others, ...foreign], kept: entry });
    else if (isOfOurs) put({ replaced: without(replaced), foreign, kept });
    else put({ replaced: [entry, ...without(replaced)], foreign, kept: [...without(ours), ...others][0] });
  }

  function leaveOut(isGone: (cart: C) => boolean): void {
    const { replaced, foreign, ours, others } = stored();
    const stays = (entry: Entry) => !isGone(kind.parse(entry));
    put({ replaced: replaced.filter(stays), foreign, kept: [...ours.filter(stays), ...others][0] });
  }

  function drop(): void {
    const entries = stored();
    const change = $saved.get()?.isKept ? { kept: undefined } : { replaced: entries.replaced.slice(1) };
    put({ ...entries, ...change });
  }

  return {
    reread,
    keep,
    forget: (cart) => leaveOut((waiting) => isSameCart(kind, waiting, cart)),
    forgetBooked: (cart) => leaveOut((waiting) => hasLinesOf(kind, cart, waiting)),
    drop,
    take(before) {
      const wasKept = $saved.get()?.isKept;
      drop();
      if (wasKept && !isEmptyCart(kind, before)) keep(before, false);
    },
  };
}

/** The last one that gave way stands in the value itself, those before it in its part `earlier`, the customer's own in `kept`. */
function readEntries({ key, local, clock, customer }: Omit<SavedCartTools<unknown>, 'kind'>): StoredEntries {
  const isFresh = (entry: Entry) => Number(entry['until']) > clock.now();
  const isForeign = ({ owner = null }: Entry) => owner !== null && owner !== customer();
  const { kept, earlier, ...latest } = fields(readJson(local, key));
  const fresh = [latest, ...(list(earlier) ?? []).map(fields)].filter(isFresh);
  const entries = [fields(kept)].filter(isFresh);
  return {
    replaced: fresh.filter((entry) => !isForeign(entry)),
    foreign: fresh.filter(isForeign),
    kept: entries[0],
    ours: entries.filter((entry) => !isForeign(entry)),
    others: entries.filter(isForeign),
  };
}
