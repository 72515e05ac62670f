import { and, count, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { GiftOrderWire } from '#contract/money/gifts.schemas.ts';
import { currencyOf, toDecimal, type Cents } from '#domain/prices/money.ts';
import type { Database } from '../database/database.ts';
import { articles } from '../database/schema/catalogue.ts';
import { vouchers, voucherUses } from '../database/schema/selling/redemption.ts';
import { shownDocuments } from '../documents/shown-documents.ts';
import type { Tenant } from '../router/route.ts';
import type { VoucherRow } from './voucher-row.ts';
import { statusOf } from './voucher-status.ts';

/** A voucher with what it paid. */
export interface SoldVoucher {
  readonly voucher: VoucherRow;
  /** External id of the service that it is for. */
  readonly serviceId: string | null;
  /** The newest first. */
  readonly uses: readonly (typeof voucherUses.$inferSelect)[];
}

interface Range {
  readonly offset: number;
  readonly itemPerPage: number;
}

export interface VoucherPage {
  readonly vouchers: SoldVoucher[];
  readonly total: number;
}

/** Those that a customer bought, the newest first. */
export function boughtBy(
  db: Database,
  companyId: string,
  userId: string,
  range: Range,
): Promise<VoucherPage> {
  return soldVouchers(db, companyId, [eq(vouchers.buyerId, userId)], range);
}

/** Those of a company that meet all the conditions, the newest first. */
export async function soldVouchers(
  db: Database,
  companyId: string,
  conditions: readonly (SQL | undefined)[],
  { offset, itemPerPage }: Range,
): Promise<VoucherPage> {
  const where = and(eq(vouchers.companyId, companyId), ...conditions);
  const [counted] = await db.select({ total: count() }).from(vouchers).where(where);
  const rows = await db
    .select({ voucher: vouchers, serviceId: articles.externalId })
    .from(vouchers)
    .leftJoin(articles, and(eq(articles.companyId, vouchers.companyId), eq(articles.id, vouchers.articleId)))
    .where(where)
    .orderBy(desc(vouchers.createdAt), desc(vouchers.id))
    .limit(itemPerPage)
    .offset(offset);
  const uses = await usesOf(
    db,
    companyId,
    rows.map(({ voucher }) => voucher.id),
  );
  return {
    vouchers: rows.map((row) => ({
      ...row,
      uses: uses.filter(({ voucherId }) => voucherId === row.voucher.id),
    })),
    total: counted?.total ?? 0,
  };
}

/** What was issued for the purchases of vouchers, by the order; `origin`: of the company's site. Whoever got one is told of none. */
export function purchaseDocuments(
  db: Database,
  site: { readonly companyId: string; readonly origin: string },
  sold: readonly SoldVoucher[],
) {
  return shownDocuments(db, site, sold.map(({ voucher }) => voucher.orderId).filter(Boolean));
}

function usesOf(db: Database, companyId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(voucherUses)
    .where(and(eq(voucherUses.companyId, companyId), inArray(voucherUses.voucherId, [...ids])))
    .orderBy(desc(voucherUses.usedAt));
}

/** `documents`: those of their purchases, by the order. */
export function giftOrderWire(
  { voucher, serviceId, uses }: SoldVoucher,
  { profile }: Tenant,
  documents: Awaited<ReturnType<typeof purchaseDocuments>>,
  now: number,
): GiftOrderWire {
  const currency = currencyOf(profile.mCurrency.code);
  const amount = (cents: Cents) => toDecimal(cents, currency);
  return {
    id: voucher.id,
    orderId: voucher.orderId,
    themeId: voucher.themeId,
    name: { ...voucher.name },
    articleId: serviceId,
    last4: voucher.last4,
    initial: amount(voucher.initial),
    balance: amount(voucher.balance),
    currency: currency.code,
    status: statusOf(voucher, now),
    recipient: { name: voucher.recipientName, email: voucher.recipientEmail },
    sender: voucher.sender,
    message: voucher.message,
    createdAt: voucher.createdAt.toISOString(),
    deliverAt: voucher.deliverAt.toISOString(),
    deliveredAt: voucher.deliveredAt?.toISOString() ?? null,
    expiresAt: voucher.expiresAt.toISOString(),
    documents: [...(documents.get(voucher.orderId) ?? [])],
    uses: uses.map(({ usedAt, amount: paid, returned }) => ({
      date: usedAt.toISOString(),
      amount: amount(paid),
      returned: amount(returned),
    })),
  };
}
