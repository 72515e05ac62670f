import { and, eq } from 'drizzle-orm';
import { instant } from '#domain/time/instant.ts';
import { WITHDRAWAL_PERIOD } from '#domain/withdrawal/withdrawal-period.ts';
import type { Database } from '../database/database.ts';
import { shops } from '../database/schema/catalogue.ts';
import { linkedDocument, type DocumentRow } from '../documents/issue.ts';
import { sellerOf } from '../documents/seller-of.ts';
import { sendMail } from '../mail/outbox.ts';
import { pageAddress } from '../mail/templates/account-mails.ts';
import { orderMail } from '../mail/templates/order.ts';
import type { OrderRow } from '../orders/order-rows.ts';
import { shownNumber } from '../orders/shown-number.ts';
import type { Sale } from '../sales/sale.ts';
import type { GoodsSums } from '../sales/pricing/goods-sums.ts';
import type { GiftSaleLine, ProductSaleLine } from '../sales/sale-lines.ts';
import type { EshopOrderRow } from './orders.ts';

interface Bought {
  readonly order: OrderRow;
  /** What its products became; null for vouchers alone. */
  readonly placed: EshopOrderRow | null;
  readonly lines: readonly (ProductSaleLine | GiftSaleLine)[];
  /** Of the lines, with the delivery. */
  readonly sums: GoodsSums;
  readonly invoice: DocumentRow | null;
}

/** Sends the receipt of products and vouchers to their buyer. */
export async function sendOrder(
  tx: Database,
  { tenant, buyer, locale, origin, now }: Pick<Sale, 'tenant' | 'buyer' | 'locale' | 'origin' | 'now'>,
  { order, placed, lines, sums, invoice }: Bought,
): Promise<void> {
  const { profile } = tenant;
  const shop = placed && (await shopOf(tx, placed));
  const { timeZone } = shop ?? (await sellerOf(tx, order));
  const envelope = { companyId: tenant.id, from: profile.identity.email, to: buyer.email, locale, now };
  const url = placed && pageAddress(origin, tenant, { kind: 'eshop-order', id: placed.id }, locale);
  await sendMail(
    tx,
    envelope,
    orderMail({
      company: profile,
      locale,
      number: await shownNumber(tx, order),
      firstname: buyer.firstname,
      buyersPhone: buyer.phone,
      receiver: `${buyer.firstname} ${buyer.lastname}`,
      lines,
      sums,
      order,
      address: placed?.address ?? null,
      shop,
      timeZone,
      withdrawUntil: instant(now + WITHDRAWAL_PERIOD),
      withdrawalUrl: pageAddress(origin, tenant, { kind: 'withdrawal' }, locale),
      invoice: linkedDocument(origin, invoice),
      url: buyer.userId === null ? null : url,
    }),
  );
}

async function shopOf(tx: Database, { companyId, shopId }: EshopOrderRow) {
  const [shop] = await tx
    .select()
    .from(shops)
    .where(and(eq(shops.companyId, companyId), eq(shops.id, shopId)));
  if (shop === undefined) throw new Error(`There is no shop ${shopId}.`);
  return shop;
}
