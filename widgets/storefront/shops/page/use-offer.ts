import { useState } from 'react';
import { isBookableAt, type Category, type Service, type Shop } from '#domain/catalogue/catalogue.ts';
import type { ServiceId } from '#domain/catalogue/ids.ts';
import { offeredService } from '#domain/free-times/offered-service.ts';
import type { Site } from '#stores/site.ts';
import { useRecentServices } from '../use-recent-services.ts';

/** What can be booked at a shop, and what of it is shown. */
export interface ShopOffer {
  /** Those with a service that can be booked there, in the order of the catalogue. */
  readonly categories: readonly Category[];
  /** The one whose times are shown. */
  readonly service: Service;
  /** What is booked where no time is chosen: all that the visitor has in hand, where it is that. */
  readonly visit: readonly [Service, ...Service[]];
  choose(id: ServiceId): void;
}

/** Undefined before the catalogue is there; null where nothing can be booked. */
export function useOffer(
  site: Site,
  shop: Shop,
  categories: readonly Category[] | null,
): ShopOffer | null | undefined {
  const recent = useRecentServices(site);
  const [chosen, choose] = useState<ServiceId | null>(null);
  if (!categories) return undefined;
  const service = offeredService(categories, shop, chosen === null ? recent : [chosen]);
  if (!service) return null;
  const offered = categories.map((category) => ({
    ...category,
    services: category.services.filter((one) => isBookableAt(one, shop)),
  }));
  const all = new Map(offered.flatMap(({ services }) => services.map((one) => [one.id, one])));
  const inHand = site.bookingCart.$cart.get().serviceIds.flatMap((id) => all.get(id) ?? []);
  const [first, ...others] = inHand;
  return {
    categories: offered.filter(({ services }) => services.length > 0),
    service,
    visit: first === service ? [first, ...others] : [service],
    choose,
  };
}
