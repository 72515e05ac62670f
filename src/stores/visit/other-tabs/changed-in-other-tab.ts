import { atom, computed, type ReadableAtom } from 'nanostores';
import { cartChanges, type CartChanges } from '#domain/carts/cart-changes.ts';
import type { BookingCart } from '#domain/carts/booking-cart.ts';
import type { Service } from '#domain/catalogue/catalogue.ts';
import type { TabMessages } from '../../visitor/tab-messages.ts';

export interface ChangesInOtherTab {
  /** Null once the visit is changed here, or as it was. */
  readonly $changedInOtherTab: ReadableAtom<CartChanges | null>;
  /** They were read. */
  forget(): void;
  dispose(): void;
}

interface ChangesTools {
  readonly $cart: ReadableAtom<BookingCart>;
  readonly $services: ReadableAtom<ReadonlyMap<string, Service>>;
  readonly tabs: TabMessages;
  readonly isShown: () => boolean;
}

/** Tells why the screen of an open reservation changed by itself. */
export function createChangesInOtherTab({
  $cart,
  $services,
  tabs,
  isShown,
}: ChangesTools): ChangesInOtherTab {
  const $before = atom<BookingCart | null>(null);
  let changed: BookingCart | null = null;

  const off = $cart.listen((_, before) => {
    changed ??= before ?? null;
    // A message of another tab is heard by all its listeners in one go; what is left after that was changed here.
    void Promise.resolve().then(() => {
      if (changed) $before.set(null);
      changed = null;
    });
  });
  tabs.on('cart', () => {
    if (changed && isShown()) $before.set($before.get() ?? changed);
    changed = null;
  });

  return {
    $changedInOtherTab: computed(
      [$before, $cart, $services],
      (before, cart, services) => before && cartChanges(before, cart, services),
    ),
    forget: () => $before.set(null),
    dispose: off,
  };
}
