import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { changeOrderStatus } from '#contract/orders/booking-order.ts';
import { stocks } from '../../database/schema/selling/eshop.ts';
import { asItIs, change, ordered } from '../../eshop/hand-over/testing/ordered.ts';
import { openSalons, salon, server } from '../../testing/open-salons.ts';
import { clientAs } from '../../testing/people.ts';
import { addPayingCompany, booksOf } from '../../testing/sales.ts';

openSalons(addPayingCompany);

/** What is in stock of the only product that the salon counts. */
async function stockLeft() {
  const { db } = server.database;
  const rows = await db.select().from(stocks).where(eq(stocks.companyId, salon));
  return rows.map(({ quantity }) => quantity);
}

test.each([
  ['paid', 'collect', [], 'cancelled', 2],
  ['ready', 'collect', ['ready'], 'cancelled', 2],
  ['collected', 'collect', ['ready', 'collected'], 'refunded', 0],
  ['preparing', 'delivery', ['preparing'], 'cancelled', 2],
  ['shipped', 'delivery', ['shipped'], 'refunded', 0],
  ['delivered', 'delivery', ['shipped', 'delivered'], 'refunded', 0],
] as const)(
  'an order of products that is %s (%s) and cancelled is paid back, and in stock is what the shop has',
  async (_, mode, way, status, left) => {
    const { id } = await ordered({ mode });
    for (const step of way) await change(id, { status: step });
    expect(await stockLeft()).toEqual([0]);
    const manager = await clientAs(server, salon, 'manager');
    await manager.get(changeOrderStatus, { body: { m_ideorder: id, m_status: 'cancelled_by_shop' } });
    expect(await asItIs(id)).toMatchObject({ status, paymentStatus: 'refunded' });
    expect(await stockLeft()).toEqual([left]);
    expect((await booksOf(server, salon)).intents).toMatchObject([{ refunded: 4000 }]);
  },
);
