import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { users } from '../database/schema/people/people.ts';
import { vouchers } from '../database/schema/selling/redemption.ts';
import { soldVouchers, type VoucherPage } from './sold.ts';

/** Those that were sent to the e-mail of a customer, which is proven to be theirs. Of the buyer's order they say nothing. */
export async function receivedBy(
  db: Database,
  companyId: string,
  userId: string,
  range: { readonly offset: number; readonly itemPerPage: number },
): Promise<VoucherPage> {
  const [customer] = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.id, userId)));
  const email = customer?.email.toLowerCase() ?? '';
  if (email === '') return { vouchers: [], total: 0 };
  const isTheirs = [
    eq(sql`lower(${vouchers.recipientEmail})`, email),
    isNotNull(vouchers.deliveredAt),
    isNull(vouchers.voidedAt),
  ];
  const found = await soldVouchers(db, companyId, isTheirs, range);
  return {
    ...found,
    vouchers: found.vouchers.map((sold) => ({ ...sold, voucher: { ...sold.voucher, orderId: '' } })),
  };
}
