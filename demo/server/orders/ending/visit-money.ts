import type { SettledMoney } from '#domain/appointments/sums/visit-sums.ts';
import type { Database } from '../../database/database.ts';
import { leftOfVouchers } from '../../redemption/vouchers.ts';
import { paidForVisit } from '../money/paid-for.ts';
import type { OrderRow } from '../order-rows.ts';

/** What was paid for the services of an order, and what became of it, to whatever had paid. */
export async function visitMoney(db: Database, order: OrderRow): Promise<SettledMoney> {
  const { companyId, id, voucher, settlement } = order;
  // What goes back to a voucher is written down with the voucher alone.
  const left = voucher === 0 ? 0 : await leftOfVouchers(db, companyId, id);
  const paid = paidForVisit(order, left);
  const ever = paidForVisit({ ...order, refunded: 0, creditReturned: 0, withdrawal: null });
  const kept = Math.min(paid, settlement?.fee ?? paid);
  return { paid, refunded: ever - paid, kept, charged: Math.min(ever, settlement?.charge ?? 0) };
}
