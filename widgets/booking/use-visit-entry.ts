import { useCallback, useEffect, useState } from 'react';
import { useStore } from '@nanostores/react';
import type { Category, Service, Shop } from '#domain/catalogue/catalogue.ts';
import type { ServiceId, ShopId } from '#domain/catalogue/ids.ts';
import type { Site } from '#stores/site.ts';
import { usualShopFeature } from '#stores/usual-shop/feature.ts';
import { catalogueLinks, type CatalogueSelection } from './catalogue/catalogue-links.ts';

/** Why a service did not join the visit. */
export interface EntryRefusal {
  readonly kind: 'no-common-shop' | 'full' | 'not-bookable';
  readonly service: Service;
}

export type VisitEntry = ReturnType<typeof useVisitEntry>;

/** A service that was booked while others were in the visit: all of them are booked together. */
export interface JoinedVisit {
  readonly service: Service;
  readonly others: readonly Service[];
}

/** Puts services into the visit, and remembers the one that could not join it, and the one that joined others. */
export function useVisitEntry(site: Site, shops: readonly Shop[], selection: CatalogueSelection) {
  const [refusal, setRefusal] = useState<EntryRefusal | null>(null);
  const { joined, noteJoined } = useJoined(site);
  const shopId = shops.find(({ slug }) => slug === selection.shop)?.id;
  const readUsualShop = useUsualShop(site, shops.length > 1);
  const enter = useCallback(
    // `earlier`: what the visitor had in the visit, where a link brings more than one service.
    (service: Service, earlier?: readonly ServiceId[]): boolean => {
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
      if (isElsewhere) bookingCart.keepSuperseded(before);
      const first = before.serviceIds.length === 0 && before.shopId === null ? readUsualShop() : null;
      const wanted = shopId ?? first;
      if (wanted !== null) bookingCart.setShop(wanted);
      noteJoined(service, earlier ?? before.serviceIds);
      return true;
    },
    [site, shopId, readUsualShop, noteJoined],
  );
  const startOver = (service: Service) => {
    if (site.bookingCart.addAlone(service.id, shopId ?? null).kind !== 'prevented') setRefusal(null);
  };
  const bookJoinedAlone = () => {
    const { bookingCart } = site;
    if (joined) bookingCart.replace([joined.service.id], bookingCart.$cart.get().shopId);
  };
  const removeJoined = () => joined && site.bookingCart.remove(joined.service.id);
  const book = (service: Service, category: Category | null) =>
    catalogueLinks(site.navigation, shops, selection.shop).reserve(service, category, enter);
  return {
    refusal,
    joined,
    enter,
    book,
    startOver,
    bookJoinedAlone,
    removeJoined,
    dismiss: () => setRefusal(null),
  };
}

/** Reads where a customer was booked last, once that is known; null before, and for a guest. */
function useUsualShop(site: Site, isOneOfSeveral: boolean): () => ShopId | null {
  const isAsked = useStore(site.session.$session).kind === 'customer' && isOneOfSeveral;
  // Where its code does not come, the shop is chosen as by a guest.
  useEffect(() => {
    if (isAsked) site.open(usualShopFeature).catch(() => undefined);
  }, [site, isAsked]);
  return useCallback(() => site.opened(usualShopFeature).get()?.$shopId.get() ?? null, [site]);
}

/** Which service joined which others, as long as all of them are in the visit. */
function useJoined({ bookingCart, catalogue }: Site) {
  const [last, setLast] = useState<{ readonly id: ServiceId; readonly others: readonly ServiceId[] } | null>(
    null,
  );
  const { serviceIds } = useStore(bookingCart.$cart);
  const services = useStore(catalogue.$services);
  const noteJoined = useCallback(
    ({ id }: Service, before: readonly ServiceId[]) => {
      const isNew =
        before.length > 0 && !before.includes(id) && bookingCart.$cart.get().serviceIds.length > 1;
      setLast(isNew ? { id, others: before } : null);
    },
    [bookingCart],
  );
  const service = last && services.get(last.id);
  const isThere = last !== null && [last.id, ...last.others].every((id) => serviceIds.includes(id));
  const others = last?.others.flatMap((id) => services.get(id) ?? []) ?? [];
  const joined: JoinedVisit | null = service && isThere && others.length > 0 ? { service, others } : null;
  return { joined, noteJoined };
}
