import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { eraseUser } from '#contract/account/own-account.ts';
import { changeOrderStatus } from '#contract/orders/booking-order.ts';
import { eshopOrders } from '../../../database/schema/selling/eshop.ts';
import { orders, saleCarts } from '../../../database/schema/selling/orders.ts';
import { change } from '../../../eshop/hand-over/testing/ordered.ts';
import { addTestProduct } from '../../../testing/commerce.ts';
import { clientOf } from '../../../testing/client.ts';
import { openSalons, salon, server } from '../../../testing/open-salons.ts';
import { clientAs } from '../../../testing/people.ts';
import { addPayingCompany, init, payFor } from '../../../testing/sales.ts';
import { PASSWORD } from '../../../testing/test-server.ts';
import { CUSTOMER, logIn, TEST_SHOPS } from '../../../testing/visits.ts';
import { tablesNaming } from './tables-naming.ts';

const delivery = { active: true, countries: ['FR'], price: 4.9, freeFrom: 60, days: { from: 2, to: 4 } };
openSalons((test) => addPayingCompany(test, { booker: { delivery } }));

const STREET = 'quai de la fosse';
const EMAIL = 'camille@example.com';

/** What is asked to be paid for a product that is sent; of an account, or of a guest with its e-mail. */
async function asked(token?: string) {
  const product = await addTestProduct(server.database.db, salon, { price: 2000, stock: 9 });
  const body = {
    shopId: TEST_SHOPS.one,
    mode: 'delivery',
    address: { street: '12 Quai de la Fosse', details: '', zipcode: '44000', city: 'Nantes', country: 'FR' },
    customer: { ...CUSTOMER, email: EMAIL },
    products: [{ articleId: product.externalId, quantity: 1 }],
    acceptedTotal: 24.9,
  };
  return init(server, salon, body, token);
}

async function sent(token?: string): Promise<string> {
  const wish = { method: 'tok_success', ...(token !== undefined && { token }) };
  return (await payFor(server, salon, await asked(token), wish)).orderId ?? '';
}

async function eraseCamille(): Promise<void> {
  const camille = clientOf(server, salon, { token: await logIn(server, salon) });
  await camille.get(eraseUser, { body: { password: PASSWORD } });
}

const streets = () => tablesNaming(STREET);

test('where a parcel has arrived is told nowhere once its buyer is erased', async () => {
  const id = await sent(await logIn(server, salon));
  await change(id, { status: 'shipped' });
  await change(id, { status: 'delivered' });
  expect(await streets()).toEqual(['eshop_orders', 'outbox']);
  await eraseCamille();
  expect(await streets()).toEqual([]);
});

test('what was asked for and never paid is told nowhere either, with an account or without one', async () => {
  await asked(await logIn(server, salon));
  await asked();
  expect(await streets()).toEqual(['sale_carts']);
  await eraseCamille();
  expect([await streets(), await tablesNaming(EMAIL)]).toEqual([[], ['outbox']]);
});

test.each([
  ['has arrived', ['preparing', 'shipped'], 'delivered'],
  ['is given up', ['preparing'], 'cancelled'],
  ['is given up on its way', ['shipped'], 'refunded'],
] as const)('a parcel that is under way keeps its address until it %s', async (_, way, end) => {
  const id = await sent(await logIn(server, salon));
  await eraseCamille();
  for (const status of way) {
    expect(await streets()).toContain('eshop_orders');
    await change(id, { status });
  }
  expect(await streets()).toContain('eshop_orders');
  if (end === 'delivered') await change(id, { status: end });
  else {
    const manager = await clientAs(server, salon, 'manager');
    await manager.get(changeOrderStatus, { body: { m_ideorder: id, m_status: 'cancelled_by_shop' } });
  }
  const [order] = await server.database.db.select().from(eshopOrders).where(eq(eshopOrders.companyId, salon));
  expect(order).toMatchObject({ status: end, userId: null, address: null });
  expect((await streets()).filter((table) => table !== 'outbox')).toEqual([]);
});

test('where a parcel of a guest arrived stays known to the shop', async () => {
  const id = await sent();
  await change(id, { status: 'shipped' });
  await change(id, { status: 'delivered' });
  expect(await streets()).toContain('eshop_orders');
});

test('an erasure leaves the address of somebody else’s order', async () => {
  const { db } = server.database;
  const id = await sent();
  await asked();
  await db.update(orders).set({ email: 'nina@example.com' }).where(eq(orders.companyId, salon));
  await db
    .update(saleCarts)
    .set({ buyer: { ...CUSTOMER, userId: null, email: 'nina@example.com' } })
    .where(eq(saleCarts.companyId, salon));
  await eraseCamille();
  const [cart] = await db
    .select()
    .from(saleCarts)
    .where(and(eq(saleCarts.companyId, salon), eq(saleCarts.status, 'open')));
  const [order] = await db
    .select()
    .from(eshopOrders)
    .where(and(eq(eshopOrders.companyId, salon), eq(eshopOrders.id, id)));
  expect([cart?.ask.address, order?.address]).toMatchObject([{ city: 'Nantes' }, { city: 'Nantes' }]);
});
