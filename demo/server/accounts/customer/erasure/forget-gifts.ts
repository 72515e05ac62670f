import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../../database/database.ts';
import { orders } from '../../../database/schema/selling/orders.ts';
import { vouchers } from '../../../database/schema/selling/redemption.ts';
import type { UserRow } from '../customers.ts';

type Person = Pick<UserRow, 'companyId' | 'id' | 'email'>;

/** Whether a column, or a part of one, has somebody's e-mail; of whoever has none, none. */
export function isAddress(column: PgColumn | SQL, email: string): SQL {
  return email === '' ? sql`false` : sql`lower(${column}) = ${email}`;
}

/**
 * Forgets somebody in the vouchers that they bought or got. A voucher that they bought keeps for whom it is: that person has it, or waits
 * for it. The line of its order keeps what it cost.
 */
export async function forgetGifts(tx: Database, { companyId, id, email }: Person): Promise<void> {
  const asGuest = and(isNull(orders.userId), isAddress(sql`${orders.email}`, email));
  const bought = and(eq(orders.companyId, companyId), or(eq(orders.userId, id), asGuest));
  await forgetInLines(tx, bought, sql`true`);
  const isForThem = isAddress(sql`line->'recipient'->>'email'`, email);
  const named = sql`exists (select 1 from jsonb_array_elements(${orders.lines}) as line where ${isForThem})`;
  await forgetInLines(tx, and(eq(orders.companyId, companyId), named), isForThem);
  // Whoever was not asked what to be called by is called by their name.
  const otherSender = sql`case when ${vouchers.sender} = ${vouchers.buyerName} then '' else ${vouchers.sender} end`;
  await tx
    .update(vouchers)
    .set({ buyerId: null, buyerName: '', buyerEmail: '', sender: otherSender })
    .where(
      and(
        eq(vouchers.companyId, companyId),
        or(eq(vouchers.buyerId, id), isAddress(vouchers.buyerEmail, email)),
      ),
    );
  await tx
    .update(vouchers)
    .set({ recipientName: '', recipientEmail: '' })
    .where(and(eq(vouchers.companyId, companyId), isAddress(vouchers.recipientEmail, email)));
}

const FORGOTTEN = JSON.stringify({ recipient: { name: '', email: '' }, sender: '', message: '' });

/** `isTheirs`: of one `line`. */
async function forgetInLines(tx: Database, where: SQL | undefined, isTheirs: SQL): Promise<void> {
  const lines = sql`(
    select jsonb_agg(case when line->>'kind' = 'gift' and ${isTheirs} then line || ${FORGOTTEN}::jsonb else line end order by place)
    from jsonb_array_elements(${orders.lines}) with ordinality as each(line, place)
  )`;
  await tx
    .update(orders)
    .set({ lines: sql`coalesce(${lines}, '[]'::jsonb)` })
    .where(where);
}
