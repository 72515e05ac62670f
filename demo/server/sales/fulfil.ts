import { sumOf } from '#domain/carts/sale-sums.ts';
import type { Database } from '../database/database.ts';
import type { DocumentRow } from '../documents/issue.ts';
import { placeEshopOrder } from '../eshop/orders.ts';
import { sendOrder } from '../eshop/send-order.ts';
import { tellShopOfOrder } from '../mail/salon/tell-order.ts';
import type { OrderRow } from '../orders/order-rows.ts';
import { creditPoints } from '../redemption/rewards.ts';
import { issueVouchers } from '../gifts/issue.ts';
import { goodsSums } from './pricing/goods-sums.ts';
import type { ProductSaleLine } from './sale-lines.ts';
import type { Sale } from './sale.ts';

interface Sold {
  readonly order: OrderRow;
  readonly invoice: DocumentRow | null;
}

/** Sees to what a sale hands out besides the visit: the e-shop's order, the vouchers, the loyalty points. */
export async function fulfilSale(tx: Database, sale: Sale, { order, invoice }: Sold): Promise<void> {
  const { tenant, orderId, priced, buyer, locale, now, origin, pictures } = sale;
  await creditLater(tx, sale);
  const products = priced.lines.flatMap((line) => (line.kind === 'product' ? [line] : []));
  const gifts = priced.lines.flatMap((line) => (line.kind === 'gift' ? [line] : []));
  const placed = await placeProducts(tx, sale, products);
  const lines = [...products, ...gifts];
  // What was written down before has been told of before.
  const isKnown = products.length > 0 && placed === null;
  if (lines.length > 0 && !isKnown) {
    const sums = goodsSums(soldOf(sale), ['product', 'gift']);
    await sendOrder(tx, sale, { order, placed, lines, sums, invoice });
    await tellShopOfOrder(tx, tenant, order, { news: { kind: 'ordered' }, now });
  }
  const issue = { orderId, buyer, lines: gifts, locale, now };
  await issueVouchers(tx, tenant, { ...issue, origin, pictures });
}

async function placeProducts(tx: Database, sale: Sale, lines: readonly ProductSaleLine[]) {
  const { tenant, orderId, priced, buyer, now, money, ask } = sale;
  if (lines.length === 0 || priced.shopId === null) return null;
  return placeEshopOrder(tx, tenant, {
    orderId,
    shopId: priced.shopId,
    customer: buyer,
    lines,
    sums: goodsSums(soldOf(sale), ['product']),
    transactionId: money.transactionId,
    mode: ask.mode,
    address: ask.address ?? null,
    now,
  });
}

/** Points for what is bought, but not for its delivery, nor for vouchers, which earn them when they are used; for a visit, when it is over. */
async function creditLater(tx: Database, { tenant, orderId, priced, buyer, now }: Sale): Promise<void> {
  if (buyer.userId === null) return;
  const earning = priced.lines.filter(({ kind }) => kind !== 'gift' && kind !== 'delivery');
  const amount = sumOf(earning.map(({ net }) => net));
  const end = priced.visit?.hold.lines.at(-1)?.end;
  await creditPoints(tx, tenant.id, {
    customerId: buyer.userId,
    amount,
    orderId,
    now,
    ...(end === undefined ? {} : { dueAt: Date.parse(end) }),
  });
}

const soldOf = ({ priced }: Sale) => ({
  lines: priced.lines,
  voucher: priced.sums.voucher,
  credit: priced.credit,
});
