import type { Database } from '../database/database.ts';
import { refuse, type Refusal } from '../http/refusal.ts';
import { voucherOf } from '../redemption/vouchers.ts';
import type { SaleAsk } from './ask.ts';

type Codes = Pick<SaleAsk, 'couponCode' | 'voucherCodes'>;

/**
 * What somebody's codes are: nobody knows whether theirs is a coupon's or a voucher's. What is no voucher has to be a coupon, and
 * a sale takes one. That a code is a voucher's says nothing more: the sale is priced with it.
 */
export async function sortCodes(
  db: Database,
  companyId: string,
  codes: readonly string[],
  now: number,
): Promise<Codes | Refusal> {
  const voucherCodes: string[] = [];
  let couponCode: string | null = null;
  for (const [index, code] of codes.entries()) {
    if ((await voucherOf(db, companyId, code, now)) !== null) voucherCodes.push(code);
    else if (couponCode === null) couponCode = code;
    else return refuse('coupon_refused', { field: `codes.${index}` });
  }
  return { couponCode, voucherCodes };
}
