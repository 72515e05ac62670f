import { expect, test } from 'vitest';
import { moveAppointment, releaseSlot } from '#contract/families/appointments.ts';
import { changeOrderStatus } from '#contract/families/booking-order.ts';
import { currentLoyaltyCard } from '#contract/families/loyalty.ts';
import { addProduct, addTier } from '../../testing/goods.ts';
import { enter, openSalons, salon, server } from '../../testing/open-salons.ts';
import { clientAs, tokenOf } from '../../testing/people.ts';
import { addPayingCompany, booksOf, init, payFor, visitBody } from '../../testing/sales.ts';
import { book, hold, logIn, SHOPS, TUESDAY_1000 } from '../../testing/visits.ts';

openSalons();

const SATURDAY_1000 = '2026-01-17T09:00:00.000Z';
const END_OF_SATURDAY = Date.parse('2026-01-17T10:00:00.000Z');
const END_OF_TUESDAY = Date.parse('2026-01-13T10:00:00.000Z');

/** A customer's visit of 70.50 € on a Tuesday, in a company with a loyalty programme. */
async function booked() {
  await addTier(server.database.db, salon);
  const token = await logIn(server, salon);
  const { id } = await book(server, salon, await hold(server, salon, { start: TUESDAY_1000 }), { token });
  const camille = await clientAs(server, salon, 'customer');
  return { id, camille, card: () => camille.get(currentLoyaltyCard) };
}

test('a visit that is moved earns what it costs by then, when it is over by then', async () => {
  const { id, camille, card } = await booked();
  expect(await card()).toMatchObject({ points: 0, pendingPoints: 70 });
  const { hold: held, visitKey } = await hold(server, salon, { start: SATURDAY_1000 });
  const body = { holdId: held.holdId, visitKey, acceptedPrice: 90 };
  await camille.get(moveAppointment, { params: { id }, body });
  server.clock.set(END_OF_TUESDAY);
  expect(await card()).toMatchObject({ points: 0, pendingPoints: 90 });
  server.clock.set(END_OF_SATURDAY);
  expect(await card()).toMatchObject({ points: 90, pendingPoints: 0 });
});

test.each([
  ['no_show', 0],
  ['completed', 70],
])('a visit that ends as %s earns %i points', async (status, points) => {
  const { card } = await booked();
  const [order] = (await booksOf(server, salon)).orders;
  const manager = await clientAs(server, salon, 'manager');
  server.clock.set(END_OF_TUESDAY);
  await manager.get(changeOrderStatus, { body: { m_ideorder: order!.id, m_status: status } });
  expect(await card()).toMatchObject({ points, pendingPoints: 0 });
});

test('a visit that is given up leaves the points of what was bought with it', async () => {
  enter(await addPayingCompany(server));
  const { db } = server.database;
  await addTier(db, salon);
  const product = await addProduct(db, salon, { price: 2000 });
  const products = [{ articleId: product.externalId, quantity: 2 }];
  const held = await hold(server, salon, { shopid: SHOPS.one, start: TUESDAY_1000 });
  const bag = visitBody(held, { products, acceptedTotal: 110.5 });
  const cart = await init(server, salon, bag, await tokenOf(server, salon, 'customer'));
  const { appointment } = await payFor(server, salon, cart);
  const camille = await clientAs(server, salon, 'customer');
  expect(await camille.get(currentLoyaltyCard)).toMatchObject({ points: 0, pendingPoints: 110 });
  await camille.get(releaseSlot, { query: { id: appointment!.id } });
  expect(await camille.get(currentLoyaltyCard)).toMatchObject({ points: 0, pendingPoints: 40 });
  server.clock.set(END_OF_TUESDAY);
  expect(await camille.get(currentLoyaltyCard)).toMatchObject({ points: 40, pendingPoints: 0 });
});
