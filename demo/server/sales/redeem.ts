import { spendCredit } from '../store-credit/store-credit.ts';
import type { Database } from '../database/database.ts';
import { takeStock } from '../eshop/stock.ts';
import { useCoupon as redeemCoupon } from '../redemption/coupons.ts';
import { useReward as redeemReward } from '../redemption/rewards.ts';
import { spendVoucher } from '../redemption/vouchers.ts';
import type { ProductSaleLine } from './sale-lines.ts';
import type { Sale } from './sale.ts';

export type RedemptionObstacle = 'coupon' | 'voucher' | 'reward' | 'credit' | 'stock';

/** Takes what a sale uses up, in the transaction of its order; an obstacle where somebody else has used it meanwhile. */
export async function redeemForSale(tx: Database, sale: Sale): Promise<RedemptionObstacle | null> {
  const { tenant, orderId, priced, buyer, now } = sale;
  const customerId = buyer.userId;
  const { coupon, vouchers, rewardId, credit, shopId } = priced;
  if (coupon !== null) {
    const isUsed = await redeemCoupon(tx, tenant.id, { couponId: coupon.id, orderId, customerId, now });
    if (!isUsed) return 'coupon';
  }
  if (rewardId !== null && customerId !== null) {
    if (!(await redeemReward(tx, tenant.id, { rewardId, customerId, orderId, now }))) return 'reward';
  }
  // In one order for everyone, so that two sales never wait for each other in a circle.
  for (const { id, amount } of vouchers.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    if (!(await spendVoucher(tx, tenant.id, { voucherId: id, amount, orderId, now }))) return 'voucher';
  }
  if (credit > 0 && customerId !== null) {
    const entry = { userId: customerId, amount: credit, cause: `order ${orderId}`, now };
    if (!(await spendCredit(tx, tenant.id, entry))) return 'credit';
  }
  const products = priced.lines.filter(
    (line): line is typeof line & ProductSaleLine => line.kind === 'product',
  );
  if (products.length === 0 || shopId === null) return null;
  const lines = products.map(({ articleId, quantity }) => ({ articleId, quantity }));
  const taken = await takeStock(tx, tenant.id, { shopId, lines, orderId });
  return taken.kind === 'taken' ? null : 'stock';
}
