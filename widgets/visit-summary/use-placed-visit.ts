import { useStore } from '@nanostores/react';
import { dateAt } from '#domain/availability/hours/clock-change.ts';
import type { Hold } from '#domain/appointments/appointment.ts';
import type { PlacedVisit } from '#domain/appointments/placed-visit.ts';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import type { Currency } from '#domain/prices/money.ts';
import { isWeekendPrice } from '#domain/prices/pricing-visit.ts';
import { instant } from '#domain/time/instant.ts';
import { startOfHold } from '#stores/visit/held.ts';
import { $noBill, $noPlan } from '#stores/visit/booking/no-visit.ts';
import type { VisitStore } from '#stores/visit/visit.ts';
import { useNamesZone } from '#ui/use-names-zone.ts';

interface HeldPlace {
  readonly visit: VisitStore;
  readonly hold: Hold;
  readonly shop: Shop;
}

type MaybeHeld = { readonly [Key in keyof HeldPlace]: HeldPlace[Key] | null };

const NOWHERE = 'UTC';

/** What is held, at its moment; null where nothing is. */
export function usePlacedVisit(held: HeldPlace, currency: Currency): PlacedVisit;
export function usePlacedVisit(held: MaybeHeld, currency: Currency): PlacedVisit | null;
export function usePlacedVisit({ visit, hold, shop }: MaybeHeld, currency: Currency): PlacedVisit | null {
  const { bill, codes } = useStore(visit?.$bill ?? $noBill);
  const { services } = useStore(visit?.$plan ?? $noPlan);
  const startsAt = hold ? startOfHold(hold) : instant(0);
  const namesZone = useNamesZone(shop?.timeZone ?? NOWHERE, startsAt);
  if (!hold || !shop) return null;
  const { lines, total } = hold;
  const date = dateAt(startsAt, shop.timeZone);
  const weekendPriced = services
    .filter(({ service }) => isWeekendPrice(service, shop.externalId, date))
    .map(({ service }) => service.externalId);
  return {
    shop,
    lines,
    total,
    bill: bill && { ...bill, isAutomatic: codes.length === 0 },
    weekendPriced: new Set(weekendPriced),
    namesZone,
    currency,
    date,
  };
}
