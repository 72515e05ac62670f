import { and, count, eq, exists, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { articles } from '../database/schema/catalogue.ts';
import { orders } from '../database/schema/selling/orders.ts';
import { vouchers, voucherUses } from '../database/schema/selling/redemption.ts';
import { readCode } from '#domain/gifts/voucher-code.ts';
import { redemptionHash } from '../redemption/code.ts';

/** For whatever the orders hold. */
const ANY_ARTICLE = '0';

/**
 * The orders that a voucher (`a`: its code or its id) has paid for and was not given back in full, among those that hold an
 * article (`b`: its external id, or 0 for any). 0 for a voucher that does not exist.
 */
export async function countUses(
  db: Database,
  companyId: string,
  { a, b }: { readonly a: string; readonly b: string },
): Promise<number> {
  const code = readCode(a);
  const [row] = await db
    .select({ uses: count() })
    .from(voucherUses)
    .innerJoin(
      vouchers,
      and(eq(vouchers.companyId, voucherUses.companyId), eq(vouchers.id, voucherUses.voucherId)),
    )
    .where(
      and(
        eq(voucherUses.companyId, companyId),
        or(eq(vouchers.id, a), code === null ? undefined : eq(vouchers.codeHash, redemptionHash(code))),
        lt(voucherUses.returned, voucherUses.amount),
        b === ANY_ARTICLE ? undefined : exists(ordersWith(db, b)),
      ),
    );
  return row?.uses ?? 0;
}

/** The order of the use at hand, where one of its lines is for the article. */
function ordersWith(db: Database, externalId: string) {
  return db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(articles, and(eq(articles.companyId, orders.companyId), eq(articles.externalId, externalId)))
    .where(
      and(
        eq(orders.companyId, voucherUses.companyId),
        eq(orders.id, voucherUses.orderId),
        sql`${orders.lines} @> jsonb_build_array(jsonb_build_object('articleId', ${articles.id}))`,
      ),
    );
}
