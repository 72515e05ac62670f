import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Locale } from '#domain/locale.ts';
import type { Cents } from '#domain/prices/money.ts';
import type { Database } from '../database/database.ts';
import { giftThemes, vouchers } from '../database/schema/selling/redemption.ts';
import type { Tenant } from '../router/route.ts';
import type { Buyer, GiftSaleLine, SaleLine } from '../sales/sale-lines.ts';
import { sendVoucher } from './delivery.ts';
import type { ThemePictures } from './theme-picture.ts';
import { expiryOf } from '#domain/account/credit/voucher-validity.ts';

interface Issue {
  readonly orderId: string;
  readonly buyer: Buyer;
  /** Of the whole sale; those that are no gifts are left alone. */
  readonly lines: readonly SaleLine[];
  readonly locale: Locale;
  /** Of the company's site. */
  readonly origin: string;
  /** Of the gifts' themes. */
  readonly pictures: ThemePictures;
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
      const picture = issue.pictures.get(voucher.themeId) ?? null;
      await sendVoucher(tx, tenant, voucher, { origin: issue.origin, picture, now: issue.now });
    }
  }
}

function voucherRow(
  companyId: string,
  { orderId, buyer, locale, now }: Issue,
  gift: GiftSaleLine,
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

/**
 * Makes the vouchers that an order bought worth nothing, as when it is refunded. Returns what was already spent of them, in
 * cents: nobody can take that back.
 */
export async function voidVouchersOf(
  tx: Database,
  companyId: string,
  orderId: string,
  now: number,
): Promise<Cents> {
  const made = await tx
    .update(vouchers)
    .set({ voidedAt: new Date(now) })
    .where(and(eq(vouchers.companyId, companyId), eq(vouchers.orderId, orderId), isNull(vouchers.voidedAt)))
    .returning({ initial: vouchers.initial, balance: vouchers.balance });
  return made.reduce((spent, { initial, balance }) => spent + initial - balance, 0);
}
