import { requestBackInStock, withdrawBackInStock } from '#contract/orders/back-in-stock.ts';
import type { ServerContext } from '../../context.ts';
import { requestMail } from '../../eshop/back-in-stock/request-mail.ts';
import { withdrawRequests } from '../../eshop/back-in-stock/withdraw-requests.ts';
import { answer, type ServerRoute } from '../../router/route.ts';

export function backInStockRoutes({ db }: ServerContext): ServerRoute[] {
  return [
    answer(requestBackInStock, (incoming) => requestMail(db, incoming)),
    answer(withdrawBackInStock, async ({ tenant, query }) => ({
      withdrawn: await withdrawRequests(db, tenant.id, query.key),
    })),
  ];
}
