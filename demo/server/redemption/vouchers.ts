import { and, asc, eq, gt, gte, isNull, lt, sql } from 'drizzle-orm';
import type { Cents } from '#domain/prices/money.ts';
import type { Database } from '../database/database.ts';
import { vouchers, voucherUses } from '../database/schema/selling/redemption.ts';
import { readCode } from '#domain/gifts/voucher-code.ts';
import { statusOf } from '../gifts/voucher-status.ts';
import { refuse, type Refusal } from '../http/refusal.ts';
import { redemptionHash } from './code.ts';

export interface KnownVoucher {
  readonly id: string;
  readonly balance: Cents;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
  /** Whether it is worth something, else why it is not. */
  readonly status: 'active' | 'redeemed' | 'expired' | 'voided';
}

/** The voucher of a code, which only whoever got it knows; null for a code that no voucher of the company has. */
export async function findVoucher(
  db: Database,
  companyId: string,
  code: string,
  now: number,
): Promise<KnownVoucher | null> {
  const [found] = await db
    .select()
    .from(vouchers)
    .where(
      and(eq(vouchers.companyId, companyId), eq(vouchers.codeHash, redemptionHash(readCode(code) ?? ''))),
    );
  if (found === undefined) return null;
  const status = statusOf(found, now);
  return {
    id: found.id,
    balance: found.balance,
    expiresAt: found.expiresAt.getTime(),
    // Its code is known, so it was sent.
    status: status === 'scheduled' ? 'active' : status,
  };
}

/** The voucher of a code that is worth something now; null for every other code, whatever is wrong with it. */
export async function voucherOf(
  db: Database,
  companyId: string,
  code: string,
  now: number,
): Promise<KnownVoucher | null> {
  const found = await findVoucher(db, companyId, code, now);
  return found?.status === 'active' ? found : null;
}

/** Why a voucher does not pay, in its holder's words; null for one that nobody has. */
export function refuseVoucher(voucher: KnownVoucher | null, field: string): Refusal {
  if (voucher === null || voucher.status === 'active') return refuse('voucher_refused', { field });
  return refuse('voucher_refused', { sentence: `voucher_${voucher.status}`, field });
}

function worthSomething(now: number) {
  return [isNull(vouchers.voidedAt), gt(vouchers.expiresAt, new Date(now))];
}

/**
 * Takes an amount (more than 0) off the balance and writes it down under the order; false where there is not as much left,
 * or the voucher has ended. Asked again for the same order, it takes nothing more: true where the amount is the same.
 */
export async function spendVoucher(
  tx: Database,
  companyId: string,
  spending: {
    readonly voucherId: string;
    readonly amount: Cents;
    readonly orderId: string;
    readonly now: number;
  },
): Promise<boolean> {
  const { voucherId, amount, orderId, now } = spending;
  if (!Number.isSafeInteger(amount) || amount <= 0) return false;
  const mine = and(eq(vouchers.companyId, companyId), eq(vouchers.id, voucherId));
  const [locked] = await tx.select({ id: vouchers.id }).from(vouchers).where(mine).for('update');
  if (locked === undefined) return false;
  const [known] = await tx
    .select()
    .from(voucherUses)
    .where(
      and(
        eq(voucherUses.companyId, companyId),
        eq(voucherUses.orderId, orderId),
        eq(voucherUses.voucherId, voucherId),
      ),
    );
  if (known !== undefined) return known.amount === amount && known.returned === 0;
  const spent = await tx
    .update(vouchers)
    .set({ balance: sql`${vouchers.balance} - ${amount}` })
    .where(and(mine, gte(vouchers.balance, amount), ...worthSomething(now)))
    .returning({ id: vouchers.id });
  if (spent.length === 0) return false;
  await tx.insert(voucherUses).values({ companyId, orderId, voucherId, amount, usedAt: new Date(now) });
  return true;
}

/**
 * Puts back what the order's vouchers paid: all that is not yet back (null), or at most an amount of it. Never puts back
 * more than was spent, however often it is asked. Returns what came back.
 */
export async function giveVoucherBack(
  tx: Database,
  companyId: string,
  orderId: string,
  amount: Cents | null,
): Promise<Cents> {
  const uses = await tx
    .select()
    .from(voucherUses)
    .where(
      and(
        eq(voucherUses.companyId, companyId),
        eq(voucherUses.orderId, orderId),
        lt(voucherUses.returned, voucherUses.amount),
      ),
    )
    // Always in this order, so that two who give back never wait for each other.
    .orderBy(asc(voucherUses.voucherId))
    .for('update');
  let left = amount ?? Number.MAX_SAFE_INTEGER;
  let returned = 0;
  for (const use of uses) {
    const part = Math.min(left, use.amount - use.returned);
    if (part <= 0) break;
    left -= part;
    returned += part;
    await putBack(tx, use, part);
  }
  return returned;
}

/** What vouchers have paid for an order and not got back. */
export async function leftOfVouchers(db: Database, companyId: string, orderId: string): Promise<Cents> {
  const [found] = await db
    .select({ left: sql<number>`coalesce(sum(${voucherUses.amount} - ${voucherUses.returned}), 0)::int` })
    .from(voucherUses)
    .where(and(eq(voucherUses.companyId, companyId), eq(voucherUses.orderId, orderId)));
  return found?.left ?? 0;
}

async function putBack(
  tx: Database,
  { companyId, orderId, voucherId }: typeof voucherUses.$inferSelect,
  part: Cents,
): Promise<void> {
  await tx
    .update(vouchers)
    .set({ balance: sql`${vouchers.balance} + ${part}` })
    .where(and(eq(vouchers.companyId, companyId), eq(vouchers.id, voucherId)));
  await tx
    .update(voucherUses)
    .set({ returned: sql`${voucherUses.returned} + ${part}` })
    .where(
      and(
        eq(voucherUses.companyId, companyId),
        eq(voucherUses.orderId, orderId),
        eq(voucherUses.voucherId, voucherId),
      ),
    );
}
