import { sumOf } from '#domain/carts/sale-sums.ts';
import type { Cents } from '#domain/prices/money.ts';
import { creditableAmount, type CreditableLine } from '#domain/taxes/credited-lines.ts';
import type { Database } from '../database/database.ts';
import { paidForVisit } from '../orders/money/paid-for.ts';
import type { OrderRow } from '../orders/order-rows.ts';
import { leftOfVouchers } from '../redemption/vouchers.ts';
import type { DocumentLine } from './document-content.ts';

interface GoingBack {
  readonly amount: Cents;
  /** What it is for, if anybody says so. */
  readonly kinds: readonly DocumentLine['kind'][] | undefined;
  /** The invoice's lines. */
  readonly open: readonly (CreditableLine & Pick<DocumentLine, 'kind'>)[];
}

/**
 * What of an amount that goes back is for what is on an order's invoice: all of it, unless the order has services that are not, as with
 * a deposit. `order`: as it is afterwards, unless `kinds` say what it is for.
 */
export async function amountOfInvoice(
  tx: Database,
  order: OrderRow,
  { amount, kinds, open }: GoingBack,
): Promise<Cents> {
  const hasService = (lines: readonly Pick<DocumentLine, 'kind'>[]) =>
    lines.some(({ kind }) => kind === 'service');
  if (!hasService(order.lines) || hasService(open)) return amount;
  if (kinds !== undefined) return kinds.includes('service') ? 0 : amount;
  const { companyId, id, captured, refunded, credit, creditReturned } = order;
  const vouchers = await leftOfVouchers(tx, companyId, id);
  const paid = captured - refunded + vouchers + credit - creditReturned;
  const ofVisit = paidForVisit(order, vouchers);
  return creditableAmount(amount, {
    open: sumOf(open.map(({ net, credited }) => net - credited)),
    paid: paid - ofVisit,
  });
}
