import { and, eq, inArray, or } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { articles, shops } from '../database/schema/catalogue.ts';
import type { trackedCarts } from '../database/schema/records.ts';
import { invalidField, type Refusal } from '../http/refusal.ts';

/** Article types that a cart of each kind holds. */
const TYPES = { booking: [1, 4], products: [2] };

interface CartContent extends Pick<typeof trackedCarts.$inferSelect, 'companyId' | 'type'> {
  readonly shopId?: string | null | undefined;
  readonly items?: readonly { readonly id: string }[] | undefined;
}

/**
 * Names the shop or the first item of a cart that its company has never had, by either of its ids; null where all are known. What was
 * withdrawn since the visitor chose it stays known.
 */
export async function unknownInCart(
  db: Database,
  { companyId, type, shopId, items = [] }: CartContent,
): Promise<Refusal | null> {
  if (shopId !== null && shopId !== undefined) {
    const [shop] = await db
      .select({ id: shops.id })
      .from(shops)
      .where(and(eq(shops.companyId, companyId), or(eq(shops.id, shopId), eq(shops.externalId, shopId))))
      .limit(1);
    if (shop === undefined) return invalidField('shopId');
  }
  const ids = items.map(({ id }) => id);
  if (ids.length === 0) return null;
  const rows = await db
    .select({ id: articles.id, externalId: articles.externalId })
    .from(articles)
    .where(
      and(
        eq(articles.companyId, companyId),
        inArray(articles.type, TYPES[type]),
        or(inArray(articles.id, ids), inArray(articles.externalId, ids)),
      ),
    );
  const known = new Set(rows.flatMap((row) => [row.id, row.externalId]));
  const unknown = ids.findIndex((id) => !known.has(id));
  return unknown === -1 ? null : invalidField(`items.${unknown}.id`);
}
