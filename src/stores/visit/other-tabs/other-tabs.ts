import { computed } from 'nanostores';
import type { Hold } from '#domain/appointments/appointment.ts';
import type { BookingCart } from '#domain/carts/booking-cart.ts';
import { cartOfHold } from '#domain/carts/cart-of-hold.ts';
import type { Currency } from '#domain/prices/money.ts';
import type { FeatureTools } from '../../composition/store-feature.ts';
import { bookableShops, joinCart } from '../../cart/saved-visit.ts';
import type { VisitStageStore } from '../booking/visit-stage.ts';
import type { Planning } from '../choosing/visit-plan.ts';
import { parseWishes, type VisitMemory } from '../visit-memory.ts';
import type { OtherTabs } from '../visit.ts';
import { createDirectMessages } from './direct-messages.ts';
import { createHeldInOtherTab } from './held-in-other-tab.ts';
import { createTabVisits } from './tab-visits.ts';
import { createTypedDetails } from './typed-details.ts';
import type { VisitDraft } from '../visit-draft.ts';

interface Pieces {
  readonly memory: VisitMemory;
  readonly planning: Planning;
  readonly stages: VisitStageStore;
  readonly draft: VisitDraft;
  readonly currency: () => Currency;
  readonly reload: () => void;
}

/** The visit of this tab among those of the others. */
export function createOtherTabs(
  { connection, ports, visitor }: FeatureTools,
  { memory, planning, stages, draft, currency, reload }: Pieces,
): { readonly otherTabs: OtherTabs; readonly isShown: () => boolean; follow(): () => void } {
  const { api, catalogue } = connection;
  const { storage, tabs, bookingCart } = visitor;

  function adopt(hold: Hold, wishes: Parameters<typeof parseWishes>[0]): BookingCart | null {
    const held = cartOfHold(hold, catalogue.$services.get().values(), bookableShops({ catalogue }));
    planning.adopt(parseWishes(wishes), held.serviceIds);
    const before = bookingCart.$cart.get();
    const isSame =
      (bookingCart.$shop.get()?.id ?? null) === held.shopId &&
      held.serviceIds.join() === before.serviceIds.join();
    if (isSame) return null;
    bookingCart.replace(held.serviceIds, held.shopId);
    return before.serviceIds.some((id) => !held.serviceIds.includes(id)) ? before : null;
  }

  const join = (cart: BookingCart) => joinCart({ bookingCart, catalogue }, cart);
  const save = (cart: BookingCart) => void bookingCart.withStorage((saved) => saved.keep(cart, false));

  const $hasVisit = computed(
    [planning.$plan, stages.$stage],
    ({ services }, { kind }) => services.length > 0 || kind === 'confirmed',
  );
  const tabVisits = createTabVisits({ ports, storage, tabs, memory, stages, hasVisit: $hasVisit.get });
  const direct = createDirectMessages(ports.tabs, connection.tenant, tabVisits.own);
  const typed = createTypedDetails(direct, draft);
  const shared = { api, ports, direct, tabs, tabVisits, typed };
  const held = createHeldInOtherTab({ ...shared, memory, stages, currency, adopt, join, save, reload });
  const { isShown, show } = tabVisits;
  const { follow, ...told } = held;
  return {
    otherTabs: { ...told, show },
    isShown,
    follow() {
      const offs = [follow(), $hasVisit.listen(tabVisits.publish)];
      return () => {
        for (const off of offs) off();
      };
    },
  };
}
