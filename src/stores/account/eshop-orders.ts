import { myEshopOrder, myEshopOrders } from '#contract/orders/eshop.ts';
import type { EshopOrder } from '#domain/account/orders/eshop-order.ts';
import { mayWithdrawProducts } from '#domain/withdrawal/withdrawal-period.ts';
import type { Answer } from '#platform/api/answer.ts';
import { parseEshopOrder, parseEshopOrders } from '#platform/wire/account/eshop-orders.ts';
import type { FeatureStore, FeatureTools } from '../composition/store-feature.ts';
import { createPagedList, type PagedList } from './lists/paged-list.ts';
import { PAGE } from './lists/pages.ts';
import { watchCustomer } from './watch-customer.ts';

/** What whoever is logged in has ordered of the e-shop, the newest first. */
export interface EshopOrders extends FeatureStore, Pick<PagedList<EshopOrder>, '$list' | 'load' | 'more'> {
  /** One of them, as it is now; null where the customer has none such. */
  find(id: string): Promise<Answer<EshopOrder | null>>;
  /** Whether the customer may still withdraw from it, by the clock of the back end. */
  mayWithdraw(order: EshopOrder): boolean;
}

export function createEshopOrders({ connection, visitor }: FeatureTools): EshopOrders {
  const { api, warn } = connection;
  const customer = watchCustomer(visitor.session, () => list.clear());
  const list = createPagedList<EshopOrder>(customer, (page) =>
    api.ask(myEshopOrders, (reply) => parseEshopOrders(reply, warn), { query: { page, itemPerPage: PAGE } }),
  );
  return {
    $list: list.$list,
    load: list.load,
    more: list.more,
    async find(id) {
      const answer = await api.ask(myEshopOrder, (reply) => parseEshopOrder(reply, warn), { params: { id } });
      const isMissing = answer.kind === 'refused' && answer.problem.code === 404;
      return isMissing ? { kind: 'ok', value: null } : answer;
    },
    mayWithdraw: (order) => order.withdrawnAt === null && mayWithdrawProducts(order, api.now()),
    dispose: customer.stop,
  };
}
