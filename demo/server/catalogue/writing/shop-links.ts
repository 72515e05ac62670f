import { and, eq, inArray, ne, notInArray } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { ShopFields } from '#contract/shop/shops.schemas.ts';
import type { Database } from '../../database/database.ts';
import { articles, geogroupments, shopArticles, shops } from '../../database/schema/catalogue.ts';
import { invalidField, refuse, Refusal } from '../../http/refusal.ts';
import { externalIdOf } from './external-id.ts';

type Fields = Static<typeof ShopFields>;

/** What a shop is connected with; what is undefined stays as it is. */
export interface ShopLinks {
  /** Columns of the shop itself. */
  readonly columns: { readonly externalId?: string; readonly groupId?: number | null };
  /** Ids. */
  readonly articles: readonly string[] | undefined;
}

/** Reads what a shop's fields say of its connections; refused by the field that names what there is not. */
export async function readShopLinks(
  tx: Database,
  companyId: string,
  fields: Fields,
  /** Of the shop, where there is one already. */
  id: string | null,
): Promise<ShopLinks | Refusal> {
  const { artebeauteId, articles: offered } = fields;
  if (fields.id !== undefined && fields.id !== id) return invalidField('id');
  const groupId = await readGroup(tx, companyId, fields.geoGroupment);
  if (groupId instanceof Refusal) return groupId;
  const externalId = artebeauteId === undefined ? undefined : externalIdOf(artebeauteId);
  if (externalId !== undefined && (await isOthers(tx, companyId, externalId, id)))
    return refuse('conflict', { field: 'artebeauteId' });
  const wrong = offered === undefined ? -1 : await firstUnknown(tx, companyId, offered);
  if (wrong !== -1) return invalidField(`articles.${wrong}`);
  return {
    columns: { ...(externalId !== undefined && { externalId }), ...(groupId !== undefined && { groupId }) },
    articles: offered,
  };
}

async function readGroup(
  tx: Database,
  companyId: string,
  group: unknown,
): Promise<number | null | undefined | Refusal> {
  if (group === undefined || group === null) return group;
  const id: unknown = typeof group === 'object' ? Reflect.get(group, 'id') : null;
  if (id === -1) return null;
  if (typeof id !== 'number' || !Number.isInteger(id) || Math.abs(id) > 2_147_483_647)
    return invalidField('geoGroupment.id');
  const found = await tx
    .select({ id: geogroupments.id })
    .from(geogroupments)
    .where(and(eq(geogroupments.companyId, companyId), eq(geogroupments.id, id)));
  return found.length > 0 ? id : invalidField('geoGroupment.id');
}

async function isOthers(
  tx: Database,
  companyId: string,
  externalId: string,
  id: string | null,
): Promise<boolean> {
  const others = await tx
    .select({ id: shops.id })
    .from(shops)
    .where(
      and(
        eq(shops.companyId, companyId),
        eq(shops.externalId, externalId),
        id === null ? undefined : ne(shops.id, id),
      ),
    );
  return others.length > 0;
}

/** The place of the first id that is none of the company's articles; -1 where all are. */
export async function firstUnknown(
  tx: Database,
  companyId: string,
  ids: readonly string[],
  types?: readonly number[],
): Promise<number> {
  const rows = await tx
    .select({ id: articles.id })
    .from(articles)
    .where(
      and(
        eq(articles.companyId, companyId),
        eq(articles.removed, false),
        inArray(articles.id, [...ids]),
        types === undefined ? undefined : inArray(articles.type, [...types]),
      ),
    );
  const known = new Set(rows.map(({ id }) => id));
  return ids.findIndex((id) => !known.has(id));
}

/** A written shop offers these alone of what everybody may see; what is a draft, and prices of its own, stay. */
export async function linkShop(
  tx: Database,
  companyId: string,
  shopId: string,
  { articles: ids }: ShopLinks,
): Promise<void> {
  if (ids === undefined) return;
  const published = tx
    .select({ id: articles.id })
    .from(articles)
    .where(and(eq(articles.companyId, companyId), eq(articles.draft, false)));
  await tx
    .delete(shopArticles)
    .where(
      and(
        eq(shopArticles.companyId, companyId),
        eq(shopArticles.shopId, shopId),
        notInArray(shopArticles.articleId, [...ids]),
        inArray(shopArticles.articleId, published),
      ),
    );
  const rows = ids.map((articleId) => ({ companyId, shopId, articleId }));
  if (rows.length > 0) await tx.insert(shopArticles).values(rows).onConflictDoNothing();
}
