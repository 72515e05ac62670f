import { serviceRoute } from '#domain/site/routes.ts';
import { valueOf } from '#stores/load.ts';
import type { Site } from '#stores/site.ts';

/** The address of an open reservation names the visit that has taken the place of another. */
export function settleAddress({ bookingCart, catalogue, navigation }: Site): void {
  if (navigation.$place.get().query.page !== 'reserved') return;
  const [first, ...others] = bookingCart.$lines.get();
  if (!first) return;
  const shopCount = valueOf(catalogue.$shops.get())?.length ?? 0;
  const slug = bookingCart.$shop.get()?.slug ?? null;
  const route = serviceRoute(slug, shopCount, first.categorySlugs[0] ?? '-', first.slug);
  const cart = [first, ...others].map(({ id }) => id);
  navigation.open(route, { page: 'reserved', cart }, { replace: true });
}
