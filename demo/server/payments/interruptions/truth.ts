import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { appointments, holds } from '../../database/schema/booking.ts';
import { documents } from '../../database/schema/selling/documents.ts';
import { trackedCarts } from '../../database/schema/records.ts';
import { eshopOrders, stocks } from '../../database/schema/selling/eshop.ts';
import { vouchers } from '../../database/schema/selling/redemption.ts';
import { booksOf } from '../../testing/sales.ts';
import { QUANTITY, STOCK, VOUCHER, type Sale } from './sale.ts';

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/**
 * Holds the provider's books against the company's: what was taken and not given back is what was sold, and everything that a sale
 * uses up was used up once for each. An order without its money, or money without its order, is told by its sum.
 */
export async function expectTruth(sale: Sale, sold: 0 | 1): Promise<void> {
  const { intents, orders, payments, refunds } = await booksOf(sale.server, sale.company);
  const due = sale.column.kind === 'none' ? 0 : sale.due;
  // A page that came to nothing is followed by another, of the same payment.
  const paymentOf = (intentId: string) => payments.find((each) => each.intentId === intentId)?.id;
  const kept = intents.filter(({ captured, refunded }) => captured > refunded);
  expect({
    kept: sumOf(intents.map(({ captured, refunded }) => captured - refunded)),
    soldFor: sumOf(orders.map(({ captured, refunded }) => captured - refunded)),
    orders: orders.map(
      ({ transactionId }) => paymentOf(transactionId) ?? transactionId.replace(/^free_.*/, 'free'),
    ),
    openRefunds: refunds.filter(({ status }) => status !== 'done').length,
    ...(await usedUp(sale)),
  }).toEqual({
    kept: sold * due,
    soldFor: sold * due,
    orders: sold === 0 ? [] : sale.column.kind === 'none' ? ['free'] : kept.map(({ reference }) => reference),
    openRefunds: 0,
    invoices: sale.column.kind === 'none' ? 0 : sold,
    tracked: sold === 1 ? 'success' : 'pending',
    voucher: sale.voucher === null ? null : VOUCHER * (1 - sold),
    stock: sale.goods === 'products' ? STOCK - QUANTITY * sold : null,
    eshopOrders: sale.goods === 'products' ? sold : 0,
    appointments: sale.goods === 'visit' ? sold : 0,
    hold: sale.goods === 'products' ? null : sold === 1 ? 'booked' : 'active',
  });
}

async function usedUp({ server, company, trackedId, voucher, productId, held, goods }: Sale) {
  const { db } = server.database;
  const [tracked] = await db
    .select()
    .from(trackedCarts)
    .where(and(eq(trackedCarts.companyId, company), eq(trackedCarts.id, trackedId)));
  const [paper] = await db
    .select()
    .from(vouchers)
    .where(and(eq(vouchers.companyId, company), eq(vouchers.id, voucher?.id ?? '')));
  const [stock] = await db
    .select()
    .from(stocks)
    .where(and(eq(stocks.companyId, company), eq(stocks.articleId, productId?.id ?? '')));
  const [hold] = await db
    .select()
    .from(holds)
    .where(and(eq(holds.companyId, company), eq(holds.id, held?.hold.holdId ?? '')));
  const countIn = async (table: typeof appointments | typeof eshopOrders) =>
    (await db.select({ id: table.id }).from(table).where(eq(table.companyId, company))).length;
  const invoices = await db.select().from(documents).where(eq(documents.companyId, company));
  return {
    invoices: invoices.length,
    tracked: tracked?.status,
    voucher: paper?.balance ?? null,
    stock: goods === 'products' ? stock?.quantity : null,
    eshopOrders: await countIn(eshopOrders),
    appointments: await countIn(appointments),
    hold: hold?.status ?? null,
  };
}
