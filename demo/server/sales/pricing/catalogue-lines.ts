import { and, eq, inArray } from 'drizzle-orm';
import { SERVICE_TYPES } from '#domain/catalogue/catalogue.ts';
import { vatIn } from '#domain/taxes/vat-rates.ts';
import type { HeldVisit } from '../../booking/held-visit.ts';
import { priceOfService, startOfLine, wantedLine, type Visit } from '../../booking/visit.ts';
import type { Database } from '../../database/database.ts';
import type { HeldLine } from '../../database/schema/booking.ts';
import { articles, shopArticles, shops } from '../../database/schema/catalogue.ts';
import { amountError } from '#domain/gifts/gift.ts';
import { themesOnSale } from '../../gifts/on-sale.ts';
import { isSold, stockOf } from '../../eshop/stock.ts';
import { invalidField, refuse, type Refusal } from '../../http/refusal.ts';
import type { Tenant } from '../../router/route.ts';
import type { SaleAsk } from '../ask.ts';
import type { GiftSaleLine, ProductSaleLine, ServiceSaleLine } from '../sale-lines.ts';

/** Per cent; a voucher for money is taxed when it is used. */
const NO_TAX = 0;

/** What a held visit costs, line by line. `home`: the company's country. */
export function serviceLines({ visit, hold }: HeldVisit, home: string): ServiceSaleLine[] {
  return hold.lines.map((line) => {
    const price = priceOfService(visit, wantedLine(line), startOfLine(line));
    return {
      kind: 'service',
      articleId: line.articleId,
      name: visit.facts.services.get(line.serviceId)?.article.name ?? {},
      vat: vatOfService(visit, line, home),
      price,
      total: price,
    };
  });
}

/** Per cent, at which a service is taxed where its visit takes place. `home`: the company's country. */
export function vatOfService(
  { facts }: Visit,
  { serviceId }: Pick<HeldLine, 'serviceId'>,
  home: string,
): number {
  return vatIn(facts.shop.address.country, facts.services.get(serviceId)?.article.vat ?? NO_TAX, home);
}

export interface ShopProducts {
  /** Internal id. */
  readonly shopId: string;
  readonly lines: readonly ProductSaleLine[];
}

/** Products at the price of a shop that sells them; one that is no product, a draft, not sold there or sold out is refused. */
export async function productLines(
  db: Database,
  tenant: Tenant,
  wanted: SaleAsk['products'],
  {
    shopExternalId,
    hasVisit,
    home,
  }: {
    readonly shopExternalId: string;
    readonly hasVisit: boolean;
    /** The company's country. */
    readonly home: string;
  },
): Promise<ShopProducts | Refusal> {
  const [shop] = await db
    .select({ id: shops.id, address: shops.address })
    .from(shops)
    .where(and(eq(shops.companyId, tenant.id), eq(shops.externalId, shopExternalId)));
  if (shop === undefined) return invalidField('shopId');
  const rows = await productsOf(
    db,
    tenant,
    shop.id,
    wanted.map(({ articleId }) => articleId),
  );
  const lines: ProductSaleLine[] = [];
  for (const [index, { articleId, quantity }] of wanted.entries()) {
    const found = rows.find(({ article }) => article.externalId === articleId);
    const isRepeated = lines.some((line) => line.articleId === found?.article.id);
    if (found === undefined || isRepeated) return invalidField(`products.${index}.articleId`);
    const unitPrice = found.ownPrice ?? found.article.price;
    const { id, name, vat } = found.article;
    lines.push({
      kind: 'product',
      articleId: id,
      name,
      vat: vatIn(shop.address.country, vat, home),
      quantity,
      unitPrice,
      total: unitPrice * quantity,
    });
  }
  const isAddOnOnly = !hasVisit && rows.every(({ article }) => article.upsellOnly);
  if (isAddOnOnly) return invalidField('products.0.articleId');
  const articleIds = lines.map(({ articleId }) => articleId);
  const there = await stockOf(db, tenant.id, { articleIds, shopId: shop.id });
  const missing = lines.findIndex(({ articleId, quantity }) => quantity > (there.get(articleId) ?? 0));
  return missing === -1
    ? { shopId: shop.id, lines }
    : refuse('out_of_stock', { field: `products.${missing}` });
}

function productsOf(db: Database, tenant: Tenant, shopId: string, externalIds: readonly string[]) {
  return db
    .select({ article: articles, ownPrice: shopArticles.price })
    .from(articles)
    .innerJoin(
      shopArticles,
      and(
        eq(shopArticles.companyId, articles.companyId),
        eq(shopArticles.articleId, articles.id),
        eq(shopArticles.shopId, shopId),
      ),
    )
    .where(and(eq(articles.companyId, tenant.id), inArray(articles.externalId, [...externalIds]), isSold));
}

/** Vouchers; one for a service costs what the service costs. */
export async function giftLines(
  db: Database,
  tenant: Tenant,
  wanted: SaleAsk['gifts'],
): Promise<GiftSaleLine[] | Refusal> {
  if (wanted.length === 0) return [];
  const ids = wanted.flatMap(({ articleId }) => (articleId === null ? [] : [articleId]));
  const given = ids.length === 0 ? [] : await servicesOf(db, tenant, ids);
  const themes = await themesOnSale(db, tenant.id);
  const lines: GiftSaleLine[] = [];
  for (const [index, gift] of wanted.entries()) {
    const theme = themes.find(({ id }) => id === gift.themeId);
    if (theme === undefined) return invalidField(`gifts.${index}.themeId`);
    const article = given.find(({ externalId }) => externalId === gift.articleId);
    if (gift.articleId !== null && article === undefined) return invalidField(`gifts.${index}.articleId`);
    const amount = article === undefined ? gift.amount : article.price * article.requiredCustomers;
    if (article === undefined && amountError(amount, theme) !== null) {
      return invalidField(`gifts.${index}.amount`);
    }
    lines.push({
      kind: 'gift',
      ...gift,
      amount,
      articleId: article?.id ?? null,
      name: article?.name ?? theme.name,
      vat: NO_TAX,
      total: amount,
    });
  }
  return lines;
}

function servicesOf(db: Database, tenant: Tenant, externalIds: readonly string[]) {
  return db
    .select()
    .from(articles)
    .where(
      and(
        eq(articles.companyId, tenant.id),
        inArray(articles.externalId, [...externalIds]),
        inArray(articles.type, [...SERVICE_TYPES]),
        eq(articles.draft, false),
        eq(articles.active, true),
        eq(articles.upsellOnly, false),
        eq(articles.removed, false),
      ),
    );
}
