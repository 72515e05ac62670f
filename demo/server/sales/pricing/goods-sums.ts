import { sumOf } from '#domain/carts/sale-sums.ts';
import type { Cents } from '#domain/prices/money.ts';
import { redeemedAtOnce } from '#domain/prices/payment-terms.ts';
import type { SaleSums } from '../sale-lines.ts';
import type { OrderLine } from './priced-sale.ts';

/** What was sold at once, and what its buyer's credit pays of it. */
export interface GoodsSums extends SaleSums {
  readonly credit: Cents;
}

interface Sold {
  readonly lines: readonly OrderLine[];
  readonly voucher: Cents;
  readonly credit: Cents;
}

/** The part of a sale's sums that goods of these kinds have, with their delivery. */
export function goodsSums(
  { lines, voucher, credit }: Sold,
  kinds: readonly ('product' | 'gift')[],
): GoodsSums {
  const goods = lines.filter(({ kind }) => kinds.some((wanted) => wanted === kind));
  const delivery = netOf(lines, ['delivery']);
  // A voucher buys no other voucher.
  const payable = netOf(goods, ['product']) + delivery;
  const byVoucher = redeemedAtOnce(voucher, payable);
  return {
    subtotal: sumOf(goods.map(({ total }) => total)),
    discount: sumOf(goods.map(({ discount }) => discount)),
    voucher: byVoucher,
    credit: redeemedAtOnce(credit, payable - byVoucher),
    delivery,
    total: netOf(goods, kinds) + delivery,
  };
}

function netOf(lines: readonly OrderLine[], kinds: readonly OrderLine['kind'][]): Cents {
  return sumOf(lines.filter(({ kind }) => kinds.includes(kind)).map(({ net }) => net));
}
