import { randomUUID } from 'node:crypto';
import { and, asc, eq, gt, gte, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Locale } from '#domain/locale.ts';
import type { Cents } from '#domain/money.ts';
import type { Database } from '../database/database.ts';
import { giftThemes, vouchers, voucherUses } from '../database/schema/tenders.ts';
import { sendVoucher } from '../gifts/delivery.ts';
import { expiryOf } from '../gifts/validity.ts';
import type { Tenant } from '../router/route.ts';
import type { Buyer, GiftLine, SaleLine } from '../sales/sale.ts';
import { codeHash, readCode } from './code.ts';

interface Issue {
  readonly orderId: string;
  readonly buyer: Buyer;
  /** Of the whole sale; those that are no gifts are left alone. */
  readonly lines: readonly SaleLine[];
  readonly locale: Locale;
  readonly now: number;
}

/**
 * Makes a voucher of each gift of a paid order. Its code is made when it is sent: at once, or at the moment that the buyer
 * chose. Asked again for the same order, it makes none. Throws where a theme does not exist.
 */
export async function issueVouchers(tx: Database, tenant: Tenant, issue: Issue): Promise<void> {
  const gifts = issue.lines.filter((line) => line.kind === 'gift');
  if (gifts.length === 0) return;
  const themes = await tx
    .select({ id: giftThemes.id, validDays: giftThemes.validDays })
    .from(giftThemes)
    .where(
      and(
        eq(giftThemes.companyId, tenant.id),
        inArray(
          giftThemes.id,
          gifts.map(({ themeId }) => themeId),
        ),
      ),
    );
  const made = await tx
    .insert(vouchers)
    .values(
      gifts.map((gift, position) => {
        const theme = themes.find(({ id }) => id === gift.themeId);
        if (theme === undefined) throw new Error(`There is no gift theme ${gift.themeId}.`);
        return voucherRow(tenant.id, issue, gift, position, theme.validDays);
      }),
    )
    .onConflictDoNothing()
    .returning();
  for (const voucher of made) {
    if (voucher.deliverAt.getTime() <= issue.now) {
      await sendVoucher(tx, tenant, voucher, { now: issue.now });
    }
  }
}

function voucherRow(
  companyId: string,
  { orderId, buyer, locale, now }: Issue,
  gift: GiftLine,
  position: number,
  validDays: number,
): typeof vouchers.$inferInsert {
  const deliverAt = Math.max(now, gift.deliverAt ?? now);
  const buyerName = `${buyer.firstname} ${buyer.lastname}`.trim();
  return {
    companyId,
    id: randomUUID(),
    orderId,
    position,
    themeId: gift.themeId,
    articleId: gift.articleId,
    name: gift.name,
    initial: gift.amount,
    balance: gift.amount,
    buyerId: buyer.userId,
    buyerName,
    buyerEmail: buyer.email,
    recipientName: gift.recipient.name,
    recipientEmail: gift.recipient.email,
    sender: gift.sender || buyerName,
    message: gift.message,
    locale,
    createdAt: new Date(now),
    deliverAt: new Date(deliverAt),
    expiresAt: new Date(expiryOf(deliverAt, validDays)),
  };
}

/** The voucher of a code that is worth something now; null for every other code, whatever is wrong with it. */
export async function voucherOf(
  db: Database,
  companyId: string,
  code: string,
  now: number,
): Promise<{ readonly id: string; readonly balance: Cents; readonly expiresAt: number } | null> {
  const [found] = await db
    .select({ id: vouchers.id, balance: vouchers.balance, expiresAt: vouchers.expiresAt })
    .from(vouchers)
    .where(
      and(
        eq(vouchers.companyId, companyId),
        eq(vouchers.codeHash, codeHash(readCode(code) ?? '')),
        gt(vouchers.balance, 0),
        ...worthSomething(now),
      ),
    );
  return found === undefined ? null : { ...found, expiresAt: found.expiresAt.getTime() };
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
