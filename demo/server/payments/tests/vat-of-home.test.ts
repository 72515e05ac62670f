import { and, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { moveAppointment } from '#contract/booking/appointments.ts';
import { articles, shops } from '../../database/schema/catalogue.ts';
import { addTestProduct } from '../../testing/commerce.ts';
import { openSalons, salon, server } from '../../testing/open-salons.ts';
import { clientAs, tokenOfRole } from '../../testing/people.ts';
import { addPayingCompany, booksOf, init, payFor, visitBody } from '../../testing/sales.ts';
import { CUSTOMER, holdVisit, TEST_SERVICES, TEST_SHOPS, TUESDAY_1000 } from '../../testing/visits.ts';

openSalons(addPayingCompany);

/** Puts a shop of the company into a country. */
async function settle(externalId: string, country: string) {
  await server.database.db
    .update(shops)
    .set({ address: sql`jsonb_set(${shops.address}, '{country}', to_jsonb(${country}::text))` })
    .where(and(eq(shops.companyId, salon), eq(shops.externalId, externalId)));
}

/** The rate of all that the company sells. */
const tax = (vat: number) =>
  server.database.db.update(articles).set({ vat }).where(eq(articles.companyId, salon));

const rates = async () => (await booksOf(server, salon)).orders[0]?.lines.map(({ vat }) => vat);

test.each([
  ['CH', 2.6, 'FR', 5.5],
  ['CH', 8.1, 'FR', 20],
  ['DE', 7, 'FR', 10],
  ['FR', 5.5, 'CH', 2.6],
])(
  'what a company of %s taxes at %d per cent is taxed in %s at %d',
  async (home, rate, country, expected) => {
    await settle(TEST_SHOPS.one, home);
    await settle(TEST_SHOPS.solo, country);
    const product = await addTestProduct(server.database.db, salon, { price: 2500 });
    await tax(rate);
    const at = async (shopId: string) =>
      (
        await init(server, salon, {
          shopId,
          customer: CUSTOMER,
          products: [{ articleId: product.externalId, quantity: 1 }],
          acceptedTotal: 25,
        })
      ).prices.taxes.map((each) => each.rate);
    expect(await at(TEST_SHOPS.one)).toEqual([rate]);
    const visit = await holdVisit(server, salon, { shopid: TEST_SHOPS.solo });
    await payFor(server, salon, await init(server, salon, visitBody(visit)));
    expect(await rates()).toEqual([expected]);
  },
);

test('a visit that moves to another country is taxed as there, and as before when it moves back', async () => {
  await settle(TEST_SHOPS.one, 'CH');
  await settle(TEST_SHOPS.solo, 'DE');
  await tax(2.6);
  const lines = [{ serviceid: TEST_SERVICES.massage }];
  const token = await tokenOfRole(server, salon, 'customer');
  const first = await holdVisit(server, salon, { shopid: TEST_SHOPS.one, lines });
  const { appointment } = await payFor(server, salon, await init(server, salon, visitBody(first), token));
  expect(await rates()).toEqual([2.6]);
  const customer = await clientAs(server, salon, 'customer');
  const move = async (shopid: string) => {
    const { hold, visitKey } = await holdVisit(server, salon, { shopid, lines, start: TUESDAY_1000 });
    const body = { holdId: hold.holdId, visitKey, acceptedTotal: hold.total };
    await customer.get(moveAppointment, { params: { id: appointment?.id ?? '' }, body });
  };
  await move(TEST_SHOPS.solo);
  expect(await rates()).toEqual([7]);
  await move(TEST_SHOPS.one);
  expect(await rates()).toEqual([2.6]);
});
