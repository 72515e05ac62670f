import { and, asc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { readAppointment, releaseSlot } from '#contract/booking/appointments.ts';
import { refundPayment } from '#contract/money/payment.ts';
import { changeOrderStatus, refundOldCredit } from '#contract/orders/booking-order.ts';
import { withdrawOrder } from '#contract/orders/eshop.ts';
import { documents } from '../../database/schema/selling/documents.ts';
import { eshopOrders } from '../../database/schema/selling/eshop.ts';
import { vouchers } from '../../database/schema/selling/redemption.ts';
import { creditOf, giveCredit } from '../../store-credit/store-credit.ts';
import { addTestProduct, addTheme, addVoucher, GIFT } from '../../testing/commerce.ts';
import { mailsIn, salonMailsIn } from '../../testing/mails.ts';
import { enterSalon, openSalons, salon, server, visitor } from '../../testing/open-salons.ts';
import { clientAs, tokenOfRole } from '../../testing/people.ts';
import { addPayingCompany, booksOf, init, payFor, visitBody } from '../../testing/sales.ts';
import { CUSTOMER, holdVisit, TEST_SHOPS } from '../../testing/visits.ts';

openSalons(addPayingCompany);

const CUSTOMER_ID = 'user-1';
const plain = (text = '') => text.replaceAll(/[\u00a0\u202f]/g, ' ');

interface Wish {
  /** A visit of 70.50 €, of which a deposit of 21.15 € is paid online. */
  readonly visit?: boolean;
  readonly gift?: boolean;
  /** Cents. */
  readonly voucher?: number;
  readonly credit?: number;
}

/** Two products of 20 € and what else is wished. */
async function bought({ visit = false, gift = false, voucher = 0, credit = 0 }: Wish) {
  enterSalon(await addPayingCompany(server, { mode: 'deposit' }));
  const { db } = server.database;
  const { now } = server.clock;
  const owned = { userId: CUSTOMER_ID, amount: credit, cause: 'a gift', now: now() };
  if (credit > 0) await giveCredit(db, salon, owned);
  await addTheme(db, salon);
  const { externalId } = await addTestProduct(db, salon, { price: 2000, stock: 2 });
  const sold = voucher === 0 ? null : await addVoucher(db, salon, { initial: voucher });
  const total = 4000 + (visit ? 7050 : 0) + (gift ? 5000 : 0) - voucher - credit;
  const goods = {
    products: [{ articleId: externalId, quantity: 2 }],
    gifts: gift ? [GIFT] : [],
    voucherCodes: sold === null ? [] : [sold.code],
    credit: credit / 100,
    acceptedTotal: total / 100,
  };
  const body = visit
    ? visitBody(await holdVisit(server, salon, { shopid: TEST_SHOPS.one }), goods)
    : { shopId: TEST_SHOPS.one, customer: CUSTOMER, ...goods };
  const token = await tokenOfRole(server, salon, 'customer');
  const { orderId, appointment } = await payFor(server, salon, await init(server, salon, body, token), {
    method: 'tok_success',
    token,
  });
  const [products] = await db
    .select()
    .from(eshopOrders)
    .where(eq(eshopOrders.id, orderId ?? ''));
  const number = products?.number ?? '';
  const manager = await clientAs(server, salon, 'manager');
  const camille = await clientAs(server, salon, 'customer');
  const ideorder = orderId ?? '';
  const ask = (amount: number) => ({ body: { ideorder, customerId: CUSTOMER_ID, amount } });
  return {
    withdraw: () => visitor.get(withdrawOrder, { body: { number, name: 'Zoé', email: CUSTOMER.email } }),
    refund: (amount: number, idempotencyKey?: string) =>
      manager.get(refundPayment, ask(amount), idempotencyKey === undefined ? {} : { idempotencyKey }),
    refuseRefund: (amount: number) => manager.refusal(refundPayment, ask(amount)),
    returnCredit: (amount: number) =>
      manager.get(refundOldCredit, { body: { appointment: ask(amount).body } }),
    cancel: () =>
      manager.get(changeOrderStatus, { body: { m_ideorder: ideorder, m_status: 'cancelled_by_shop' } }),
    read: () => camille.get(readAppointment, { params: { id: appointment?.id ?? '' }, query: {} }),
    leave: () => camille.get(releaseSlot, { query: { id: appointment?.id ?? '' } }),
    /** What is back on the card, in the voucher and in the credit. */
    async back() {
      const [row] = await db
        .select()
        .from(vouchers)
        .where(and(eq(vouchers.companyId, salon), eq(vouchers.id, sold?.id ?? '')));
      const [intent] = (await booksOf(server, salon)).intents;
      return [intent?.refunded ?? 0, row?.balance ?? 0, await creditOf(db, salon, CUSTOMER_ID)];
    },
    async products() {
      const [row] = await db.select().from(eshopOrders).where(eq(eshopOrders.id, ideorder));
      return row?.paymentStatus;
    },
  };
}

/** What the credit notes give back, in cents, by kind of goods. */
async function credited(): Promise<Record<string, number>[]> {
  const notes = await server.database.db
    .select()
    .from(documents)
    .where(and(eq(documents.companyId, salon), eq(documents.kind, 'credit_note')))
    .orderBy(asc(documents.sequence));
  return notes.map(({ content }) => Object.fromEntries(content.lines.map(({ kind, net }) => [kind, net])));
}

describe('goods that were bought with a visit and withdrawn from', () => {
  test('what goes back is theirs: the visit keeps its deposit, and the credit note is of all of them', async () => {
    const order = await bought({ visit: true, gift: true });
    await order.withdraw();
    await order.refund(90);
    expect(await credited()).toEqual([{ product: 4000, gift: 5000 }]);
    expect(await order.read()).toMatchObject({
      paid: 21.15,
      refunded: 0,
      left: 49.35,
      cancel: { refund: 21.15 },
    });
    expect(await order.products()).toBe('refunded');
  });

  test('what goes back beyond them is the visit’s', async () => {
    const order = await bought({ visit: true, gift: true });
    await order.withdraw();
    await order.refund(100);
    expect(await credited()).toEqual([{ product: 4000, gift: 5000 }]);
    expect(await order.read()).toMatchObject({ paid: 11.15, refunded: 10 });
  });

  test('a part goes back: it is credited to them, and the visit keeps its deposit', async () => {
    const order = await bought({ visit: true });
    await order.withdraw();
    await order.refund(15);
    expect(await credited()).toEqual([{ product: 1500 }]);
    expect(await order.read()).toMatchObject({ paid: 21.15, refunded: 0 });
    expect(await order.products()).toBe('partially_refunded');
  });

  test.each(['before', 'after'])(
    'the visit is cancelled %s they are refunded: each gets what was paid for it',
    async (when) => {
      const order = await bought({ visit: true });
      await order.withdraw();
      if (when === 'after') await order.refund(40);
      expect(await order.leave()).toMatchObject({ refund: 21.15, fee: 0 });
      expect(await order.read()).toMatchObject({ paid: 0, refunded: 21.15 });
      if (when === 'before') await order.refund(40);
      expect(await order.back()).toEqual([6115, 0, 0]);
      expect(await credited()).toEqual([{ product: 4000 }]);
      expect(await order.read()).toMatchObject({ paid: 0, refunded: 21.15 });
    },
  );

  test('a voucher had paid for them: it gets it back, and the card keeps paying for the visit', async () => {
    const order = await bought({ visit: true, voucher: 4000 });
    await order.withdraw();
    await order.refund(40);
    expect(await order.back()).toEqual([0, 4000, 0]);
    expect(await credited()).toEqual([{ product: 4000 }]);
    expect(await order.read()).toMatchObject({ paid: 21.15, refunded: 0, cancel: { refund: 21.15 } });
    await order.leave();
    expect(await order.back()).toEqual([2115, 4000, 0]);
    expect(await order.read()).toMatchObject({ paid: 0, refunded: 21.15 });
  });
});

describe('a withdrawn order that a voucher and credit have paid in part', () => {
  test('one refund gives each its part, once for each key, and no more than that', async () => {
    const order = await bought({ voucher: 2000, credit: 1500 });
    await order.withdraw();
    const key = crypto.randomUUID();
    expect(await order.refund(40, key)).toMatchObject({ amount: 40, status: 'refunded' });
    await order.refund(40, key);
    expect(await order.back()).toEqual([500, 2000, 1500]);
    expect(await credited()).toEqual([{ product: 4000 }]);
    expect(await order.refuseRefund(1)).toMatchObject({ type: 'amount_refused' });
    expect((await booksOf(server, salon)).orders).toMatchObject([{ paymentStatus: 'refunded' }]);
  });

  test('parts go back to the card first, and credit that was returned by its own call counts', async () => {
    const order = await bought({ voucher: 2000, credit: 1500 });
    await order.withdraw();
    await order.refund(3);
    expect(await order.back()).toEqual([300, 0, 0]);
    await order.returnCredit(15);
    await order.refund(22);
    expect(await order.back()).toEqual([500, 2000, 1500]);
  });

  test('where they have paid all of it, the same call gives it back', async () => {
    const order = await bought({ voucher: 2500, credit: 1500 });
    await order.withdraw();
    expect(await order.refund(40)).toMatchObject({ status: 'refunded' });
    expect(await order.back()).toEqual([0, 2500, 1500]);
    expect(await credited()).toEqual([{ product: 4000 }]);
  });

  test('unless it was withdrawn from, a refund is of the card’s part alone', async () => {
    const order = await bought({ voucher: 2000 });
    expect(await order.refuseRefund(21)).toMatchObject({ type: 'amount_refused' });
    await order.refund(20);
    expect(await order.back()).toEqual([2000, 0, 0]);
  });

  test.each([
    [{ voucher: 2000 }, '20 € par votre moyen de paiement, 20 € sur votre chèque-cadeau ou votre avoir.'],
    [{ voucher: 4000 }, 'vous rend 40 € au plus tard 14 jours après cette date, sur le chèque-cadeau'],
    [{}, 'cette date, par le moyen de paiement que vous aviez utilisé.'],
  ])('its receipt says by which means it will go back: %o', async (means, words) => {
    const order = await bought(means);
    await order.withdraw();
    const receipt = (await mailsIn(server, salon)).at(-1);
    expect(plain(receipt?.text)).toContain(words);
    expect(plain(receipt?.text)).toContain('Montant : 40 €');
  });

  test('the shop is told by which call it gives all of it back', async () => {
    const order = await bought({ visit: true, voucher: 2000 });
    await order.withdraw();
    const [{ id } = { id: '' }] = (await booksOf(server, salon)).orders;
    const told = (await salonMailsIn(server, salon)).at(-1);
    expect(plain(told?.text)).toContain(
      `Remboursez 40 € avant la fin du délai (POST /api/payment/refund, ideorder: ${id}, customerId: ${CUSTOMER_ID})`,
    );
  });

  test('its buyer is told what went back by which means', async () => {
    const order = await bought({ voucher: 2000 });
    await order.withdraw();
    await order.refund(40);
    const told = (await mailsIn(server, salon)).at(-1);
    for (const words of [
      'Nous venons de vous rembourser 40 €.',
      'Sur votre moyen de paiement : 20 €',
      'Sur votre chèque-cadeau ou votre avoir : 20 €',
      'Remboursé en tout : 40 €',
    ])
      expect(plain(told?.text)).toContain(words);
  });
});

test('an order with vouchers that was withdrawn from goes back whole when the shop cancels it', async () => {
  const order = await bought({ gift: true });
  await order.withdraw();
  await order.cancel();
  expect(await order.back()).toEqual([9000, 0, 0]);
  expect(await credited()).toEqual([{ product: 4000, gift: 5000 }]);
});
