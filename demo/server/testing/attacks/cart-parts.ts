import { eq } from 'drizzle-orm';
import { articles } from '../../database/schema/catalogue.ts';
import { addTestProduct } from '../commerce.ts';
import type { CartParts } from './mutated-carts.ts';
import { addPayingCompany } from '../sales.ts';
import type { TestServer } from '../test-server.ts';
import { CUSTOMER, holdVisit, TEST_SERVICES, TEST_SHOPS } from '../visits.ts';

/** A company with everything that an honest cart may hold, and what no cart may. */
export async function cartParts(
  server: TestServer,
): Promise<{ readonly parts: CartParts; readonly company: string }> {
  const salon = await addPayingCompany(server);
  const other = await addPayingCompany(server);
  const { db } = server.database;
  const mine = await holdVisit(server, salon, { shopid: TEST_SHOPS.solo });
  const theirs = await holdVisit(server, other);
  const product = await addTestProduct(db, salon);
  const draft = await addTestProduct(db, salon);
  const upsell = await addTestProduct(db, salon);
  await db.update(articles).set({ draft: true }).where(eq(articles.id, draft.id));
  await db.update(articles).set({ upsellOnly: true }).where(eq(articles.id, upsell.id));
  const parts = {
    visit: { holdId: mine.hold.holdId, visitKey: mine.visitKey },
    foreignVisit: { holdId: theirs.hold.holdId, visitKey: theirs.visitKey },
    customer: CUSTOMER,
    productId: product.externalId,
    foreignProductId: (await addTestProduct(db, other)).externalId,
    draftId: draft.externalId,
    upsellId: upsell.externalId,
    serviceId: TEST_SERVICES.massage,
    shopId: TEST_SHOPS.one,
    otherShopId: TEST_SHOPS.solo,
    visitTotal: mine.hold.total,
    productTotal: 24.9,
  };
  return { parts, company: salon };
}
