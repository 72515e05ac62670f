import { and, eq } from 'drizzle-orm';
import {
  changeOrderStatus,
  oldCreditOfOrder,
  orderAggregate,
  orderById,
  orderHistory,
  ordersOfCustomer,
  orderUses,
  refundOldCredit,
  refundPartly,
} from '#contract/orders/booking-order.ts';
import { refundCredit } from '../../store-credit/refund-credit.ts';
import type { Database } from '../../database/database.ts';
import { orders } from '../../database/schema/selling/orders.ts';
import type { ServerContext } from '../../context.ts';
import { refuse, Refusal } from '../../http/refusal.ts';
import { changeStatus } from '../../orders/change-status.ts';
import { aggregateOrders, countOrders, matching, ordersWhere, orderWire } from '../../orders/history.ts';
import { findOrder } from '../../orders/order-rows.ts';
import { refundOrder } from '../../payments/refunds/refund-call.ts';
import { answer, type Incoming, type ServerRoute, type Tenant } from '../../router/route.ts';
import { decimalOf } from '../../sales/pricing/wire-amounts.ts';

const MOST = 100;

export function bookingOrderRoutes(context: ServerContext): ServerRoute[] {
  const { db } = context;
  return [
    answer(changeOrderStatus, async ({ tenant, body, now }) => {
      const change = { orderId: body.m_ideorder, status: body.m_status, now };
      const changed = await changeStatus(context, tenant, change);
      return changed instanceof Refusal ? changed : read(db, tenant, changed.id);
    }),
    answer(refundOldCredit, ({ tenant, body, idempotencyKey, now }) => {
      const { ideorder, customerId = null, amount } = body.appointment;
      const refund = { tenant, idempotencyKey, now, orderId: ideorder, customerId, amount };
      return refundCredit(context, refundOldCredit.name, refund);
    }),
    answer(refundPartly, (incoming) =>
      refundOrder(context, refundPartly.name, { ...incoming, body: incoming.body.appointment }),
    ),
    answer(orderById, ({ tenant, query }) => read(db, tenant, query.ideorder)),
    answer(ordersOfCustomer, async ({ tenant, query }) => {
      const theirs = and(eq(orders.companyId, tenant.id), eq(orders.userId, query.customerId));
      const found = await ordersWhere(db, theirs, { limit: MOST });
      return found.map((each) => orderWire(tenant, each));
    }),
    answer(oldCreditOfOrder, async ({ tenant, query }) => {
      const order = await findOrder(db, tenant.id, query.ideorder);
      if (order === null) return refuse('not_found', { field: 'ideorder' });
      return {
        ideorder: order.id,
        creditUsed: decimalOf(tenant, order.credit),
        creditReturned: decimalOf(tenant, order.creditReturned),
      };
    }),
    answer(orderUses, ({ tenant, query }) => usesOf(db, tenant, query.ideorder)),
    answer(orderHistory, (incoming) => history(db, incoming)),
    answer(orderAggregate, async ({ tenant, query }) =>
      aggregateOrders(db, tenant, await matching(db, tenant, query)),
    ),
  ];
}

async function read(db: Database, tenant: Tenant, id: string) {
  const [found] = await ordersWhere(db, and(eq(orders.companyId, tenant.id), eq(orders.id, id)), {
    limit: 1,
  });
  return found === undefined ? refuse('not_found', { field: 'ideorder' }) : orderWire(tenant, found);
}

async function usesOf(db: Database, tenant: Tenant, id: string) {
  const order = await findOrder(db, tenant.id, id);
  if (order === null) return refuse('not_found', { field: 'ideorder' });
  return {
    ideorder: order.id,
    coupon: order.couponCode,
    discount: decimalOf(tenant, order.discount),
    voucher: decimalOf(tenant, order.voucher),
    credit: decimalOf(tenant, order.credit),
    captured: decimalOf(tenant, order.captured),
  };
}

async function history(db: Database, { tenant, query }: Incoming<typeof orderHistory>) {
  const { page = 1, itemPerPage = 20, sortBy = 'date', sortDesc = true } = query;
  const condition = await matching(db, tenant, query);
  const found = await ordersWhere(
    db,
    condition,
    { limit: itemPerPage, offset: (page - 1) * itemPerPage },
    { by: sortBy, isDescending: sortDesc },
  );
  const data = found.map((each) => orderWire(tenant, each));
  return { data, total: await countOrders(db, condition), page, itemPerPage };
}
