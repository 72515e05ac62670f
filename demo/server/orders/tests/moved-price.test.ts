import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { moveAppointment, readAppointment, releaseSlot } from '#contract/booking/appointments.ts';
import { refundPayment } from '#contract/money/payment.ts';
import { creditOf, giveCredit } from '../../store-credit/store-credit.ts';
import { vouchers } from '../../database/schema/selling/redemption.ts';
import { addVoucher } from '../../testing/commerce.ts';
import { openSalons, salon, server } from '../../testing/open-salons.ts';
import { clientAs, tokenOfRole } from '../../testing/people.ts';
import { addPayingCompany, booksOf, init, payFor, visitBody } from '../../testing/sales.ts';
import { holdVisit, TUESDAY_1000 } from '../../testing/visits.ts';

openSalons(addPayingCompany);

const SATURDAY = '2026-01-17T09:00:00.000Z';
const WEEKEND = 9000;
const WEEKDAY = 7050;
const CUSTOMER_ID = 'user-1';

interface Means {
  readonly voucher: number;
  readonly credit: number;
}

/** A visit of 90 € on a Saturday, of which the card pays what is left. Cents. */
async function booked({ voucher, credit }: Means) {
  const { db } = server.database;
  const owned = { userId: CUSTOMER_ID, amount: credit, cause: 'a gift', now: server.clock.now() };
  if (credit > 0) await giveCredit(db, salon, owned);
  const sold = await addVoucher(db, salon, { initial: 20_000 });
  if (voucher > 0)
    await db
      .update(vouchers)
      .set({ balance: voucher })
      .where(and(eq(vouchers.companyId, salon), eq(vouchers.id, sold.id)));
  const cart = await init(
    server,
    salon,
    visitBody(await holdVisit(server, salon, { start: SATURDAY }), {
      voucherCodes: voucher > 0 ? [sold.code] : [],
      credit: credit / 100,
      acceptedTotal: (WEEKEND - voucher - credit) / 100,
    }),
    await tokenOfRole(server, salon, 'customer'),
  );
  const { appointment } = await payFor(server, salon, cart, { method: 'tok_success' });
  const held = await holdVisit(server, salon, { start: TUESDAY_1000 });
  const camille = await clientAs(server, salon, 'customer');
  const params = { id: appointment!.id };
  const body = { holdId: held.hold.holdId, visitKey: held.visitKey, acceptedTotal: WEEKDAY / 100 };
  return {
    move: () => camille.get(moveAppointment, { params, body }),
    cancel: () => camille.get(releaseSlot, { query: params }),
    read: () => camille.get(readAppointment, { params, query: {} }),
    /** What is back in the voucher, in the credit and on the card. */
    async back() {
      const [row] = await db
        .select()
        .from(vouchers)
        .where(and(eq(vouchers.companyId, salon), eq(vouchers.id, sold.id)));
      const [intent] = (await booksOf(server, salon)).intents;
      return [voucher > 0 ? row?.balance : 0, await creditOf(db, salon, CUSTOMER_ID), intent?.refunded ?? 0];
    },
  };
}

test.each([
  ['a card', { voucher: 0, credit: 0 }, [0, 0, 1950], [0, 0, 9000], 'partially_refunded'],
  ['a voucher', { voucher: 9000, credit: 0 }, [1950, 0, 0], [9000, 0, 0], 'paid'],
  ['a credit', { voucher: 0, credit: 9000 }, [0, 1950, 0], [0, 9000, 0], 'paid'],
  [
    'a voucher and a card',
    { voucher: 8000, credit: 0 },
    [950, 0, 1000],
    [8000, 0, 1000],
    'partially_refunded',
  ],
  ['all three', { voucher: 7000, credit: 1500 }, [1450, 0, 500], [7000, 1500, 500], 'partially_refunded'],
] as const)(
  'what %s paid too much is back after a move to a cheaper day, and all of it after a cancellation',
  async (_, means, moved, cancelled, status) => {
    const visit = await booked(means);
    expect(await visit.move()).toMatchObject({ paid: 70.5, left: 0, appointment: { total: 70.5 } });
    expect(await visit.back()).toEqual(moved);
    expect((await booksOf(server, salon)).orders[0]).toMatchObject({ total: WEEKDAY, paymentStatus: status });
    expect(await visit.read()).toMatchObject({ paid: 70.5, refunded: 0 });
    expect(await visit.cancel()).toMatchObject({ refund: 70.5 });
    expect(await visit.read()).toMatchObject({ paid: 0, refunded: 70.5, left: 0 });
    expect(await visit.back()).toEqual(cancelled);
  },
);

test('a visit that was paid and moves to a dearer day is paid in part, and one that is refunded in part is so', async () => {
  const camille = await clientAs(server, salon, 'customer');
  const token = await tokenOfRole(server, salon, 'customer');
  const cart = await init(server, salon, visitBody(await holdVisit(server, salon)), token);
  const { appointment, orderId } = await payFor(server, salon, cart);
  const params = { id: appointment!.id };
  const held = await holdVisit(server, salon, { start: SATURDAY });
  const body = { holdId: held.hold.holdId, visitKey: held.visitKey, acceptedTotal: WEEKEND / 100 };
  expect(await camille.get(moveAppointment, { params, body })).toMatchObject({
    left: (WEEKEND - WEEKDAY) / 100,
    appointment: { paymentStatus: 'deposit_paid' },
  });
  const manager = await clientAs(server, salon, 'manager');
  await manager.get(refundPayment, { body: { ideorder: orderId!, customerId: CUSTOMER_ID, amount: 10 } });
  expect(await camille.get(readAppointment, { params, query: {} })).toMatchObject({
    left: (WEEKEND - WEEKDAY) / 100 + 10,
    appointment: { paymentStatus: 'partially_refunded' },
  });
});
