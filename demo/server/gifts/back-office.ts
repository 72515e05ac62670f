import { and, eq, gt, ilike, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { CallInput } from '#contract/call.ts';
import type { giftOrderHistory } from '#contract/money/gift-orders.ts';
import type { Database } from '../database/database.ts';
import { shops } from '../database/schema/catalogue.ts';
import { orders } from '../database/schema/selling/orders.ts';
import { vouchers } from '../database/schema/selling/redemption.ts';
import { refuse, type Refusal } from '../http/refusal.ts';
import { onDays, shopCalendars } from '../orders/shop-calendars.ts';

type Filters = NonNullable<CallInput<typeof giftOrderHistory>['query']>;

/** What the back office narrows its list to. */
export async function conditionsOf(
  db: Database,
  companyId: string,
  { status, start, end, search }: Filters,
  now: number,
): Promise<(SQL | undefined)[]> {
  return [
    status === undefined ? undefined : hasStatus(status, new Date(now)),
    onDays(vouchers.createdAt, zoneOfSale, { start, end }, await shopCalendars(db, companyId)),
    search === undefined || search.trim() === '' ? undefined : speaksOf(search.trim()),
  ];
}

const zoneOfSale = sql`(
  select ${shops.timeZone} from ${orders}
  join ${shops} on ${shops.companyId} = ${orders.companyId} and ${shops.id} = ${orders.shopId}
  where ${orders.companyId} = ${vouchers.companyId} and ${orders.id} = ${vouchers.orderId}
)`;

/** As `statusOf` says it of one. */
function hasStatus(status: NonNullable<Filters['status']>, at: Date): SQL | undefined {
  const lives = [isNull(vouchers.voidedAt), gt(vouchers.balance, 0)];
  switch (status) {
    case 'voided':
      return isNotNull(vouchers.voidedAt);
    case 'redeemed':
      return and(isNull(vouchers.voidedAt), eq(vouchers.balance, 0));
    case 'expired':
      return and(...lives, lte(vouchers.expiresAt, at));
    case 'scheduled':
      return and(...lives, gt(vouchers.expiresAt, at), isNull(vouchers.deliveredAt));
    case 'active':
      return and(...lives, gt(vouchers.expiresAt, at), isNotNull(vouchers.deliveredAt));
  }
}

function speaksOf(search: string): SQL | undefined {
  const part = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return or(
    ilike(vouchers.buyerName, part),
    ilike(vouchers.buyerEmail, part),
    ilike(vouchers.recipientName, part),
    ilike(vouchers.recipientEmail, part),
    eq(vouchers.last4, search.toUpperCase()),
  );
}

/** Makes an unused voucher worth nothing; one that is void already stays so. What waits to be sent is not sent any more. */
export async function voidVoucher(
  tx: Database,
  companyId: string,
  id: string,
  now: number,
): Promise<Record<string, never> | Refusal> {
  const one = and(eq(vouchers.companyId, companyId), eq(vouchers.id, id));
  const [voucher] = await tx.select().from(vouchers).where(one).for('update');
  if (voucher === undefined) return refuse('not_found');
  if (voucher.voidedAt !== null) return {};
  if (voucher.balance !== voucher.initial) return refuse('move_refused');
  await tx
    .update(vouchers)
    .set({ voidedAt: new Date(now) })
    .where(one);
  return {};
}
