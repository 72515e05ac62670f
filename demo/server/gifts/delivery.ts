import { and, asc, eq, isNull, lte, notInArray } from 'drizzle-orm';
import { isLocale, DEFAULT_LOCALE } from '#domain/locale.ts';
import { companyOrigin } from '../companies/company-origin.ts';
import type { ServerContext } from '../context.ts';
import { inTransaction, type Database } from '../database/database.ts';
import { companies } from '../database/schema/tenants.ts';
import { vouchers } from '../database/schema/selling/redemption.ts';
import { runBatch } from '../jobs/batch.ts';
import { sendMail } from '../mail/outbox.ts';
import { voucherMail } from '../mail/templates/voucher.ts';
import type { Tenant } from '../router/route.ts';
import { redemptionHash, newCode } from '../redemption/code.ts';
import { themePictures, type ThemePicture } from './theme-picture.ts';
import type { VoucherRow } from './voucher-row.ts';

interface Delivery {
  /** Of the company's site. */
  readonly origin: string;
  /** Of the voucher's theme. */
  readonly picture: ThemePicture | null;
  readonly now: number;
  /** Someone else than the recipient, as the buyer wishes. */
  readonly to?: { readonly name: string; readonly email: string };
}

/**
 * Sends a voucher with a new code: the code of the last mail is the one that counts, and no table of ours could tell it
 * again. One transaction writes the code's hash and the mail.
 */
export async function sendVoucher(
  tx: Database,
  { id: companyId, profile }: Pick<Tenant, 'id' | 'profile'>,
  voucher: VoucherRow,
  { origin, picture, now, to }: Delivery,
): Promise<void> {
  const code = newCode();
  const receiver = to ?? { name: voucher.recipientName, email: voucher.recipientEmail };
  await tx
    .update(vouchers)
    .set({
      codeHash: redemptionHash(code),
      last4: code.slice(-4),
      recipientName: receiver.name,
      recipientEmail: receiver.email,
      deliveredAt: voucher.deliveredAt ?? new Date(now),
    })
    .where(and(eq(vouchers.companyId, companyId), eq(vouchers.id, voucher.id)));
  const locale = isLocale(voucher.locale) ? voucher.locale : DEFAULT_LOCALE;
  const { email: from } = profile.identity;
  const named = { ...voucher, recipientName: receiver.name };
  const mail = await voucherMail({ profile, voucher: named, code, picture, origin });
  await sendMail(tx, { companyId, from, to: receiver.email, locale, now }, mail);
}

/** Sends what is due by now, of all companies; several processes may do so at once. Returns how many were sent. */
export async function sendDueVouchers(
  context: Pick<ServerContext, 'db' | 'originOf' | 'readPicture' | 'report'>,
  now: number,
): Promise<number> {
  return runBatch((failed, took) =>
    inTransaction(context.db, async (tx) => {
      const [due] = await nextDue(tx, now, failed);
      if (due === undefined) return false;
      const { voucher, profile } = due;
      took(voucher.id);
      const { companyId, themeId } = voucher;
      const origin = await companyOrigin(context, companyId, tx);
      const wish = { companyId, themeIds: [themeId], origin };
      const picture = (await themePictures({ ...context, db: tx }, wish)).get(themeId) ?? null;
      await sendVoucher(tx, { id: companyId, profile }, voucher, { now, origin, picture });
      return true;
    }),
  );
}

/** The first that no other process is at. */
function nextDue(tx: Database, now: number, failed: readonly string[]) {
  return tx
    .select({ voucher: vouchers, profile: companies.profile })
    .from(vouchers)
    .innerJoin(companies, eq(companies.id, vouchers.companyId))
    .where(
      and(
        isNull(vouchers.deliveredAt),
        isNull(vouchers.voidedAt),
        lte(vouchers.deliverAt, new Date(now)),
        notInArray(vouchers.id, [...failed]),
      ),
    )
    .orderBy(asc(vouchers.deliverAt))
    .limit(1)
    .for('update', { of: vouchers, skipLocked: true });
}
