import type { Database } from '../database/database.ts';
import { refuse, type Refusal } from '../http/refusal.ts';
import { isCoupon } from '../redemption/coupons.ts';
import { findReward } from '../redemption/rewards.ts';
import { findVoucher, refuseVoucher } from '../redemption/vouchers.ts';
import type { SaleAsk } from './ask.ts';

type Codes = Pick<SaleAsk, 'couponCode' | 'voucherCodes' | 'rewardCode'>;

interface Given {
  readonly codes: readonly string[];
  /** Whose rewards they may be of; null of a guest, who has none. */
  readonly customerId: string | null;
  readonly now: number;
}

/**
 * What somebody's codes are: nobody knows whether theirs is a coupon's, a voucher's or of a reward. A sale takes one coupon, and one
 * reward. That a code is a voucher's says nothing more: the sale is priced with it, and says what is wrong with it.
 */
export async function sortCodes(
  db: Database,
  companyId: string,
  { codes, customerId, now }: Given,
): Promise<Codes | Refusal> {
  const voucherCodes: string[] = [];
  const voucherIds = new Set<string>();
  let couponCode: string | null = null;
  let rewardCode: string | null = null;
  for (const [index, code] of codes.entries()) {
    const field = `codes.${index}`;
    const voucher = await findVoucher(db, companyId, code, now);
    if (voucher !== null) {
      if (voucher.status !== 'active') return refuseVoucher(voucher, field);
      if (voucherIds.has(voucher.id)) return refuse('voucher_refused', { sentence: 'code_twice', field });
      voucherIds.add(voucher.id);
      voucherCodes.push(code);
      continue;
    }
    const reward = await findReward(db, companyId, code, now);
    if (reward !== null) {
      const refusal = refusalOfReward(reward, customerId, field);
      if (refusal !== null) return refusal;
      if (rewardCode !== null) return refuse('reward_refused', { field });
      rewardCode = code;
    } else if (!(await isCoupon(db, companyId, code))) {
      return refuse('coupon_refused', { sentence: 'code_unknown', field });
    } else if (couponCode !== null) {
      return refuse('coupon_refused', { sentence: 'coupon_second', field });
    } else couponCode = code;
  }
  return { couponCode, voucherCodes, rewardCode };
}

/** Nobody but its customer is told that a code is of a reward. */
function refusalOfReward(
  { userId, status }: NonNullable<Awaited<ReturnType<typeof findReward>>>,
  customerId: string | null,
  field: string,
): Refusal | null {
  if (userId !== customerId) return refuse('coupon_refused', { field });
  switch (status) {
    case 'used':
      return refuse('reward_refused', { sentence: 'coupon_used_up', field });
    case 'ended':
      return refuse('reward_refused', { sentence: 'coupon_ended', field });
    case 'active':
      return null;
  }
}
