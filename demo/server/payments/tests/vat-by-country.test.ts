import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { shops } from '../../database/schema/catalogue.ts';
import { addTestProduct } from '../../testing/commerce.ts';
import { openSalons, salon, server } from '../../testing/open-salons.ts';
import { addPayingCompany, booksOf, init, payFor, visitBody } from '../../testing/sales.ts';
import { CUSTOMER, holdVisit, TEST_SHOPS } from '../../testing/visits.ts';

openSalons(addPayingCompany);

test.each([
  ['FR', 20, 4.17, 11.75],
  ['ES', 21, 4.34, 12.24],
  ['CH', 8.1, 1.87, 5.28],
])('products and services sold in %s are taxed at %d %%', async (country, rate, ofProduct, ofVisit) => {
  const { db } = server.database;
  await db
    .update(shops)
    .set({ address: sql`jsonb_set(${shops.address}, '{country}', to_jsonb(${country}::text))` })
    .where(eq(shops.companyId, salon));
  const product = await addTestProduct(db, salon, { price: 2500 });
  const cart = await init(server, salon, {
    shopId: TEST_SHOPS.one,
    customer: CUSTOMER,
    products: [{ articleId: product.externalId, quantity: 1 }],
    acceptedTotal: 25,
  });
  expect(cart.prices.taxes).toEqual([{ rate, amount: ofProduct }]);
  await payFor(server, salon, cart);
  expect((await booksOf(server, salon)).orders[0]?.lines).toMatchObject([{ vat: rate }]);
  const visit = await init(server, salon, visitBody(await holdVisit(server, salon)));
  expect(visit.prices.taxes).toEqual([{ rate, amount: ofVisit }]);
});
