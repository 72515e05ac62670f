import { and, eq } from 'drizzle-orm';
import type { GiftOrderWire } from '#contract/money/gifts.schemas.ts';
import type { ServerContext } from '../context.ts';
import type { Database } from '../database/database.ts';
import { vouchers } from '../database/schema/selling/redemption.ts';
import { refuse, Refusal } from '../http/refusal.ts';
import type { Tenant } from '../router/route.ts';
import { admitTry } from '../redemption/tries.ts';
import { sendVoucher } from './delivery.ts';
import { themePictures } from './theme-picture.ts';
import { readReceiver } from './receiver.ts';
import { giftOrderWire, purchaseDocuments, soldVouchers } from './sold.ts';
import { statusOf } from './voucher-status.ts';

const DAY = 86_400_000;
const LIMITS = [{ most: 3, within: DAY }];

interface Wish extends Pick<ServerContext, 'readPicture' | 'report'> {
  /** Of the company's site. */
  readonly origin: string;
  readonly voucherId: string;
  /** Whoever asks; only the buyer's own vouchers are there. */
  readonly userId: string;
  readonly to: { readonly to: string; readonly email: string };
  readonly now: number;
}

/** Sends a voucher to somebody, now and with a new code. Three times a day for each voucher. */
export async function resendVoucher(
  tx: Database,
  tenant: Tenant,
  wish: Wish,
): Promise<GiftOrderWire | Refusal> {
  const { voucherId, userId, now, origin } = wish;
  const receiver = readReceiver(wish.to);
  if (receiver instanceof Refusal) return receiver;
  const mine = and(
    eq(vouchers.companyId, tenant.id),
    eq(vouchers.id, voucherId),
    eq(vouchers.buyerId, userId),
  );
  const [voucher] = await tx.select().from(vouchers).where(mine).for('update');
  if (voucher === undefined) return refuse('not_found');
  const status = statusOf(voucher, now);
  if (status !== 'active' && status !== 'scheduled') return refuse('voucher_refused');
  const admission = await admitTry(tx, {
    companyId: tenant.id,
    what: 'send voucher',
    subjects: [voucherId],
    limits: LIMITS,
    now,
  });
  if (admission.kind === 'wait') return refuse('too_many_attempts', { retryAfter: admission.seconds });
  const { themeId } = voucher;
  const pictures = await themePictures(
    { ...wish, db: tx },
    { companyId: tenant.id, themeIds: [themeId], origin },
  );
  const picture = pictures.get(themeId) ?? null;
  await sendVoucher(tx, tenant, voucher, { now, origin, picture, to: receiver });
  const { vouchers: found } = await soldVouchers(tx, tenant.id, [mine], { offset: 0, itemPerPage: 1 });
  const [sold] = found;
  if (sold === undefined) return refuse('not_found');
  const documents = await purchaseDocuments(tx, { companyId: tenant.id, origin }, found);
  return giftOrderWire(sold, tenant, documents, now);
}
