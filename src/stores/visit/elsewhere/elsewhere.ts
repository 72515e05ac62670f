import { computed } from 'nanostores';
import type { Hold } from '#domain/appointments/appointment.ts';
import type { Currency } from '#domain/prices/money.ts';
import type { FeatureTools } from '../../composition/store-feature.ts';
import { valueOf } from '../../load.ts';
import type { VisitStageStore } from '../booking/visit-stage.ts';
import type { Planning } from '../choosing/visit-plan.ts';
import { parseWishes, type VisitMemory } from '../visit-memory.ts';
import type { Elsewhere } from '../visit.ts';
import { createChangesElsewhere } from './changed-elsewhere.ts';
import { createHeldElsewhere } from './held-elsewhere.ts';
import { createToldVisits } from './told-visits.ts';

interface Pieces {
  readonly memory: VisitMemory;
  readonly planning: Planning;
  readonly stages: VisitStageStore;
  readonly currency: () => Currency;
  readonly reload: () => void;
}

/** The visit of this tab among those of the others. */
export function createElsewhere(
  { connection, ports, visitor }: FeatureTools,
  { memory, planning, stages, currency, reload }: Pieces,
): { readonly elsewhere: Elsewhere; readonly isShown: () => boolean; follow(): () => void } {
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
    if (!isSame) bookingCart.replace(ids, shop?.id ?? null);
  }

  const $hasVisit = computed(
    [planning.$plan, stages.$stage],
    ({ services }, { kind }) => services.length > 0 || kind === 'confirmed',
  );
  const told = createToldVisits({ ports, storage, tabs, memory, stages, hasVisit: $hasVisit.get });
  const held = createHeldElsewhere({ api, ports, tabs, told, memory, stages, currency, adopt, reload });
  const { isShown, show } = told;
  const { follow, ...shared } = held;
  const { $services } = catalogue;
  const changes = createChangesElsewhere({ $cart: bookingCart.$cart, $services, tabs, isShown });
  const { dispose, ...shown } = changes;
  return {
    elsewhere: { ...shared, ...shown, show },
    isShown,
    follow() {
      const offs = [follow(), $hasVisit.listen(told.tell)];
      return () => {
        for (const off of offs) off();
        dispose();
      };
    },
  };
}
