import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, inArray, max, ne, or } from 'drizzle-orm';
import type { requestBackInStock } from '#contract/orders/back-in-stock.ts';
import type { Locale } from '#domain/locale.ts';
import { checkEmail } from '#domain/people/contact-details.ts';
import { refuseIfSpent, type Allowance } from '../../accounts/allowances.ts';
import { newKey } from '../../booking/appointments/appointment-keys.ts';
import { spokenLocale } from '../../booking/appointments/confirm.ts';
import { atShop, ofArticle } from '../../catalogue/sold-at.ts';
import { inTransaction, type Database } from '../../database/database.ts';
import { articles, shopArticles, shops } from '../../database/schema/catalogue.ts';
import { backInStockRequests } from '../../database/schema/selling/back-in-stock.ts';
import { addressGroup } from '../../http/requests/client-address.ts';
import { invalidField, refuse, type Refusal } from '../../http/refusal.ts';
import { isClosed, type Incoming } from '../../router/route.ts';
import { sellsProducts } from '../../sales/settings.ts';
import { isSold, stockOf } from '../stock.ts';

const DAY = 86_400_000;
/** For so long a product is waited for. */
export const WAITED_FOR = 90 * DAY;
/** Products that one e-mail address may wait for at a time: so many mails could come unasked. */
const MOST_WAITING = 20;

interface Wanted {
  readonly companyId: string;
  readonly articleId: string;
  /** Null: any shop. */
  readonly shopId: string | null;
}

interface Asker {
  /** Lower case. */
  readonly email: string;
  readonly locale: Locale;
  readonly now: number;
}

/**
 * Writes down who wants one mail when a product is back. Asked again, it is the same request, kept for as long anew; the answer is
 * the same too, and nobody learns who waits, or for how much. Where there is some of it, nothing is written down.
 */
export async function requestMail(
  db: Database,
  { tenant, body, locale, address, now }: Incoming<typeof requestBackInStock>,
): Promise<{ available: boolean } | Refusal> {
  if (isClosed(tenant)) return refuse('maintenance');
  if (!sellsProducts(tenant)) return refuse('not_found');
  const checked = checkEmail(body.email);
  if (checked.kind !== 'ok') return invalidField('email');
  const email = checked.value.toLowerCase();
  return inTransaction(db, async (tx) => {
    const wanted = await wantedOf(tx, tenant.id, body);
    if (wanted === null) return refuse('not_found');
    const levels = await stockOf(tx, tenant.id, { articleIds: [wanted.articleId], shopId: wanted.shopId });
    if ((levels.get(wanted.articleId) ?? 0) > 0) return { available: true };
    const spent = await refuseIfSpent(tx, { companyId: tenant.id, now }, allowancesOf(email, address));
    if (spent !== null) return spent;
    await makeRoom(tx, wanted, email);
    await keep(tx, wanted, { email, locale: spokenLocale(tenant, locale), now });
    return { available: false };
  });
}

/** Nobody fills a stranger's mailbox, or the table. The address may be that of several people. */
function allowancesOf(email: string, address: string): Allowance[] {
  return [
    { subject: `back in stock e-mail ${email}`, limit: 10, window: DAY },
    { subject: `back in stock address ${addressGroup(address)}`, limit: 30, window: DAY },
  ];
}

/** A product that is sold, and at that shop; null where there is none. */
async function wantedOf(
  tx: Database,
  companyId: string,
  { productId, shopId }: { readonly productId: string; readonly shopId?: string },
): Promise<Wanted | null> {
  const [found] = await tx
    .select({ articleId: articles.id, shopId: shops.id })
    .from(articles)
    .innerJoin(shopArticles, ofArticle)
    .innerJoin(shops, atShop)
    .where(
      and(
        eq(articles.companyId, companyId),
        eq(articles.id, productId),
        isSold,
        shopId === undefined ? undefined : or(eq(shops.id, shopId), eq(shops.externalId, shopId)),
      ),
    )
    .limit(1);
  if (found === undefined) return null;
  return { companyId, articleId: found.articleId, shopId: shopId === undefined ? null : found.shopId };
}

/**
 * One more than an address may wait for takes the place of what it asked for longest ago: a refusal would tell anybody that it waits
 * for so many. A product is one, however many shops were named.
 */
async function makeRoom(tx: Database, wanted: Wanted, asker: string): Promise<void> {
  const { companyId, articleId, email, expiresAt } = backInStockRequests;
  const isAskers = and(eq(companyId, wanted.companyId), eq(email, asker));
  const tooMany = tx
    .select({ articleId })
    .from(backInStockRequests)
    .where(and(isAskers, ne(articleId, wanted.articleId)))
    .groupBy(articleId)
    .orderBy(desc(max(expiresAt)), asc(articleId))
    .offset(MOST_WAITING - 1);
  await tx.delete(backInStockRequests).where(and(isAskers, inArray(articleId, tooMany)));
}

/** The requests of an address have one key: whoever spends its allowance at once has waited, and finds the same. */
async function keep(tx: Database, wanted: Wanted, { email, locale, now }: Asker): Promise<void> {
  const [known] = await tx
    .select({ key: backInStockRequests.key })
    .from(backInStockRequests)
    .where(and(eq(backInStockRequests.companyId, wanted.companyId), eq(backInStockRequests.email, email)))
    .limit(1);
  const { companyId, articleId, shopId } = backInStockRequests;
  const expiresAt = new Date(now + WAITED_FOR);
  await tx
    .insert(backInStockRequests)
    .values({
      ...wanted,
      id: randomUUID(),
      email,
      locale,
      key: known?.key ?? newKey(),
      createdAt: new Date(now),
      expiresAt,
    })
    .onConflictDoUpdate({
      target: [companyId, articleId, shopId, backInStockRequests.email],
      set: { locale, expiresAt },
    });
}
