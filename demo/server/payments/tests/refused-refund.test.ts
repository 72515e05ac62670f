import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { readAppointment, releaseSlot } from '#contract/booking/appointments.ts';
import { refundPayment } from '#contract/money/payment.ts';
import { eshopOrders } from '../../database/schema/selling/eshop.ts';
import { sandboxIntents } from '../../database/schema/selling/orders.ts';
import { addTestProduct } from '../../testing/commerce.ts';
import { enterSalon, openSalons, salon, server } from '../../testing/open-salons.ts';
import { clientAs, tokenOfRole } from '../../testing/people.ts';
import { addPayingCompany, booksOf, init, payFor, visitBody } from '../../testing/sales.ts';
import { CUSTOMER, holdVisit, TEST_SHOPS } from '../../testing/visits.ts';

openSalons(addPayingCompany);

/** A product of 20 € by card, beside a visit of 70.50 € or alone. */
async function bought({ hasVisit }: { readonly hasVisit: boolean }) {
  const { externalId } = await addTestProduct(server.database.db, salon, { price: 2000 });
  const products = [{ articleId: externalId, quantity: 1 }];
  const body = hasVisit
    ? visitBody(await holdVisit(server, salon, { shopid: TEST_SHOPS.one }), { products, acceptedTotal: 90.5 })
    : { shopId: TEST_SHOPS.one, customer: CUSTOMER, products, acceptedTotal: 20 };
  const { orderId } = await payFor(server, salon, await init(server, salon, body));
  return orderId ?? '';
}

const refund = (ideorder: string, amount: number) => ({ body: { ideorder, customerId: null, amount } });

/** How the order is paid, and how its products are. */
async function statuses(orderId: string) {
  const { orders } = await booksOf(server, salon);
  const [products] = await server.database.db.select().from(eshopOrders).where(eq(eshopOrders.id, orderId));
  return [orders[0]?.paymentStatus, products?.paymentStatus];
}

test.each([
  ['beside a visit', true, 50, ['partially_refunded', 'paid']],
  ['beside a visit', true, 0, ['paid', 'paid']],
  ['alone', false, 5, ['partially_refunded', 'partially_refunded']],
  ['alone', false, 0, ['paid', 'paid']],
])(
  'products %s (%s), of which %d € went back, are paid as before where the provider refuses to give back the rest',
  async (_, hasVisit, first, before) => {
    const orderId = await bought({ hasVisit });
    const manager = await clientAs(server, salon, 'manager');
    if (first > 0) await manager.get(refundPayment, refund(orderId, first));
    expect(await statuses(orderId)).toEqual(before);
    await server.database.db
      .update(sandboxIntents)
      .set({ state: 'failed' })
      .where(eq(sandboxIntents.companyId, salon));
    const rest = (hasVisit ? 90.5 : 20) - first;
    expect((await manager.refusal(refundPayment, refund(orderId, rest))).type).toBe('amount_refused');
    expect(await statuses(orderId)).toEqual(before);
  },
);

test('a free cancellation whose refund the provider refuses keeps nothing, however often it is asked and read', async () => {
  enterSalon(await addPayingCompany(server));
  const camille = await clientAs(server, salon, 'customer');
  const body = visitBody(await holdVisit(server, salon, { shopid: TEST_SHOPS.one }), { acceptedTotal: 70.5 });
  const cart = await init(server, salon, body, await tokenOfRole(server, salon, 'customer'));
  const { appointment } = await payFor(server, salon, cart);
  const id = appointment!.id;
  await server.database.db
    .update(sandboxIntents)
    .set({ state: 'failed' })
    .where(eq(sandboxIntents.companyId, salon));
  const free = { refund: 70.5, fee: 0 };
  expect(await camille.get(releaseSlot, { query: { id } })).toMatchObject(free);
  expect((await booksOf(server, salon)).refunds).toMatchObject([{ kind: 'refund', status: 'failed' }]);
  expect(await camille.get(releaseSlot, { query: { id } })).toMatchObject(free);
  expect(await camille.get(readAppointment, { params: { id }, query: {} })).toMatchObject({
    paid: 70.5,
    refunded: 0,
    kept: 0,
  });
});
