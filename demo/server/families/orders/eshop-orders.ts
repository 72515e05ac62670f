import { listEshopOrders, readEshopOrder, updateEshopOrder } from '#contract/orders/eshop-orders.ts';
import { companyOrigin } from '../../companies/company-origin.ts';
import type { ServerContext } from '../../context.ts';
import { changeEshopOrder } from '../../eshop/hand-over/change-order.ts';
import { shopOrderOf, shopOrders, type OrderScope } from '../../eshop/hand-over/shop-orders.ts';
import { refuse, Refusal } from '../../http/refusal.ts';
import { pageRange } from '../../http/pagination.ts';
import { answer, type Incoming, type ServerRoute } from '../../router/route.ts';
import { ownShops } from '../../staff/own-shops.ts';

export function eshopOrdersRoutes(context: ServerContext): ServerRoute[] {
  const { db } = context;
  const scopeOf = async ({
    tenant,
    caller,
  }: Pick<Incoming<typeof readEshopOrder>, 'tenant' | 'caller'>): Promise<OrderScope> => ({
    companyId: tenant.id,
    shopIds: await ownShops(db, tenant.id, caller),
    origin: await companyOrigin(context, tenant.id),
  });
  return [
    answer(listEshopOrders, async (incoming) => {
      const { query } = incoming;
      const { offset, ...page } = pageRange(query);
      const wish = { status: query.status ?? null, shopId: query.shopId ?? null };
      const found = await shopOrders(db, await scopeOf(incoming), {
        ...wish,
        offset,
        limit: page.itemPerPage,
      });
      return { data: found.orders, total: found.total, ...page };
    }),
    answer(
      readEshopOrder,
      async (incoming) =>
        (await shopOrderOf(db, await scopeOf(incoming), incoming.params.id)) ?? refuse('not_found'),
    ),
    answer(updateEshopOrder, async (incoming) => {
      const { tenant, params, body, now } = incoming;
      const scope = await scopeOf(incoming);
      const refused = await changeEshopOrder(context, tenant, {
        scope,
        orderId: params.id,
        change: body,
        now,
      });
      if (refused instanceof Refusal) return refused;
      return (await shopOrderOf(db, scope, params.id)) ?? refuse('not_found');
    }),
  ];
}
