import type { Database } from '../database/database.ts';
import { refuse, type Refusal } from '../http/refusal.ts';
import { rewardOf } from '../redemption/rewards.ts';
import { voucherOf } from '../redemption/vouchers.ts';
import type { SaleAsk } from './ask.ts';

type Codes = Pick<SaleAsk, 'couponCode' | 'voucherCodes' | 'rewardCode'>;

interface Given {
  readonly codes: readonly string[];
  /** Whose rewards they may be of; null of a guest, who has none. */
  readonly customerId: string | null;
  readonly now: number;
}

/**
 * What somebody's codes are: nobody knows whether theirs is a coupon's, a voucher's or of a reward. What is neither a voucher nor a
 * reward of theirs has to be a coupon; a sale takes one of these, and one reward. That a code is a voucher's says nothing more: the
 * sale is priced with it.
 */
export async function sortCodes(
  db: Database,
  companyId: string,
  { codes, customerId, now }: Given,
): Promise<Codes | Refusal> {
  const voucherCodes: string[] = [];
  let couponCode: string | null = null;
  let rewardCode: string | null = null;
  for (const [index, code] of codes.entries()) {
    if ((await voucherOf(db, companyId, code, now)) !== null) voucherCodes.push(code);
    else if ((await rewardOf(db, companyId, { code, customerId, now })) !== null) {
      if (rewardCode !== null) return refuse('reward_refused', { field: `codes.${index}` });
      rewardCode = code;
    } else if (couponCode === null) couponCode = code;
    else return refuse('coupon_refused', { sentence: 'coupon_second', field: `codes.${index}` });
  }
  return { couponCode, voucherCodes, rewardCode };
}
