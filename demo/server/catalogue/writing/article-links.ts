import { and, eq, inArray, isNotNull, ne, notInArray, or } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { ArticleFields } from '#contract/catalogue/articles.schemas.ts';
import { PRODUCT_TYPE } from '#domain/catalogue/catalogue.ts';
import { currencyOf, type Cents } from '#domain/prices/money.ts';
import type { Database } from '../../database/database.ts';
import {
  articleCategories,
  articles,
  categories,
  shopArticles,
  shops,
} from '../../database/schema/catalogue.ts';
import { invalidField, refuse, Refusal } from '../../http/refusal.ts';
import type { Tenant } from '../../router/route.ts';
import { PRODUCTS } from '../categories.ts';
import { standing } from '../shops.ts';
import { externalIdOf } from './external-id.ts';
import { wholeCents } from './written.ts';

type Fields = Static<typeof ArticleFields>;

/** What an article is connected with; what is undefined stays as it is. */
export interface ArticleLinks {
  readonly externalId: string | undefined;
  /** Ids. */
  readonly categories: readonly string[] | undefined;
  readonly prices: readonly { readonly shopId: string; readonly price: Cents }[] | undefined;
}

/** Reads what an article's fields say of its connections; refused by the field that names what there is not. */
export async function readArticleLinks(
  tx: Database,
  tenant: Tenant,
  fields: Fields,
  /** Of the article, where there is one already. */
  id: string | null,
): Promise<ArticleLinks | Refusal> {
  if (fields.id !== undefined && fields.id !== id) return invalidField('id');
  const externalId = await readExternalId(tx, tenant.id, fields, id);
  if (externalId instanceof Refusal) return externalId;
  const linked = await readCategories(tx, tenant.id, fields);
  if (linked instanceof Refusal) return linked;
  const prices = await readPrices(tx, tenant, fields);
  return prices instanceof Refusal ? prices : { externalId, categories: linked, prices };
}

async function readExternalId(
  tx: Database,
  companyId: string,
  { artebeauteId, abId }: Fields,
  id: string | null,
): Promise<string | undefined | Refusal> {
  const said = artebeauteId ?? abId;
  if (said === undefined) return undefined;
  const externalId = externalIdOf(said);
  if (abId !== undefined && externalIdOf(abId) !== externalId) return invalidField('abId');
  const others = await tx
    .select({ id: articles.id })
    .from(articles)
    .where(
      and(
        eq(articles.companyId, companyId),
        eq(articles.externalId, externalId),
        id === null ? undefined : ne(articles.id, id),
      ),
    );
  return others.length === 0 ? externalId : refuse('conflict', { field: 'artebeauteId' });
}

async function readCategories(
  tx: Database,
  companyId: string,
  { categories: said, type }: Fields,
): Promise<string[] | undefined | Refusal> {
  if (said === undefined) return undefined;
  const slugs = said.map(({ slug }) => slug);
  const rows = await tx
    .select({ id: categories.id, slug: categories.slug, type: categories.type })
    .from(categories)
    .where(and(eq(categories.companyId, companyId), inArray(categories.slug, slugs)));
  const fitting = rows.filter((row) => (row.type === PRODUCTS) === (type === PRODUCT_TYPE));
  const wrong = slugs.findIndex((slug) => !fitting.some((row) => row.slug === slug));
  return wrong === -1 ? fitting.map(({ id }) => id) : invalidField(`categories.${wrong}.slug`);
}

async function readPrices(
  tx: Database,
  { id: companyId, profile }: Tenant,
  { booker }: Fields,
): Promise<ArticleLinks['prices'] | Refusal> {
  if (booker.pricesByShops === undefined) return undefined;
  const named = booker.pricesByShops.map(({ boutiqueId }) => boutiqueId);
  const rows = await tx
    .select({ id: shops.id, externalId: shops.externalId })
    .from(shops)
    .where(and(standing(companyId), or(inArray(shops.externalId, named), inArray(shops.id, named))));
  const prices: { shopId: string; price: Cents }[] = [];
  for (const [index, { boutiqueId, pvTtc }] of booker.pricesByShops.entries()) {
    const path = `booker.pricesByShops.${index}`;
    const shop = rows.find((row) => row.externalId === boutiqueId || row.id === boutiqueId);
    if (shop === undefined || prices.some(({ shopId }) => shopId === shop.id))
      return invalidField(`${path}.boutiqueId`);
    const price = wholeCents(pvTtc, currencyOf(profile.mCurrency.code));
    if (price === null) return invalidField(`${path}.pvTtc`);
    prices.push({ shopId: shop.id, price });
  }
  return prices;
}

/** Connects a written article: it is in these categories alone, and only these shops ask a price of their own. */
export async function linkArticle(
  tx: Database,
  companyId: string,
  articleId: string,
  { categories: ids, prices }: ArticleLinks,
): Promise<void> {
  if (ids !== undefined) {
    const own = and(eq(articleCategories.companyId, companyId), eq(articleCategories.articleId, articleId));
    await tx.delete(articleCategories).where(and(own, notInArray(articleCategories.categoryId, [...ids])));
    const rows = ids.map((categoryId) => ({ companyId, articleId, categoryId }));
    if (rows.length > 0) await tx.insert(articleCategories).values(rows).onConflictDoNothing();
  }
  if (prices !== undefined) {
    await tx
      .update(shopArticles)
      .set({ price: null })
      .where(
        and(
          eq(shopArticles.companyId, companyId),
          eq(shopArticles.articleId, articleId),
          isNotNull(shopArticles.price),
        ),
      );
    for (const { shopId, price } of prices) {
      await tx
        .insert(shopArticles)
        .values({ companyId, articleId, shopId, price })
        .onConflictDoUpdate({
          target: [shopArticles.companyId, shopArticles.shopId, shopArticles.articleId],
          set: { price },
        });
    }
  }
}
