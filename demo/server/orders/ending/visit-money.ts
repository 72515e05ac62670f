import type { Cents } from '#domain/prices/money.ts';
import type { Database } from '../../database/database.ts';
import { leftOfVouchers } from '../../redemption/vouchers.ts';
import { paidForVisit } from '../give-up.ts';
import type { OrderRow } from '../order-rows.ts';

/** What was paid for the services of an order and not given back, and what of it was, to whatever had paid. */
export interface VisitMoney {
  readonly paid: Cents;
  readonly refunded: Cents;
}

export async function visitMoney(db: Database, order: OrderRow): Promise<VisitMoney> {
  const { companyId, id, voucher } = order;
  // What goes back to a voucher is written down with the voucher alone.
  const left = voucher === 0 ? 0 : await leftOfVouchers(db, companyId, id);
  const paid = paidForVisit({ ...order, voucher: left });
  const ever = paidForVisit({ ...order, refunded: 0, creditReturned: 0 });
  return { paid, refunded: ever - paid };
}
