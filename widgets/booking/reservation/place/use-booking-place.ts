import { useMemo } from 'react';
import { useStore } from '@nanostores/react';
import type { Company } from '#domain/company/company.ts';
import { bookedPrice } from '#domain/prices/pricing-visit.ts';
import { storefrontOf } from '#domain/shops/storefront-base.ts';
import type { Instant } from '#domain/time/instant.ts';
import { valueOf } from '#stores/load.ts';
import type { Site } from '#stores/site.ts';
import { afterAlternative } from '#stores/visit/choosing/after-alternative.ts';
import type { VisitPlan, VisitStore } from '#stores/visit/visit.ts';
import { plannedStart } from '#stores/visit/wished-start-place.ts';
import { dueOnlineIn } from '../../due-online.ts';

/** Where a visit is booked. */
export type BookingPlace =
  | { readonly kind: 'here' }
  /** It has to be paid online, and an element on another page has no checkout. `address`: without its last slash. */
  | { readonly kind: 'storefront'; readonly address: string }
  /** The same, where nobody has said where the storefront is. */
  | { readonly kind: 'nowhere' };

interface Element {
  readonly site: Site;
  readonly company: Company;
  /** Where the element says that the company's storefront is. */
  readonly base: string | undefined;
}

const HERE = { kind: 'here' } as const;

/** Where visits are booked that cost something. */
function placeOf({ site, company, base }: Element): BookingPlace {
  if (site.navigation.mode === 'history' || dueOnlineIn(company) === null) return HERE;
  const address = storefrontOf(base, company);
  return address === null ? { kind: 'nowhere' } : { kind: 'storefront', address };
}

function isFree({ shop, services }: VisitPlan): boolean {
  if (shop === null) return false;
  const price = bookedPrice(
    services.map(({ service }) => service),
    shop.externalId,
  );
  return price.kind === 'single' && price.amount === 0;
}

/** Leads to a storefront, which takes that start, asks for the details and is paid. */
export function goToStorefront(
  { navigation, catalogue, locale }: Site,
  visit: VisitStore,
  {
    address,
    plan,
    startsAt,
  }: { readonly address: string; readonly plan: VisitPlan; readonly startsAt: Instant },
): void {
  const shopCount = valueOf(catalogue.$shops.get())?.length ?? 1;
  const start = plannedStart(plan, startsAt, { address, locale: locale.$locale.get(), shopCount });
  if (start === null) return;
  navigation.announced(start.route, () => {
    visit.leaveFor(start.href);
    // This page goes nowhere itself.
    return false;
  });
}

/**
 * Where the visit is booked, and what chooses its time: where that is a storefront, its times lead there. `wishes` are those of an
 * address, by which nobody is led away: they are shown the times. In an element that cannot book it, nothing is held.
 */
export function useBookingPlace(element: Element, visit: VisitStore) {
  const { site, company, base } = element;
  const isFreeVisit = isFree(useStore(visit.$plan));
  return useMemo(() => {
    const place = isFreeVisit ? HERE : placeOf({ site, company, base });
    if (place.kind === 'here') return { place, choosing: visit, wishes: visit };
    const stay = () => Promise.resolve(visit.$stage.get());
    const wishes = { ...visit, choose: stay };
    if (place.kind === 'nowhere') return { place, choosing: { ...wishes, take: stay }, wishes };
    const leave = (plan: VisitPlan, startsAt: Instant) => {
      goToStorefront(site, visit, { address: place.address, plan, startsAt });
      return stay();
    };
    const choosing: VisitStore = {
      ...visit,
      choose: (_, { startsAt }) => leave(visit.$plan.get(), startsAt),
      take: (alternative) =>
        leave(afterAlternative(visit.$plan.get(), alternative), alternative.start.startsAt),
    };
    return { place, choosing, wishes };
  }, [site, company, base, visit, isFreeVisit]);
}
