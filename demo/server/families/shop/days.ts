import {
  addClosedDay,
  addOpenDay,
  listClosedDays,
  listOpenDays,
  removeClosedDay,
  removeOpenDay,
} from '#contract/shop/days.ts';
import { addSpecialDay, removeSpecialDay, specialDaysOf } from '../../catalogue/special-days.ts';
import { answerIdempotent } from '../../http/idempotency/idempotent-route.ts';
import type { ServerContext } from '../../context.ts';
import { answer, answerCached, type ServerRoute } from '../../router/route.ts';

export function dayRoutes(context: ServerContext): ServerRoute[] {
  const { db } = context;
  return [
    answerCached(listClosedDays, ({ tenant, query }) => specialDaysOf(db, tenant.id, 'closed', query.shopId)),
    answerCached(listOpenDays, ({ tenant, query }) => specialDaysOf(db, tenant.id, 'open', query.shopId)),
    answerIdempotent(context, addClosedDay, (tx, { tenant, body }) =>
      addSpecialDay(tx, tenant.id, 'closed', body),
    ),
    answerIdempotent(context, addOpenDay, (tx, { tenant, body }) =>
      addSpecialDay(tx, tenant.id, 'open', body),
    ),
    answer(removeClosedDay, ({ tenant, params }) => removeSpecialDay(db, tenant.id, 'closed', params.id)),
    answer(removeOpenDay, ({ tenant, params }) => removeSpecialDay(db, tenant.id, 'open', params.id)),
  ];
}
