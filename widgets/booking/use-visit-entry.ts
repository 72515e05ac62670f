import { useCallback, useState } from 'react';
import type { Category, Service, Shop } from '#domain/catalogue/catalogue.ts';
import type { Site } from '#stores/site.ts';
import { catalogueLinks, type CatalogueSelection } from './catalogue/catalogue-links.ts';

/** Why a service did not join the visit. */
export interface EntryRefusal {
  readonly kind: 'no-common-shop' | 'full' | 'not-bookable';
  readonly service: Service;
}

export type VisitEntry = ReturnType<typeof useVisitEntry>;

/** Puts services into the visit, and remembers the one that could not join it. */
export function useVisitEntry(site: Site, shops: readonly Shop[], selection: CatalogueSelection) {
  const [refusal, setRefusal] = useState<EntryRefusal | null>(null);
  const shopId = shops.find(({ slug }) => slug === selection.shop)?.id;
  const enter = useCallback(
    (service: Service): boolean => {
      const { bookingCart } = site;
      const before = bookingCart.$cart.get();
      const isOfOtherShop = shopId !== undefined && before.shopId !== null && before.shopId !== shopId;
      const isElsewhere = isOfOtherShop && before.serviceIds.length > 0;
      const outcome = isElsewhere ? bookingCart.addAlone(service.id, shopId) : bookingCart.add(service.id);
      if (outcome.kind === 'prevented') return false;
      const isRefused = outcome.kind !== 'added' && outcome.kind !== 'choose-shop';
      setRefusal(isRefused ? { kind: outcome.kind, service } : null);
      if (isRefused) return true;
      // A visit in another shop is not moved to this one without a word: it waits beside, and is offered.
      if (isElsewhere) void bookingCart.withStorage((storage) => storage.keep(before, true));
      if (shopId !== undefined) bookingCart.setShop(shopId);
      return true;
    },
    [site, shopId],
  );
  const startOver = (service: Service) => {
    if (site.bookingCart.addAlone(service.id, shopId ?? null).kind !== 'prevented') setRefusal(null);
  };
  const book = (service: Service, category: Category | null) =>
    catalogueLinks(site.navigation, shops, selection.shop).reserve(service, category, enter);
  return { refusal, enter, book, startOver, dismiss: () => setRefusal(null) };
}
