import { and, asc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { changeOrderStatus, refundOldCredit } from '#contract/orders/booking-order.ts';
import { refundPayment } from '#contract/money/payment.ts';
import type { PaymentMode } from '#domain/prices/payment-terms.ts';
import { documents } from '../../database/schema/selling/documents.ts';
import { eshopOrders } from '../../database/schema/selling/eshop.ts';
import { giveCredit } from '../../store-credit/store-credit.ts';
import { addTestProduct, addVoucher } from '../../testing/commerce.ts';
import { mailsIn } from '../../testing/mails.ts';
import { enterSalon, openSalons, salon, server } from '../../testing/open-salons.ts';
import { clientAs, tokenOfRole } from '../../testing/people.ts';
import { addPayingCompany, init, payFor, visitBody } from '../../testing/sales.ts';
import { holdVisit, TEST_SHOPS } from '../../testing/visits.ts';

openSalons(addPayingCompany);

const CUSTOMER_ID = 'user-1';

interface Means {
  readonly mode: PaymentMode;
  /** Cents. */
  readonly voucher?: number;
  readonly credit?: number;
}

/** A visit of 70.50 €, of which the company takes a part online, and two products of 20 €; the order's id. */
async function bought({ mode, voucher = 0, credit = 0 }: Means): Promise<string> {
  enterSalon(await addPayingCompany(server, { mode }));
  const { db } = server.database;
  const token = await tokenOfRole(server, salon, 'customer');
  if (credit > 0) {
    const now = server.clock.now();
    await giveCredit(db, salon, { userId: CUSTOMER_ID, amount: credit, cause: 'a gift', now });
  }
  const { externalId } = await addTestProduct(db, salon, { price: 2000 });
  const codes = voucher === 0 ? [] : [(await addVoucher(db, salon, { initial: voucher })).code];
  const change = {
    products: [{ articleId: externalId, quantity: 2 }],
    voucherCodes: codes,
    credit: credit / 100,
    acceptedTotal: (11_050 - voucher - credit) / 100,
  };
  const held = await holdVisit(server, salon, { shopid: TEST_SHOPS.one });
  const { orderId } = await payFor(server, salon, await init(server, salon, visitBody(held, change), token));
  return orderId ?? '';
}

/** What the credit notes give back, in cents. */
async function credited(): Promise<number[]> {
  const notes = await server.database.db
    .select()
    .from(documents)
    .where(and(eq(documents.companyId, salon), eq(documents.kind, 'credit_note')))
    .orderBy(asc(documents.sequence));
  return notes.map(({ content }) => content.lines.reduce((sum, { net }) => sum + net, 0));
}

const refund = async (ideorder: string, amount: number) =>
  (await clientAs(server, salon, 'manager')).get(refundPayment, {
    body: { ideorder, customerId: CUSTOMER_ID, amount },
  });

const returnCredit = async (ideorder: string, amount: number) =>
  (await clientAs(server, salon, 'manager')).get(refundOldCredit, {
    body: { appointment: { ideorder, customerId: CUSTOMER_ID, amount } },
  });

const cancel = async (m_ideorder: string) =>
  (await clientAs(server, salon, 'manager')).get(changeOrderStatus, {
    body: { m_ideorder, m_status: 'cancelled_by_shop' },
  });

describe('the products that are invoiced beside a visit of which a deposit is paid', () => {
  test.each([
    ['the deposit', [21.15], []],
    ['a part of the deposit', [10], []],
    ['more than the deposit', [30], [885]],
    ['parts that together are more than the deposit', [10, 15, 36.15], [385, 3615]],
    ['all', [61.15], [4000]],
  ])('%s goes back: only what was paid for them is credited', async (_, amounts, notes) => {
    const orderId = await bought({ mode: 'deposit' });
    for (const amount of amounts) await refund(orderId, amount);
    expect(await credited()).toEqual(notes);
  });

  test('the visit is cancelled: none of them is credited, and all of them when they go back as well', async () => {
    const orderId = await bought({ mode: 'deposit' });
    await cancel(orderId);
    expect(await credited()).toEqual([]);
    await refund(orderId, 40);
    expect(await credited()).toEqual([4000]);
  });
});

describe('the products that are invoiced beside a visit for which credit has paid', () => {
  test('credit goes back: only what was paid for them is credited', async () => {
    const orderId = await bought({ mode: 'deposit', credit: 6000 });
    await returnCredit(orderId, 20);
    expect(await credited()).toEqual([]);
    await returnCredit(orderId, 10);
    expect(await credited()).toEqual([885]);
  });

  test('a voucher was given back with the visit: it pays for them no more', async () => {
    const orderId = await bought({ mode: 'deposit', voucher: 3000, credit: 3000 });
    await cancel(orderId);
    await returnCredit(orderId, 30);
    expect(await credited()).toEqual([3000]);
  });
});

test('what a voucher has paid for products is the same in their receipt, in the account and on the invoice', async () => {
  const orderId = await bought({ mode: 'none', voucher: 6000 });
  const { db } = server.database;
  const [invoice] = await db.select().from(documents).where(eq(documents.companyId, salon));
  const [products] = await db.select().from(eshopOrders).where(eq(eshopOrders.id, orderId));
  expect([invoice?.content.redeemed, products?.voucher]).toEqual([4000, 4000]);
  const receipt = (await mailsIn(server, salon)).find(({ subject }) =>
    subject.includes(products?.number ?? '-'),
  );
  expect(receipt?.text).toContain('Chèque-cadeau utilisé\u00a0: −40\u00a0€');
});
