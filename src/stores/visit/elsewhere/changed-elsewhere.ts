import { atom, computed, type ReadableAtom } from 'nanostores';
import type { BookingCart } from '#domain/carts/booking-cart.ts';
import type { Service } from '#domain/catalogue/catalogue.ts';
import type { TabMessages } from '../../visitor/tab-messages.ts';

/** How another tab has changed the visit that is on the screen here. */
export interface ChangedElsewhere {
  readonly removed: readonly Service[];
  readonly added: readonly Service[];
  readonly isOtherShop: boolean;
  /** Nothing is left: it was emptied there, or booked. */
  readonly isEmpty: boolean;
}

export interface ChangesElsewhere {
  /** Null once the visit is changed here, or as it was. */
  readonly $changedElsewhere: ReadableAtom<ChangedElsewhere | null>;
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
export function createChangesElsewhere({ $cart, $services, tabs, isShown }: ChangesTools): ChangesElsewhere {
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
    $changedElsewhere: computed([$before, $cart, $services], (before, cart, services) => {
      if (!before) return null;
      const without = (from: BookingCart, other: BookingCart) =>
        from.serviceIds.filter((id) => !other.serviceIds.includes(id)).flatMap((id) => services.get(id) ?? []);
      const removed = without(before, cart);
      const added = without(cart, before);
      const isOtherShop = before.shopId !== null && before.shopId !== cart.shopId;
      const isEmpty = cart.serviceIds.length === 0;
      return removed.length + added.length === 0 && !isOtherShop ? null : { removed, added, isOtherShop, isEmpty };
    }),
    forget: () => $before.set(null),
    dispose: off,
  };
}
