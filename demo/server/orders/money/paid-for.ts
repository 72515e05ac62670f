import { sumOf } from '#domain/carts/sale-sums.ts';
import type { Cents } from '#domain/prices/money.ts';
import { refundable } from '../../payments/refunds/refund-row.ts';
import type { OrderRow } from '../order-rows.ts';
import { sumReturned } from './withdrawal.ts';

type Kind = OrderRow['lines'][number]['kind'];

/** What the lines of a kind cost after discounts. */
export function netOf({ lines }: Pick<OrderRow, 'lines'>, kinds: readonly Kind[]): Cents {
  return sumOf(lines.filter(({ kind }) => kinds.includes(kind)).map(({ net }) => net));
}

/**
 * What was paid for the services and not given back: whatever is paid goes towards the other lines first, but for what has gone back
 * of those that their buyer withdrew from. `vouchers`: what they have paid and not got back.
 */
export function paidForVisit(order: OrderRow, vouchers: Cents = vouchersOf(order)): Cents {
  const services = netOf(order, ['service']);
  const others = netOf(order, ['product', 'delivery', 'gift']) - sumReturned(order.withdrawal);
  return Math.min(services, Math.max(0, paidInAll(order, vouchers) - others));
}

/** What of an order without a visit goes back when the shop cancels it: vouchers stay what they are, unless their buyer withdrew from them. */
export function cancellableGoods(order: OrderRow): readonly Kind[] {
  const isWithdrawn = order.withdrawal?.kinds.includes('gift') ?? false;
  return isWithdrawn ? ['product', 'delivery', 'gift'] : ['product', 'delivery'];
}

/** What was paid for these goods and not given back. */
export function paidForGoods(order: OrderRow): Cents {
  const kinds = cancellableGoods(order);
  const kept = kinds.includes('gift') ? 0 : netOf(order, ['gift']);
  return Math.min(netOf(order, kinds), Math.max(0, paidInAll(order, vouchersOf(order)) - kept));
}

function paidInAll(order: OrderRow, vouchers: Cents): Cents {
  return refundable(order) + vouchers + order.credit - order.creditReturned;
}

/** Of an order that takes place, vouchers get nothing back but for what was withdrawn from. */
function vouchersOf({ voucher, withdrawal }: OrderRow): Cents {
  return voucher - (withdrawal?.returned.toVouchers ?? 0);
}
