import { eq } from 'drizzle-orm';
import { articles } from '../database/schema/catalogue.ts';
import { addProduct } from './goods.ts';
import type { CartParts } from './mutated-carts.ts';
import { addPayingCompany } from './sales.ts';
import type { TestServer } from './test-server.ts';
import { CUSTOMER, hold, SERVICES, SHOPS } from './visits.ts';

/** A company with everything that an honest cart may hold, and what no cart may. */
export async function cartParts(
  server: TestServer,
): Promise<{ readonly parts: CartParts; readonly company: string }> {
  const salon = await addPayingCompany(server);
  const other = await addPayingCompany(server);
  const { db } = server.database;
  const mine = await hold(server, salon, { shopid: SHOPS.solo });
  const theirs = await hold(server, other);
  const product = await addProduct(db, salon);
  const draft = await addProduct(db, salon);
  const upsell = await addProduct(db, salon);
  await db.update(articles).set({ draft: true }).where(eq(articles.id, draft.id));
  await db.update(articles).set({ upsellOnly: true }).where(eq(articles.id, upsell.id));
  const parts = {
    visit: { holdId: mine.hold.holdId, visitKey: mine.visitKey },
    foreignVisit: { holdId: theirs.hold.holdId, visitKey: theirs.visitKey },
    customer: CUSTOMER,
    productId: product.externalId,
    foreignProductId: (await addProduct(db, other)).externalId,
    draftId: draft.externalId,
    upsellId: upsell.externalId,
    serviceId: SERVICES.massage,
    shopId: SHOPS.one,
    otherShopId: SHOPS.solo,
    visitTotal: mine.hold.total,
    productTotal: 24.9,
  };
  return { parts, company: salon };
}
