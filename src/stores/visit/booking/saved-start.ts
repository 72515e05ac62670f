import { atom, computed } from 'nanostores';
import type { Hold } from '#domain/appointments/appointment.ts';
import { instant } from '#domain/time/instant.ts';
import type { BookingCartStore } from '../../cart/booking-cart.ts';
import type { CatalogueStore } from '../../company/catalogue.ts';
import { valueOf } from '../../load.ts';
import type { Planning } from '../choosing/visit-plan.ts';
import type { VisitPlan, VisitStore } from '../visit.ts';
import type { SupersededVisit, VisitMemory } from '../visit-memory.ts';
import { startOfHold } from '../held.ts';

/** The start of a visit that is saved: it had it when another visit took its place. */
export interface SavedStart {
  readonly shown: Pick<VisitStore, '$savedStart' | 'forgetSavedStart'>;
  /** Notes the start of a hold whose place another visit takes; the hold itself is its caller's to release. */
  supersede(hold: Hold): void;
  /** Sees which visit is saved, until the result is called. */
  follow(): () => void;
}

/** One that was taken up in place of another, and that one. */
const MOST = 2;

interface SavedStartTools {
  readonly memory: VisitMemory;
  readonly planning: Pick<Planning, '$plan'>;
  readonly bookingCart: Pick<BookingCartStore, '$saved'>;
  readonly catalogue: Pick<CatalogueStore, '$services' | '$shops'>;
}

export function createSavedStart({ memory, planning, bookingCart, catalogue }: SavedStartTools): SavedStart {
  const $superseded = atom(memory.get().superseded);

  function put(superseded: readonly SupersededVisit[]): void {
    memory.change({ superseded });
    $superseded.set(superseded);
  }

  /** A service that is taken out and added again makes no saved visit. */
  function followSaved(): void {
    const known = catalogue.$services.get();
    const shops = valueOf(catalogue.$shops.get());
    if (known.size === 0 || !shops || $superseded.get().length === 0) return;
    const saved = bookingCart.$saved.get()?.cart;
    const ids = (saved?.serviceIds ?? []).flatMap((id) => known.get(id)?.externalId ?? []).join();
    const savedShop = shops.find(({ id }) => shops.length === 1 || id === saved?.shopId);
    const plan = planning.$plan.get();
    // Neither saved nor at hand any more: whoever chooses the same later begins anew.
    put(
      $superseded.get().flatMap((visit) => {
        if (visit.shop === savedShop?.externalId && visit.services.join() === ids)
          return { ...visit, isSaved: true };
        return visit.isSaved && !isAtHand(plan, visit) ? [] : visit;
      }),
    );
  }

  return {
    shown: {
      $savedStart: computed([$superseded, planning.$plan], (all, plan) => {
        const visit = all.find((one) => one.isSaved && isAtHand(plan, one));
        return visit ? instant(visit.startsAt) : null;
      }),
      forgetSavedStart: () =>
        put($superseded.get().filter((visit) => !isAtHand(planning.$plan.get(), visit))),
    },
    supersede(hold) {
      const { externalShopId, lines } = hold;
      const services = lines.map(({ externalServiceId }) => externalServiceId);
      const own = { shop: externalShopId, services, startsAt: startOfHold(hold), isSaved: false };
      put([...$superseded.get(), own].slice(-MOST));
      // A page that was loaded with another visit saved this one before it knew of the time.
      followSaved();
    },
    follow() {
      const offs = [bookingCart.$saved, catalogue.$services, catalogue.$shops].map(($known) =>
        $known.listen(followSaved),
      );
      return () => offs.forEach((off) => off());
    },
  };
}

function isAtHand({ shop, services }: VisitPlan, visit: SupersededVisit): boolean {
  const ids = services.map(({ service }) => service.externalId);
  return shop?.externalId === visit.shop && ids.join() === visit.services.join();
}
