import { and, eq } from 'drizzle-orm';
import { instantOf } from '#domain/time/instant.ts';
import type { Database } from '../database/database.ts';
import { shops } from '../database/schema/catalogue.ts';
import { linkedDocument, type DocumentRow } from '../documents/issue.ts';
import { sendMail } from '../mail/outbox.ts';
import { pageAddress } from '../mail/templates/account-mails.ts';
import { orderMail } from '../mail/templates/order.ts';
import type { Sale } from '../sales/sale.ts';
import type { ProductSaleLine, SaleSums } from '../sales/sale-lines.ts';
import type { EshopOrderRow } from './orders.ts';

interface PlacedOrder {
  readonly placed: EshopOrderRow;
  readonly lines: readonly ProductSaleLine[];
  /** Of the products with their delivery. */
  readonly sums: SaleSums;
  readonly invoice: DocumentRow | null;
}

/** Sends the receipt of an order of products to its buyer. */
export async function sendOrder(
  tx: Database,
  { tenant, buyer, locale, origin, now }: Pick<Sale, 'tenant' | 'buyer' | 'locale' | 'origin' | 'now'>,
  { placed, lines, sums, invoice }: PlacedOrder,
): Promise<void> {
  const { profile } = tenant;
  const [shop] = await tx
    .select()
    .from(shops)
    .where(and(eq(shops.companyId, tenant.id), eq(shops.id, placed.shopId)));
  if (shop === undefined) throw new Error(`There is no shop ${placed.shopId}.`);
  const { address, zipcode, city } = shop.address;
  const route = { kind: 'eshop-order', id: placed.id } as const;
  const envelope = { companyId: tenant.id, from: profile.identity.email, to: buyer.email, locale, now };
  await sendMail(
    tx,
    envelope,
    orderMail({
      company: profile,
      locale,
      number: placed.number,
      firstname: buyer.firstname,
      receiver: `${buyer.firstname} ${buyer.lastname}`,
      lines,
      sums,
      address: placed.address,
      shop: [shop.name, address, `${zipcode} ${city}`],
      timeZone: shop.timeZone,
      withdrawUntil: instantOf(placed.withdrawUntil ?? new Date(now)),
      withdrawalUrl: pageAddress(origin, tenant, { kind: 'withdrawal' }, locale),
      invoice: linkedDocument(origin, invoice),
      url: buyer.userId === null ? null : pageAddress(origin, tenant, route, locale),
    }),
  );
}
