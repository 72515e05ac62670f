import { eq } from 'drizzle-orm';
import {
  listEshopCategories,
  myEshopOrder,
  myEshopOrders,
  productStock,
  shopStock,
  stockLevels,
  verifyStock,
  withdrawOrder,
  writeStock,
} from '#contract/orders/eshop.ts';
import { companyOrigin } from '../../companies/company-origin.ts';
import { categoriesOf, PRODUCTS } from '../../catalogue/categories.ts';
import { pageRange } from '../../http/pagination.ts';
import { companies } from '../../database/schema/tenants.ts';
import { orderOf, ordersOf } from '../../eshop/show-orders.ts';
import { withdraw } from '../../eshop/withdrawal/withdraw.ts';
import { writeStockOf } from '../../eshop/write-stock.ts';
import { levelsAt, stockOfIds } from '../../eshop/stock-answers.ts';
import type { ServerContext } from '../../context.ts';
import { refuse } from '../../http/refusal.ts';
import { answer, answerCached, type Incoming, type ServerRoute } from '../../router/route.ts';

export function eshopRoutes(context: ServerContext): ServerRoute[] {
  const { db } = context;
  const ownerOf = async ({ tenant, caller }: Pick<Incoming<typeof myEshopOrders>, 'tenant' | 'caller'>) => ({
    companyId: tenant.id,
    userId: caller?.userId ?? '',
    origin: await companyOrigin(context, tenant.id),
  });
  return [
    answer(myEshopOrders, async (incoming) => {
      const { page, itemPerPage, offset } = pageRange(incoming.query);
      const { orders, total } = await ordersOf(db, await ownerOf(incoming), { offset, itemPerPage });
      return { data: orders, total, page, itemPerPage };
    }),
    answer(
      myEshopOrder,
      async (incoming) =>
        (await orderOf(db, await ownerOf(incoming), incoming.params.id)) ?? refuse('not_found'),
    ),
    answer(withdrawOrder, ({ tenant, body, locale, address, now }) =>
      withdraw(context, tenant, { ...body, locale, address, now }),
    ),
    answerCached(listEshopCategories, ({ tenant, query }) =>
      categoriesOf(db, tenant, { type: PRODUCTS, isBrief: query.brief === '1' }),
    ),
    answer(stockLevels, ({ tenant, query }) => levelsAt(db, tenant.id, query.shopId ?? null)),
    answer(productStock, async ({ tenant, params, query }) => {
      const question = { ids: [params.id], shopId: query.shopId ?? null };
      const [{ stock } = { stock: 0 }] = await stockOfIds(db, tenant.id, question);
      return { stock, available: stock >= params.qty };
    }),
    answer(verifyStock, async ({ tenant, params, query }) => {
      const ids = params.ids.split(',').map((id) => id.trim());
      const quantities = params.qty.split(',').map(Number);
      if (quantities.length !== 1 && quantities.length !== ids.length) return refuse('not_found');
      const found = await stockOfIds(db, tenant.id, { ids, shopId: query.shopId ?? null });
      const wanted = wantedOf(ids, quantities);
      const items = found.map(({ id, stock }) => ({ id, stock, available: stock >= (wanted.get(id) ?? 0) }));
      return { available: items.every(({ available }) => available), items };
    }),
    answer(writeStock, ({ tenant, body }) => writeStockOf(db, tenant.id, body)),
    answer(shopStock, async ({ params, company: asked }) => {
      const [company] = await db
        .select({ id: companies.id })
        .from(companies)
        .where(eq(companies.token, params.companyToken));
      if (company === undefined || params.companyToken !== (asked ?? params.companyToken))
        return refuse('company_error');
      const question = { ids: [params.productId], shopId: params.shopId };
      const [{ stock } = { stock: 0 }] = await stockOfIds(db, company.id, question);
      return { stock };
    }),
  ];
}

/** How many of each product; one that is named twice is wanted twice. */
function wantedOf(ids: readonly string[], quantities: readonly number[]): ReadonlyMap<string, number> {
  const wanted = new Map<string, number>();
  for (const [index, id] of ids.entries()) {
    wanted.set(id, (wanted.get(id) ?? 0) + (quantities[index] ?? quantities[0] ?? 0));
  }
  return wanted;
}
