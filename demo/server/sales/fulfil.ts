import { sumOf } from '#domain/carts/sale-sums.ts';
import { redeemedAtOnce } from '#domain/prices/payment-terms.ts';
import type { Database } from '../database/database.ts';
import type { DocumentRow } from '../documents/issue.ts';
import { placeEshopOrder } from '../eshop/orders.ts';
import { sendOrder } from '../eshop/send-order.ts';
import { tellShopOfOrder } from '../mail/salon/tell-order.ts';
import type { OrderRow } from '../orders/order-rows.ts';
import { creditPoints } from '../redemption/rewards.ts';
import { issueVouchers } from '../gifts/issue.ts';
import type { GiftSaleLine, ProductSaleLine, SaleSums } from './sale-lines.ts';
import type { Sale } from './sale.ts';

interface Sold {
  readonly order: OrderRow;
  readonly invoice: DocumentRow | null;
}

/** Sees to what a sale hands out besides the visit: the e-shop's order, the vouchers, the loyalty points. */
export async function fulfilSale(tx: Database, sale: Sale, { order, invoice }: Sold): Promise<void> {
  const { tenant, orderId, priced, buyer, locale, now, money, ask } = sale;
  await creditLater(tx, sale);
  const products = priced.lines.filter(
    (line): line is typeof line & ProductSaleLine => line.kind === 'product',
  );
  const gifts = priced.lines.filter((line): line is typeof line & GiftSaleLine => line.kind === 'gift');
  if (products.length > 0 && priced.shopId !== null) {
    const sums = sumsOfProducts(sale);
    const placed = await placeEshopOrder(tx, tenant, {
      orderId,
      shopId: priced.shopId,
      customer: buyer,
      lines: products,
      sums,
      transactionId: money.transactionId,
      mode: ask.mode,
      address: ask.address ?? null,
      now,
    });
    if (placed) {
      await sendOrder(tx, sale, { placed, lines: products, sums, invoice });
      await tellShopOfOrder(tx, tenant, order, { news: { kind: 'ordered' }, now });
    }
  }
  if (gifts.length > 0) {
    await issueVouchers(tx, tenant, { orderId, buyer, lines: gifts, locale, now, origin: sale.origin });
  }
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

/** The products' part of the sums, with their delivery. */
function sumsOfProducts({ priced }: Sale): SaleSums {
  const products = priced.lines.filter(({ kind }) => kind === 'product');
  const { delivery } = priced.sums;
  const total = sumOf(products.map(({ net }) => net)) + delivery;
  return {
    subtotal: sumOf(products.map((line) => line.total)),
    discount: sumOf(products.map(({ discount }) => discount)),
    voucher: redeemedAtOnce(priced.sums.voucher, total),
    delivery,
    total,
  };
}
