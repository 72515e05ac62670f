import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { shops } from '../../database/schema/catalogue.ts';
import { eshopOrders } from '../../database/schema/selling/eshop.ts';
import { sellerOf } from '../../documents/seller-of.ts';
import type { OrderRow } from '../../orders/order-rows.ts';
import { shownNumber } from '../../orders/shown-number.ts';
import type { Tenant } from '../../router/route.ts';
import { sendMail } from '../outbox.ts';
import { orderSheet, type OrderNews } from './order-news.ts';
import { companyLocale, salonAddress, salonLocale, salonWishes } from './salon-settings.ts';
import { salonSheetMail } from './salon-sheet.ts';

/**
 * Tells the shop of an order of products or vouchers, once for each kind of news; where nothing is collected, the company. News of
 * orders follow what the company wants of bookings; a withdrawal binds it and is told always. To be called in the transaction that
 * makes it happen.
 */
export async function tellShopOfOrder(
  tx: Database,
  { id: companyId, profile }: Tenant,
  order: OrderRow,
  { news, now }: { readonly news: OrderNews; readonly now: number },
): Promise<void> {
  const wishes = salonWishes(profile);
  const isWanted = { ordered: wishes.booked, cancelled: wishes.cancelled, withdrawn: true }[news.kind];
  if (!isWanted) return;
  const [shop = null] =
    order.shopId === null
      ? []
      : await tx
          .select()
          .from(shops)
          .where(and(eq(shops.companyId, companyId), eq(shops.id, order.shopId)));
  const to = salonAddress(shop ?? { email: '' }, profile);
  if (to === null) return;
  const locale = shop === null ? companyLocale(profile) : salonLocale(shop, profile);
  const number = await shownNumber(tx, order);
  const [products] = await tx
    .select({ address: eshopOrders.address })
    .from(eshopOrders)
    .where(and(eq(eshopOrders.companyId, companyId), eq(eshopOrders.id, order.id)));
  const address = products?.address ?? null;
  const { timeZone } = await sellerOf(tx, order);
  await sendMail(
    tx,
    {
      companyId,
      from: profile.identity.email,
      ...(order.email !== '' && { replyTo: order.email }),
      to,
      locale,
      event: `order ${news.kind} ${order.id}`,
      now,
    },
    salonSheetMail(orderSheet(locale, { order, number, shop, timeZone, profile, address }, news), profile),
  );
}
