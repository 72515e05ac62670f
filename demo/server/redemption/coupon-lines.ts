import { and, eq, inArray } from 'drizzle-orm';
import { PRODUCT_TYPE } from '#domain/catalogue/catalogue.ts';
import type { Cents } from '#domain/prices/money.ts';
import type { DateKey } from '#domain/time/date-key.ts';
import { priceOfArticle } from '../booking/article-price.ts';
import type { Database } from '../database/database.ts';
import { articles, shopArticles, shops } from '../database/schema/catalogue.ts';
import { invalidField, type Refusal } from '../http/refusal.ts';
import type { Tenant } from '../router/route.ts';

interface Asked {
  readonly lines: readonly { readonly articleId: string; readonly quantity?: number }[];
  /** External id; null: the company's own prices. */
  readonly shopId: string | null;
  readonly date: DateKey;
}

export interface PricedLine {
  readonly kind: 'service' | 'product';
  /** Internal id. */
  readonly articleId: string;
  readonly total: Cents;
}

/** What lines cost by the catalogue; one that names an article that is not on sale is refused. */
export async function pricedLines(
  db: Database,
  tenant: Tenant,
  { lines, shopId, date }: Asked,
): Promise<PricedLine[] | Refusal> {
  const rows = await onSale(
    db,
    tenant.id,
    lines.map(({ articleId }) => articleId),
    shopId,
  );
  const priced: PricedLine[] = [];
  for (const [index, { articleId, quantity = 1 }] of lines.entries()) {
    const found = rows.find(({ article }) => article.externalId === articleId);
    if (found === undefined) {
      return invalidField(`lines.${index}.articleId`);
    }
    const { article, ownPrice } = found;
    const kind = article.type === PRODUCT_TYPE ? 'product' : 'service';
    const each = kind === 'product' ? (ownPrice ?? article.price) : priceOfArticle(tenant, found, { date });
    priced.push({ kind, articleId: article.id, total: each * quantity });
  }
  return priced;
}

interface Found {
  readonly article: typeof articles.$inferSelect;
  readonly ownPrice: Cents | null;
}

async function onSale(
  db: Database,
  companyId: string,
  externalIds: readonly string[],
  shopId: string | null,
): Promise<Found[]> {
  const rows = await db
    .select({ article: articles, ownPrice: shopArticles.price, shop: shops.externalId })
    .from(articles)
    .leftJoin(
      shopArticles,
      and(eq(shopArticles.companyId, articles.companyId), eq(shopArticles.articleId, articles.id)),
    )
    .leftJoin(shops, and(eq(shops.companyId, shopArticles.companyId), eq(shops.id, shopArticles.shopId)))
    .where(
      and(
        eq(articles.companyId, companyId),
        inArray(articles.externalId, [...externalIds]),
        eq(articles.draft, false),
        eq(articles.active, true),
        eq(articles.removed, false),
        shopId === null ? undefined : eq(shops.externalId, shopId),
      ),
    );
  return shopId === null ? rows.map(({ article }) => ({ article, ownPrice: null })) : rows;
}
