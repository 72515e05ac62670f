import { and, eq, inArray, or } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { articles, shopArticles, shops } from '../database/schema/catalogue.ts';
import type { trackedCarts } from '../database/schema/records.ts';
import { invalidField, type Refusal } from '../http/refusal.ts';

/** Article types that a cart of each kind holds. */
const TYPES = { booking: [1, 4], products: [2] };

interface CartContent extends Pick<typeof trackedCarts.$inferSelect, 'companyId' | 'type'> {
  readonly shopId?: string | null | undefined;
  readonly items?: readonly { readonly id: string }[] | undefined;
}

/**
 * Names the shop or the first item of a cart that its company has never had, by either of its ids, or the first service that the shop
 * does not offer; null where all are known. What was withdrawn since the visitor chose it stays known.
 */
export async function unknownInCart(
  db: Database,
  { companyId, type, shopId, items = [] }: CartContent,
): Promise<Refusal | null> {
  const shop = shopId === null || shopId === undefined ? null : await shopOf(db, companyId, shopId);
  if (shop === undefined) return invalidField('shopId');
  const ids = items.map(({ id }) => id);
  if (ids.length === 0) return null;
  const rows = await db
    .select({
      id: articles.id,
      externalId: articles.externalId,
      isWithdrawn: articles.draft,
      offeredIn: shopArticles.shopId,
    })
    .from(articles)
    .leftJoin(
      shopArticles,
      and(
        eq(shopArticles.companyId, articles.companyId),
        eq(shopArticles.articleId, articles.id),
        eq(shopArticles.shopId, shop ?? ''),
      ),
    )
    .where(
      and(
        eq(articles.companyId, companyId),
        inArray(articles.type, TYPES[type]),
        or(inArray(articles.id, ids), inArray(articles.externalId, ids)),
      ),
    );
  // Products are sold by every shop.
  const isAnywhere = shop === null || type === 'products';
  const takeable = rows.filter((row) => isAnywhere || row.isWithdrawn || row.offeredIn !== null);
  const known = new Set(takeable.flatMap((row) => [row.id, row.externalId]));
  const unknown = ids.findIndex((id) => !known.has(id));
  return unknown === -1 ? null : invalidField(`items.${unknown}.id`);
}

/** The internal id of a shop that is named by either of its ids. */
async function shopOf(db: Database, companyId: string, id: string): Promise<string | undefined> {
  const [shop] = await db
    .select({ id: shops.id })
    .from(shops)
    .where(and(eq(shops.companyId, companyId), or(eq(shops.id, id), eq(shops.externalId, id))))
    .limit(1);
  return shop?.id;
}
