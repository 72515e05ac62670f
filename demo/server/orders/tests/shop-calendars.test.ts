import { expect, test } from 'vitest';
import { orderAggregate, orderHistory } from '#contract/orders/booking-order.ts';
import { giftOrderHistory } from '#contract/money/gift-orders.ts';
import { bookingShopPayments } from '#contract/orders/shop-payments.ts';
import { addVoucher } from '../../testing/commerce.ts';
import { openSalons, salon, server } from '../../testing/open-salons.ts';
import { clientAs } from '../../testing/people.ts';
import { addPayingCompany, init, payFor, visitBody } from '../../testing/sales.ts';
import { holdVisit, TEST_SHOPS } from '../../testing/visits.ts';

openSalons(addPayingCompany);

/** Three in the morning in Paris, nine in the evening of the day before in New York. */
const NIGHT = Date.parse('2026-01-13T02:00:00Z');
const DAYS = ['2026-01-12', '2026-01-13'] as const;

async function sell(shopid: string): Promise<string | null> {
  const held = await holdVisit(server, salon, { shopid, start: '2026-01-14T15:00:00.000Z' });
  return (await payFor(server, salon, await init(server, salon, visitBody(held)))).orderId;
}

test('the back office counts each shop’s sales on the days of its own calendar', async () => {
  server.clock.set(NIGHT);
  const [paris, newYork] = [await sell(TEST_SHOPS.solo), await sell(TEST_SHOPS.west)];
  const manager = await clientAs(server, salon, 'manager');
  const on = (day: string) => ({ query: { start: day, end: day } });
  for (const [day, orderId, shopId] of [
    [DAYS[0], newYork, TEST_SHOPS.west],
    [DAYS[1], paris, TEST_SHOPS.solo],
  ] as const) {
    const { data } = await manager.get(orderHistory, on(day));
    expect(data.map(({ ideorder }) => ideorder)).toEqual([orderId]);
    expect(await manager.get(orderAggregate, on(day))).toMatchObject({ count: 1 });
    expect(await manager.get(bookingShopPayments, on(day))).toMatchObject({ data: [{ shopId, orders: 1 }] });
  }
  const visits = { periodSearch: 'appointment', start: '2026-01-14', end: '2026-01-14' } as const;
  expect(await manager.get(orderHistory, { query: visits })).toMatchObject({ total: 2 });
});

test('a voucher is sold on the day of the shop that sold it, or else of the first one', async () => {
  server.clock.set(NIGHT);
  const orderId = (await sell(TEST_SHOPS.west))!;
  const facts = { createdAt: new Date(NIGHT) };
  const { id: inNewYork } = await addVoucher(server.database.db, salon, { ...facts, orderId });
  const { id: atHome } = await addVoucher(server.database.db, salon, facts);
  const manager = await clientAs(server, salon, 'manager');
  const soldOn = async (day: string) =>
    (await manager.get(giftOrderHistory, { query: { start: day, end: day } })).data.map(({ id }) => id);
  expect(await soldOn('20260112')).toEqual([inNewYork]);
  expect(await soldOn('20260113')).toEqual([atHome]);
});
