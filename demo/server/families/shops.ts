import { and, asc, eq } from 'drizzle-orm';
import { listShops, shopBySlug, type ShopWire } from '#contract/families/shops.ts';
import type { Database } from '../database/database.ts';
import {
  articles,
  geogroupments,
  shopArticles,
  shops,
  type WeekTimes,
} from '../database/schema/catalogue.ts';
import type { ServerContext } from '../frame/context.ts';
import { refuse } from '../frame/refusal.ts';
import { answer, type Route, type Tenant } from '../router/route.ts';
import { geogroupmentWire } from './geogroupments.ts';

export function shopRoutes({ db }: ServerContext): Route[] {
  return [
    answer(listShops, ({ tenant }) => shopsOf(db, tenant)),
    answer(shopBySlug, async ({ tenant, params }) => {
      const [shop] = await shopsOf(db, tenant, params.slug);
      return shop ?? refuse('not_found');
    }),
  ];
}

/** The shops in the company's order, or the one of a slug. */
export async function shopsOf(db: Database, tenant: Tenant, slug?: string): Promise<ShopWire[]> {
  const rows = await db
    .select({ shop: shops, group: geogroupments })
    .from(shops)
    .leftJoin(
      geogroupments,
      and(eq(geogroupments.companyId, shops.companyId), eq(geogroupments.id, shops.groupId)),
    )
    .where(
      and(
        eq(shops.companyId, tenant.id),
        eq(shops.removed, false),
        slug === undefined ? undefined : eq(shops.slug, slug),
      ),
    )
    .orderBy(asc(shops.position), asc(shops.id));
  const offered = await articlesByShop(db, tenant, rows.length === 1 ? rows[0]?.shop.id : undefined);
  return rows.map(({ shop, group }) => shopWire(shop, group, offered.get(shop.id) ?? []));
}

async function articlesByShop(db: Database, tenant: Tenant, shopId?: string): Promise<Map<string, string[]>> {
  const rows = await db
    .select({ shopId: shopArticles.shopId, articleId: shopArticles.articleId })
    .from(shopArticles)
    .innerJoin(
      articles,
      and(eq(articles.companyId, shopArticles.companyId), eq(articles.id, shopArticles.articleId)),
    )
    .where(
      and(
        eq(shopArticles.companyId, tenant.id),
        eq(articles.draft, false),
        shopId === undefined ? undefined : eq(shopArticles.shopId, shopId),
      ),
    )
    .orderBy(asc(articles.position));
  const byShop = new Map<string, string[]>();
  for (const row of rows) byShop.set(row.shopId, [...(byShop.get(row.shopId) ?? []), row.articleId]);
  return byShop;
}

function shopWire(
  row: typeof shops.$inferSelect,
  group: typeof geogroupments.$inferSelect | null,
  offered: string[],
): ShopWire {
  const hasPlace = row.latitude !== null && row.longitude !== null;
  return {
    id: row.id,
    slug: row.slug,
    artebeauteId: `ab-${row.externalId}`,
    order: row.position,
    timezone: row.timeZone,
    publicInfo: { name: row.name, phone: row.phone, email: row.email, address: row.address },
    localisation: { coordonate: hasPlace ? { lat: row.latitude!, lng: row.longitude! } : null },
    images: row.images,
    booker: { active: row.bookable, shopUseCabins: row.usesCabins },
    articles: offered,
    geoGroupment: group === null ? null : geogroupmentWire(group),
    weekHours: weekWire(row.week),
  };
}

function weekWire(week: WeekTimes): ShopWire['weekHours'] {
  return Object.fromEntries(
    [0, 1, 2, 3, 4, 5, 6].map((weekday) => {
      const hours = (week[String(weekday)] ?? []).map(([start, end]) => ({ start, end }));
      const status = hours.length === 0 ? 'other' : hours.length === 1 ? 'day' : 'pause';
      return [String(weekday), { status, hours }];
    }),
  );
}
