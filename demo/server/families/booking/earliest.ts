import { findEarliest, MOST_EARLIEST_SHOPS } from '#contract/booking/earliest.ts';
import type { Database } from '../../database/database.ts';
import { earliestTimes } from '../../earliest-times/earliest-times.ts';
import type { ServerContext } from '../../context.ts';
import { invalidField, refuse } from '../../http/refusal.ts';
import { answer, isClosed, type Incoming, type Route } from '../../router/route.ts';

export function earliestRoutes({ db }: ServerContext): Route[] {
  return [answer(findEarliest, (incoming) => earliest(db, incoming))];
}

async function earliest(db: Database, { tenant, query, now }: Incoming<typeof findEarliest>) {
  const ids = (query.shopids ?? '').split(',').map((id) => id.trim());
  const shopIds = [...new Set(ids.filter(Boolean))];
  if (shopIds.length === 0) return refuse('param_missing', { field: 'shopids' });
  if (shopIds.length > MOST_EARLIEST_SHOPS) {
    return invalidField('shopids');
  }
  // What takes no appointments has no earliest one.
  if (isClosed(tenant) || !tenant.profile.booker.appointments) return [];
  return earliestTimes(db, tenant, { shopIds, serviceId: query.serviceid ?? null, now });
}
