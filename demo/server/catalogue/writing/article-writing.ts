import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { ArticleFields } from '#contract/catalogue/articles.schemas.ts';
import { currencyOf } from '#domain/prices/money.ts';
import type { Database } from '../../database/database.ts';
import { articles } from '../../database/schema/catalogue.ts';
import { invalidField, refuse, Refusal } from '../../http/refusal.ts';
import type { Tenant } from '../../router/route.ts';
import { linkArticle, readArticleLinks } from './article-links.ts';
import { newExternalId } from './external-id.ts';
import { changed, htmlText, imageRows, filledTexts, slugTaken, foreignImage, wholeCents } from './written.ts';

type Fields = Static<typeof ArticleFields>;
type Written = Omit<typeof articles.$inferInsert, 'companyId' | 'id' | 'externalId' | 'removed'>;

/** The id of the new article. */
export async function addArticle(tx: Database, tenant: Tenant, fields: Fields): Promise<string | Refusal> {
  const written = writtenArticle(tenant, fields);
  if (written instanceof Refusal) return written;
  const links = await readArticleLinks(tx, tenant, fields, null);
  if (links instanceof Refusal) return links;
  const externalId = links.externalId ?? newExternalId();
  const [added] = await tx
    .insert(articles)
    .values({ ...written, companyId: tenant.id, id: randomUUID(), externalId })
    .onConflictDoNothing()
    .returning({ id: articles.id });
  if (added === undefined) return slugTaken();
  await linkArticle(tx, tenant.id, added.id, links);
  return added.id;
}

export function changeArticleRow(
  db: Database,
  tenant: Tenant,
  id: string,
  fields: Fields,
): Promise<string | Refusal> {
  return changed(db, async (tx) => {
    const written = writtenArticle(tenant, fields);
    if (written instanceof Refusal) return written;
    const links = await readArticleLinks(tx, tenant, fields, id);
    if (links instanceof Refusal) return links;
    const { externalId } = links;
    const [row] = await tx
      .update(articles)
      .set({ ...written, ...(externalId !== undefined && { externalId }) })
      .where(sameArticle(tenant, id))
      .returning({ id: articles.id });
    if (row === undefined) return refuse('not_found');
    await linkArticle(tx, tenant.id, id, links);
    return id;
  });
}

/** What appointments and orders refer to stays readable; nobody finds, books or buys it any more. */
export async function removeArticleRow(
  db: Database,
  tenant: Tenant,
  id: string,
): Promise<Record<string, never> | Refusal> {
  const [row] = await db
    .update(articles)
    .set({ removed: true, draft: true, active: false })
    .where(sameArticle(tenant, id))
    .returning({ id: articles.id });
  return row === undefined ? refuse('not_found') : {};
}

function sameArticle(tenant: Tenant, id: string) {
  return and(eq(articles.companyId, tenant.id), eq(articles.id, id), eq(articles.removed, false));
}

function writtenArticle(tenant: Tenant, fields: Fields): Written | Refusal {
  const strange = foreignImage(fields.images, tenant.id);
  if (strange !== null) return invalidField(strange);
  const prices = writtenPrices(tenant, fields);
  if (prices instanceof Refusal) return prices;
  const { booker } = fields;
  return {
    ...prices,
    type: fields.type,
    slug: fields.slug,
    position: fields.order,
    draft: fields.draft,
    active: booker.active,
    upsellOnly: booker.upsellOnly,
    name: filledTexts(fields.name),
    summary: filledTexts(fields.summary),
    description: htmlText(fields.description, tenant.id),
    images: imageRows(fields.images),
    vat: booker.vat,
    duration: booker.duration,
    pause: booker.pause,
    requiredCustomers: booker.appointment.nbCustomerRequired,
    requiredPractitioners: booker.appointment.nbPractitionerRequired ?? 1,
    needsCabin: fields.needsCabin,
    equipmentKind: fields.equipmentKind,
    tracksStock: booker.enableStock,
    ...(fields.quantity !== undefined && { quantity: fields.quantity }),
    ...(fields.brand !== undefined && { brand: fields.brand }),
  };
}

type Prices = Pick<Written, 'price' | 'regularPrice' | 'weekdayPrice' | 'weekendPrice' | 'priceTimes'>;

function writtenPrices(
  tenant: Tenant,
  { price, regularPrice, weekprices, prices, booker }: Fields,
): Prices | Refusal {
  const currency = currencyOf(tenant.profile.mCurrency.code);
  const cents = (amount: number) => wholeCents(amount, currency);
  const base = cents(price);
  if (base === null) return invalidField('price');
  const regular = typeof regularPrice === 'number' ? cents(regularPrice) : regularPrice;
  if (regular === null && regularPrice !== null) return invalidField('regularPrice');
  const weekday = weekprices === null ? null : cents(weekprices);
  if (weekprices !== null && weekday === null) return invalidField('weekprices');
  const weekend = prices === null ? null : cents(prices);
  if (prices !== null && weekend === null) return invalidField('prices');
  const times: { duration: number; price: number }[] = [];
  for (const [index, { duration, value }] of booker.priceTime.prices.entries()) {
    const timed = cents(value);
    if (timed === null) return invalidField(`booker.priceTime.prices.${index}.value`);
    times.push({ duration, price: timed });
  }
  const hasTimes = booker.priceTime.active && times.length > 0;
  return {
    price: base,
    ...(regular !== undefined && { regularPrice: regular }),
    weekdayPrice: weekday,
    weekendPrice: weekend,
    priceTimes: hasTimes ? times : null,
  };
}
