import { and, eq, inArray } from 'drizzle-orm';
import { serviceId } from '#domain/catalogue/ids.ts';
import type { Locale } from '#domain/locale.ts';
import { buildHref, serviceRoute } from '#domain/site/routes.ts';
import type { Database } from '../../database/database.ts';
import { articles, shopArticles, shops } from '../../database/schema/catalogue.ts';
import type { AppointmentRecord } from './appointment-record.ts';

/** No page of a category has this address: of a reservation, what counts is its services. */
const ANY_CATEGORY = '-';

/**
 * The page where what an appointment was for is booked once more, in its shop; the page of services where not all of it is offered
 * any more, null where nothing is booked online.
 */
export async function bookAgainUrl(
  db: Database,
  { appointment, lines, shop, profile }: AppointmentRecord,
  { origin, locale }: { readonly origin: string; readonly locale: Locale },
): Promise<string | null> {
  const { companyId } = appointment;
  if (!profile.booker.appointments) return null;
  const ids = [...new Set(lines.map(({ articleId }) => articleId))];
  const offered = await db
    .select({ id: articles.id, slug: articles.slug })
    .from(articles)
    .innerJoin(
      shopArticles,
      and(
        eq(shopArticles.companyId, companyId),
        eq(shopArticles.articleId, articles.id),
        eq(shopArticles.shopId, shop.id),
      ),
    )
    .where(
      and(
        eq(articles.companyId, companyId),
        inArray(articles.id, ids),
        eq(articles.removed, false),
        eq(articles.draft, false),
        eq(articles.active, true),
      ),
    );
  const first = offered.find(({ id }) => id === ids[0]);
  if (first === undefined || offered.length < ids.length || shop.removed || !shop.bookable) {
    return origin + buildHref({ kind: 'services' }, locale);
  }
  const shopCount = await db.$count(shops, and(eq(shops.companyId, companyId), eq(shops.removed, false)));
  const route = serviceRoute(shop.slug, shopCount, ANY_CATEGORY, first.slug);
  return origin + buildHref(route, locale, { page: 'reserved', cart: ids.map(serviceId) });
}
