import { and, eq } from 'drizzle-orm';
import { dateAt } from '#domain/availability/hours/clock-change.ts';
import { DEFAULT_LOCALE } from '#domain/locale.ts';
import { daysFrom } from '#domain/time/date-key.ts';
import { instantOf, type Instant } from '#domain/time/instant.ts';
import { languageOfLetters } from '../../accounts/customer/letters.ts';
import { openingFrom, specialDaysOn } from '../../booking/schedule/shop-days.ts';
import type { Database } from '../../database/database.ts';
import { shops } from '../../database/schema/catalogue.ts';
import { users } from '../../database/schema/people/people.ts';
import { orders } from '../../database/schema/selling/orders.ts';
import { sendMail } from '../../mail/outbox.ts';
import { pageAddress } from '../../mail/templates/account-mails.ts';
import { readyMail, shippedMail } from '../../mail/templates/hand-over.ts';
import { cartLocale } from '../../payments/carts.ts';
import type { Tenant } from '../../router/route.ts';
import type { EshopOrderRow } from '../orders.ts';

interface HandOver {
  readonly before: EshopOrderRow;
  readonly after: EshopOrderRow;
  /** Where the company's site is. */
  readonly origin: string;
  readonly now: Instant;
}

/** Days whose hours are told where a shop has named no time. */
const DAYS_AHEAD = 7;

/** Tells the buyer that what they ordered can be collected or is on its way, and what has changed of that. Nobody is told twice. */
export async function tellHandOver(tx: Database, tenant: Tenant, handOver: HandOver): Promise<void> {
  const { after, origin, now } = handOver;
  const news = newsOf(handOver);
  const buyer = news === null ? null : await buyerOf(tx, after);
  if (news === null || buyer === null) return;
  const { email: to, firstname, lastname, locale } = buyer;
  const shop = await shopOf(tx, after);
  const facts = {
    company: tenant.profile,
    locale,
    number: after.number,
    firstname,
    lines: after.lines,
    shop,
    url:
      after.userId === null
        ? null
        : pageAddress(origin, tenant, { kind: 'eshop-order', id: after.id }, locale),
  };
  const mail =
    news === 'ready' || news === 'moved'
      ? readyMail({
          ...facts,
          news,
          window: windowOf(after, now),
          opening: await openingOf(tx, shop, now),
        })
      : shippedMail({
          ...facts,
          news,
          trackingUrl: after.trackingUrl,
          receiver: `${firstname} ${lastname}`,
          address: after.address,
        });
  const from = tenant.profile.identity.email;
  await sendMail(tx, { companyId: tenant.id, from, to, locale, now }, mail);
}

function newsOf({ before, after }: HandOver): 'ready' | 'moved' | 'shipped' | 'tracking' | null {
  const moves = before.status !== after.status;
  if (after.status === 'ready') {
    const isSame =
      before.pickupFrom?.getTime() === after.pickupFrom?.getTime() &&
      before.pickupUntil?.getTime() === after.pickupUntil?.getTime();
    if (moves) return 'ready';
    return isSame ? null : 'moved';
  }
  if (after.status !== 'shipped') return null;
  if (moves) return 'shipped';
  return after.trackingUrl === null || after.trackingUrl === before.trackingUrl ? null : 'tracking';
}

/** Who bought, by the sale; where only the order is known, by the account. Null: nobody knows an address. */
async function buyerOf(tx: Database, { companyId, id, userId }: EshopOrderRow) {
  const [sale] = await tx
    .select({
      email: orders.email,
      firstname: orders.firstname,
      lastname: orders.lastname,
      locale: orders.locale,
    })
    .from(orders)
    .where(and(eq(orders.companyId, companyId), eq(orders.id, id)));
  if (sale !== undefined) return sale.email === '' ? null : { ...sale, locale: cartLocale(sale) };
  const [account] = await tx
    .select({
      email: users.email,
      firstname: users.firstname,
      lastname: users.lastname,
      language: users.language,
    })
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.id, userId ?? '')));
  if (account === undefined || account.email === '') return null;
  return { ...account, locale: languageOfLetters(account, DEFAULT_LOCALE) };
}

type ShopRow = typeof shops.$inferSelect;

async function shopOf(tx: Database, { companyId, shopId }: EshopOrderRow): Promise<ShopRow> {
  const [shop] = await tx
    .select()
    .from(shops)
    .where(and(eq(shops.companyId, companyId), eq(shops.id, shopId)));
  if (shop === undefined) throw new Error(`There is no shop ${shopId}.`);
  return shop;
}

/** The time to collect it; null where none is named, or it is over. */
function windowOf({ pickupFrom, pickupUntil }: EshopOrderRow, now: Instant) {
  if (pickupFrom === null || pickupUntil === null || pickupUntil.getTime() <= now) return null;
  return { from: instantOf(pickupFrom), to: instantOf(pickupUntil) };
}

async function openingOf(tx: Database, shop: ShopRow, now: Instant) {
  const dates = daysFrom(dateAt(now, shop.timeZone), DAYS_AHEAD);
  const special = await specialDaysOn(tx, shop.companyId, [shop.id], dates);
  return openingFrom(shop, special, dates);
}
