import { and, eq, inArray } from 'drizzle-orm';
import { serviceId } from '#domain/catalogue/ids.ts';
import type { Locale } from '#domain/locale.ts';
import { wishedVisitPlace, type WishedService } from '#domain/site/places/wished-visit.ts';
import { buildHref } from '#domain/site/routes.ts';
import type { Database } from '../../database/database.ts';
import { articles, shopArticles, shops } from '../../database/schema/catalogue.ts';
import type { AppointmentRecord } from './appointment-record.ts';

export interface BookAgainLink {
  readonly url: string;
  /** `same`: the very visit once more; `another`: the choice of the services. */
  readonly leadsTo: 'same' | 'another';
}

/**
 * Where what an appointment was for is booked once more, in its shop, with whom and for as long as it was wished; the page of
 * services where not all of it is offered any more, null where nothing is booked online.
 */
export async function bookAgainLink(
  db: Database,
  record: AppointmentRecord,
  { origin, locale }: { readonly origin: string; readonly locale: Locale },
): Promise<BookAgainLink | null> {
  const { lines, shop, profile } = record;
  if (!profile.booker.appointments) return null;
  const slugs = await offeredSlugs(db, record);
  const services = lines.flatMap(({ articleId }): WishedService[] => {
    const slug = slugs.get(articleId);
    return slug === undefined ? [] : [{ id: serviceId(articleId), slug, categorySlugs: [] }];
  });
  const [first, ...others] = services;
  if (first === undefined || services.length < lines.length || shop.removed || !shop.bookable) {
    return { url: origin + buildHref({ kind: 'services' }, locale), leadsTo: 'another' };
  }
  const { companyId } = record.appointment;
  const { route, query } = wishedVisitPlace({
    services: [first, ...others],
    shop,
    shopCount: await db.$count(shops, and(eq(shops.companyId, companyId), eq(shops.removed, false))),
    durations: lines.map(({ startsAt, endsAt }) => (endsAt.getTime() - startsAt.getTime()) / MINUTE),
    practitioners: lines.map((line) => (line.practitionerChosen ? line.practitionerId : null)),
  });
  return { url: origin + buildHref(route, locale, query), leadsTo: 'same' };
}

/** Milliseconds. */
const MINUTE = 60_000;

/** By id the addresses of the services of an appointment that its shop still offers. */
async function offeredSlugs(
  db: Database,
  { appointment: { companyId }, lines, shop }: AppointmentRecord,
): Promise<ReadonlyMap<string, string>> {
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
        inArray(
          articles.id,
          lines.map(({ articleId }) => articleId),
        ),
        eq(articles.removed, false),
        eq(articles.draft, false),
        eq(articles.active, true),
      ),
    );
  return new Map(offered.map(({ id, slug }) => [id, slug]));
}
