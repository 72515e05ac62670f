import { useEffect } from 'react';
import { useStore } from '@nanostores/react';
import { BOOKING_CART_LIMIT } from '#domain/carts/booking-cart.ts';
import type { Service, Shop } from '#domain/catalogue/catalogue.ts';
import { serviceRoute } from '#domain/site/routes.ts';
import { valueOf } from '#stores/load.ts';
import type { Place } from '#stores/navigation/navigation.ts';
import type { Site } from '#stores/site.ts';

/**
 * Whether an address leads to exactly these services, and to no other shop. What it names besides and nobody has, or can book, leads
 * to nothing: such an address stays as it is, since what it could not bring is told by it. `known`: every service of the company by
 * its id.
 */
export function namesVisit(
  { route, query }: Place,
  { services, shop }: { readonly services: readonly Service[]; readonly shop: Pick<Shop, 'slug'> | null },
  known: ReadonlyMap<string, Service>,
): boolean {
  const { cart, cartAdd } = query;
  const named = route && 'shop' in route ? route.shop : null;
  if (shop !== null && named !== null && named !== shop.slug) return false;
  const page = route?.kind === 'service' && cart.length === 0 ? [route.service] : [];
  const slugs = new Set([...page, ...cartAdd]);
  const found = [
    ...cart.map((id) => known.get(id)),
    ...[...known.values()].filter(({ slug }) => slugs.has(slug)),
  ];
  const ids = new Set(found.filter((service) => service?.bookable).map((service) => service?.id));
  return (
    Math.min(ids.size, BOOKING_CART_LIMIT) === services.length && services.every(({ id }) => ids.has(id))
  );
}

/** The address of an open reservation names the visit on the screen: loaded anew, or handed on, it leads to that one. */
export function useVisitAddress({ bookingCart, catalogue, navigation, session }: Site): void {
  const place = useStore(navigation.$place);
  const steps = useStore(navigation.$steps);
  const lines = useStore(bookingCart.$lines);
  const shop = useStore(bookingCart.$shop);
  // What a link carries joins the cart of whoever is there.
  const isRestoring = useStore(session.$session).kind === 'restoring';
  useEffect(() => {
    const services = bookingCart.$lines.get();
    const step = steps.at(-1);
    const isOpen = place.query.page === 'reserved' && step !== undefined && step !== 'confirmed';
    if (navigation.mode === 'memory' || isRestoring || !isOpen || services.length === 0) return;
    if (namesVisit(place, { services, shop: bookingCart.$shop.get() }, catalogue.$services.get())) return;
    const { route: own, query } = place;
    const first = services.find(({ slug }) => own?.kind === 'service' && own.service === slug) ?? services[0];
    if (!first) return;
    const shopCount = valueOf(catalogue.$shops.get())?.length ?? 0;
    const slug = bookingCart.$shop.get()?.slug ?? null;
    const route = serviceRoute(slug, shopCount, first.categorySlugs[0] ?? '-', first.slug);
    const named = { ...query, cart: services.map(({ id }) => id), cartAdd: [] };
    const { history } = navigation;
    history.replace(navigation.href(route, named), history.notes());
    navigation.show({ route, query: named }, steps);
  }, [bookingCart, catalogue, navigation, place, steps, lines, shop, isRestoring]);
}
