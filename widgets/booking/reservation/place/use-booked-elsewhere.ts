import { useMemo } from 'react';
import type { Company } from '#domain/company/company.ts';
import { storefrontBase } from '#domain/shops/storefront-base.ts';
import type { Instant } from '#domain/time/instant.ts';
import { valueOf } from '#stores/load.ts';
import type { Site } from '#stores/site.ts';
import type { VisitPlan, VisitStore } from '#stores/visit/visit.ts';
import { plannedStartHref } from '#stores/visit/wished-start-place.ts';
import { dueOnlineIn } from '../../due-online.ts';

/**
 * The storefront that books a visit which has to be paid online, as an element on another page has no checkout; null where it is
 * booked here. `base`: what the element says of it.
 */
export function storefrontThatBooks(
  { navigation }: Pick<Site, 'navigation'>,
  company: Company,
  base: string | undefined,
): string | null {
  if (navigation.mode === 'history' || dueOnlineIn(company) === null) return null;
  return storefrontBase(base) ?? storefrontBase(company.identity.websiteUrl);
}

interface Booked {
  readonly site: Site;
  readonly company: Company;
  readonly base: string | undefined;
}

/** The visit whose times lead to a storefront, where one has to book it. */
export function useBookedElsewhere({ site, company, base }: Booked, visit: VisitStore) {
  const storefront = storefrontThatBooks(site, company, base);
  const choosing = useMemo<VisitStore>(() => {
    if (storefront === null) return visit;
    const { navigation, catalogue, locale } = site;
    const leave = (plan: VisitPlan, startsAt: Instant) => {
      const shopCount = valueOf(catalogue.$shops.get())?.length ?? 1;
      const at = { address: storefront, locale: locale.$locale.get(), shopCount };
      const href = plannedStartHref(plan, startsAt, at);
      if (href !== null) navigation.announced({ kind: 'services' }, () => (visit.leaveFor(href), true));
      return Promise.resolve(visit.$stage.get());
    };
    return {
      ...visit,
      choose: (_, { startsAt }) => leave(visit.$plan.get(), startsAt),
      take(alternative) {
        const plan = visit.$plan.get();
        const { start, kind } = alternative;
        const others = plan.services.map((each) => ({ ...each, practitionerId: null }));
        const taken = {
          shop: kind === 'shop' ? alternative.shop : plan.shop,
          services: kind === 'nearest' ? plan.services : others,
        };
        return leave(taken, start.startsAt);
      },
    };
  }, [site, visit, storefront]);
  return { storefront, choosing };
}
