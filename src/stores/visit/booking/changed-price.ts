import { atom, type ReadableAtom } from 'nanostores';
import { dateAt } from '#domain/availability/hours/clock-change.ts';
import type { Hold } from '#domain/appointments/appointment.ts';
import type { Cents } from '#domain/prices/money.ts';
import { totalOn } from '#domain/prices/pricing-visit.ts';
import type { Instant } from '#domain/time/instant.ts';
import { heldIn, startOfHold } from '../held.ts';
import type { ChangedPrice, VisitPlan, VisitStage } from '../visit.ts';

export interface ChangedPriceTools {
  readonly $stage: ReadableAtom<VisitStage>;
  readonly $plan: ReadableAtom<VisitPlan>;
}

/** Compares the sum that was on the screen when a time was asked for with the one that it is held for; null: they are the same. */
export function createChangedPrice({ $stage, $plan }: ChangedPriceTools) {
  const $changedPrice = atom<ChangedPrice | null>(null);
  let shown: Cents | null = null;

  const shownAt = (startsAt: Instant): Cents | null => {
    const { shop, services } = $plan.get();
    if (!shop) return null;
    const date = dateAt(startsAt, shop.timeZone);
    return totalOn(
      services.map(({ service }) => service),
      shop.externalId,
      date,
    );
  };

  /** A hold of the same visit that is asked for once more was shown with its own sum. */
  const shownOf = (hold: Hold): Cents | null => {
    const services = $plan.get().services.map(({ service }) => service.externalId);
    const isSame = services.join() === hold.lines.map(({ externalServiceId }) => externalServiceId).join();
    return isSame ? ($changedPrice.get()?.before ?? hold.total) : shownAt(startOfHold(hold));
  };

  function follow(stage: VisitStage): void {
    if (stage.kind === 'holding') shown = shownAt(stage.start.startsAt);
    else if (stage.kind === 'extending') shown = shownOf(stage.from.hold);
    else if (stage.kind === 'held' && shown !== null) {
      const { total } = stage.hold;
      $changedPrice.set(shown === total ? null : { before: shown, now: total });
      shown = null;
    } else if (!heldIn(stage) || stage.kind === 'price-changed') {
      shown = null;
      $changedPrice.set(null);
    }
  }

  return { shown: { $changedPrice }, follow: () => $stage.listen(follow) };
}
