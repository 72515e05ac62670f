import { atom, computed } from 'nanostores';
import type { Hold } from '#domain/appointments/appointment.ts';
import { instant } from '#domain/time/instant.ts';
import type { BookingCartStore } from '../../cart/booking-cart.ts';
import type { CatalogueStore } from '../../company/catalogue.ts';
import { valueOf } from '../../load.ts';
import type { Planning } from '../choosing/visit-plan.ts';
import type { VisitPlan, VisitStore } from '../visit.ts';
import type { LeftVisit, VisitMemory } from '../visit-memory.ts';
import { startOfHold } from '../held.ts';

/** The start of a visit that is saved: it had it when another visit took its place. */
export interface SavedStart {
  readonly shown: Pick<VisitStore, '$savedStart' | 'forgetSavedStart'>;
  /** What is held is given back, since the visit at hand is another one by now. */
  leave(hold: Hold): void;
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
  const $left = atom(memory.get().left);

  function put(left: readonly LeftVisit[]): void {
    memory.change({ left });
    $left.set(left);
  }

  /** A service that is taken out and added again makes no saved visit. */
  function followSaved(): void {
    const known = catalogue.$services.get();
    const shops = valueOf(catalogue.$shops.get());
    if (known.size === 0 || !shops || $left.get().length === 0) return;
    const saved = bookingCart.$saved.get()?.cart;
    const ids = (saved?.serviceIds ?? []).flatMap((id) => known.get(id)?.externalId ?? []).join();
    const savedShop = shops.find(({ id }) => shops.length === 1 || id === saved?.shopId);
    const plan = planning.$plan.get();
    // Neither saved nor at hand any more: whoever chooses the same later begins anew.
    put(
      $left.get().flatMap((left) => {
        if (left.shop === savedShop?.externalId && left.services.join() === ids)
          return { ...left, isSaved: true };
        return left.isSaved && !isAtHand(plan, left) ? [] : left;
      }),
    );
  }

  return {
    shown: {
      $savedStart: computed([$left, planning.$plan], (all, plan) => {
        const left = all.find((one) => one.isSaved && isAtHand(plan, one));
        return left ? instant(left.startsAt) : null;
      }),
      forgetSavedStart: () => put($left.get().filter((left) => !isAtHand(planning.$plan.get(), left))),
    },
    leave(hold) {
      const { externalShopId, lines } = hold;
      const services = lines.map(({ externalServiceId }) => externalServiceId);
      const own = { shop: externalShopId, services, startsAt: startOfHold(hold), isSaved: false };
      put([...$left.get(), own].slice(-MOST));
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

function isAtHand({ shop, services }: VisitPlan, left: LeftVisit): boolean {
  const ids = services.map(({ service }) => service.externalId);
  return shop?.externalId === left.shop && ids.join() === left.services.join();
}
