import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { readAppointment, releaseSlot } from '#contract/booking/appointments.ts';
import { customerHistory } from '#contract/people/customers.ts';
import { changeOrderStatus } from '#contract/orders/booking-order.ts';
import { vouchers } from '../../database/schema/selling/redemption.ts';
import { creditOf, giveCredit } from '../../store-credit/store-credit.ts';
import { enterSalon, openSalons, salon, server } from '../../testing/open-salons.ts';
import { addVoucher } from '../../testing/commerce.ts';
import { clientAs, tokenOfRole } from '../../testing/people.ts';
import { addPayingCompany, booksOf, init, payFor, visitBody } from '../../testing/sales.ts';
import { TEST_MONDAY } from '../../testing/test-server.ts';
import { holdVisit } from '../../testing/visits.ts';

openSalons();

const CUSTOMER_ID = 'user-1';
/** Within the day in which a cancellation costs something. */
const LATE = TEST_MONDAY + 3 * 3_600_000;

test.each([
  ['the deposit', 'deposit', 49.35, { paid: 21.15, left: 49.35 }, 21.15],
  ['the whole', 'full', 0, { paid: 70.5, left: 0 }, 35.25],
] as const)(
  'a credit that would pay a visit whole pays %s, as a card would, and a late cancellation costs the same',
  async (_, mode, rest, money, fee) => {
    enterSalon(await addPayingCompany(server, { mode }));
    const { db } = server.database;
    await giveCredit(db, salon, { userId: CUSTOMER_ID, amount: 10_000, cause: 'a gift', now: TEST_MONDAY });
    const camille = await clientAs(server, salon, 'customer');
    const body = visitBody(await holdVisit(server, salon), { credit: 100, acceptedTotal: rest });
    const cart = await init(server, salon, body, await tokenOfRole(server, salon, 'customer'));
    expect(cart.prices).toMatchObject({ credit: money.paid, due: rest, now: 0, lateFee: { amount: fee } });
    const { appointment } = await payFor(server, salon, cart);
    const id = appointment!.id;
    expect((await booksOf(server, salon)).intents).toEqual([]);
    expect(await camille.get(readAppointment, { params: { id }, query: {} })).toMatchObject(money);
    server.clock.set(LATE);
    expect(await camille.get(releaseSlot, { query: { id } })).toMatchObject({ fee });
    expect(await creditOf(db, salon, CUSTOMER_ID)).toBe(10_000 - Math.round(fee * 100));
  },
);

/** A visit of 70.50 € whose price is held on a card, but for what a credit or a voucher pays of it. */
async function heldVisit(means: 'credit' | 'voucher', part: number) {
  enterSalon(await addPayingCompany(server, { mode: 'hold' }));
  const { db } = server.database;
  const cents = Math.round(part * 100);
  const voucher = means === 'voucher' ? await addVoucher(db, salon, { initial: cents }) : null;
  await giveCredit(db, salon, { userId: CUSTOMER_ID, amount: cents, cause: 'a gift', now: TEST_MONDAY });
  const ask = voucher === null ? { credit: part } : { voucherCodes: [voucher.code] };
  const body = visitBody(await holdVisit(server, salon), { ...ask, acceptedTotal: 70.5 - part });
  const cart = await init(server, salon, body, await tokenOfRole(server, salon, 'customer'));
  const { appointment, orderId } = await payFor(server, salon, cart);
  /** What is on the credit or the voucher. */
  const left = async () => {
    if (voucher === null) return creditOf(db, salon, CUSTOMER_ID);
    const [row] = await db.select().from(vouchers).where(eq(vouchers.id, voucher.id));
    return row?.balance;
  };
  return { lateFee: cart.prices.lateFee, id: appointment!.id, orderId: orderId ?? '', left };
}

test.each([
  ['credit', 20, 1525, 0, 'paid'],
  ['voucher', 20, 1525, 0, 'paid'],
  ['credit', 50, 0, 1475, 'partially_refunded'],
  ['voucher', 50, 0, 1475, 'partially_refunded'],
] as const)(
  'of a held visit that a %s pays in part (%d €), a late cancellation keeps that first and takes only the rest of its fee from the card',
  async (means, part, captured, back, paymentStatus) => {
    const { lateFee, id, left } = await heldVisit(means, part);
    expect(lateFee).toMatchObject({ amount: 35.25 });
    const camille = await clientAs(server, salon, 'customer');
    server.clock.set(LATE);
    const answer = { fee: 35.25, refund: back / 100 };
    expect(await camille.get(releaseSlot, { query: { id } })).toMatchObject(answer);
    expect(await camille.get(releaseSlot, { query: { id } })).toMatchObject(answer);
    const money = { paid: 35.25, refunded: back / 100, kept: 35.25, charged: captured / 100 };
    expect(await camille.get(readAppointment, { params: { id }, query: {} })).toMatchObject(money);
    const { intents, orders } = await booksOf(server, salon);
    expect(intents).toMatchObject([{ state: captured > 0 ? 'captured' : 'released', captured }]);
    expect(orders).toMatchObject([{ captured, paymentStatus }]);
    expect(await left()).toBe(back);
    const { data } = await camille.get(customerHistory, { query: {} });
    expect(data).toMatchObject([{ paid: captured / 100 + part, refunded: back / 100 }]);
  },
);

test('whoever does not come to a held visit pays no more than a late cancellation costs, by credit first', async () => {
  const { orderId, left } = await heldVisit('credit', 20);
  server.clock.set(LATE);
  const manager = await clientAs(server, salon, 'manager');
  await manager.get(changeOrderStatus, { body: { m_ideorder: orderId, m_status: 'no_show' } });
  expect((await booksOf(server, salon)).intents).toMatchObject([{ captured: 1525 }]);
  expect(await left()).toBe(0);
});
