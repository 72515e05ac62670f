import { computed } from 'nanostores';
import type { Hold } from '#domain/appointments/appointment.ts';
import type { Currency } from '#domain/prices/money.ts';
import type { FeatureTools } from '../../composition/store-feature.ts';
import { valueOf } from '../../load.ts';
import type { VisitStageStore } from '../booking/visit-stage.ts';
import type { Planning } from '../choosing/visit-plan.ts';
import { parseWishes, type VisitMemory } from '../visit-memory.ts';
import type { OtherTabs } from '../visit.ts';
import { createHeldInOtherTab } from './held-in-other-tab.ts';
import { createTabVisits } from './tab-visits.ts';

interface Pieces {
  readonly memory: VisitMemory;
  readonly planning: Planning;
  readonly stages: VisitStageStore;
  readonly currency: () => Currency;
  readonly reload: () => void;
}

/** The visit of this tab among those of the others. */
export function createOtherTabs(
  { connection, ports, visitor }: FeatureTools,
  { memory, planning, stages, currency, reload }: Pieces,
): { readonly otherTabs: OtherTabs; readonly isShown: () => boolean; follow(): () => void } {
  const { api, catalogue } = connection;
  const { storage, tabs, bookingCart } = visitor;

  function adopt({ externalShopId, lines }: Hold, wishes: Parameters<typeof parseWishes>[0]): void {
    planning.adopt(parseWishes(wishes));
    const services = [...catalogue.$services.get().values()];
    const ids = lines.flatMap(
      (line) => services.find(({ externalId }) => externalId === line.externalServiceId)?.id ?? [],
    );
    const shop = valueOf(catalogue.$shops.get())?.find(({ externalId }) => externalId === externalShopId);
    const isSame =
      bookingCart.$shop.get() === shop && ids.join() === bookingCart.$cart.get().serviceIds.join();
    if (isSame) return;
    const before = bookingCart.$cart.get();
    if (before.serviceIds.some((id) => !ids.includes(id)))
      void bookingCart.withStorage((saved) => saved.keep(before, true));
    bookingCart.replace(ids, shop?.id ?? null);
  }

  const $hasVisit = computed(
    [planning.$plan, stages.$stage],
    ({ services }, { kind }) => services.length > 0 || kind === 'confirmed',
  );
  const tabVisits = createTabVisits({ ports, storage, tabs, memory, stages, hasVisit: $hasVisit.get });
  const held = createHeldInOtherTab({ api, ports, tabs, tabVisits, memory, stages, currency, adopt, reload });
  const { isShown, show } = tabVisits;
  const { follow, ...shared } = held;
  return {
    otherTabs: { ...shared, show },
    isShown,
    follow() {
      const offs = [follow(), $hasVisit.listen(tabVisits.publish)];
      return () => {
        for (const off of offs) off();
      };
    },
  };
}
