import { findEarliest, MOST_EARLIEST_SHOPS } from '#contract/booking/earliest.ts';
import { externalServiceId, externalShopId } from '#domain/catalogue/ids.ts';
import type { Database } from '../../database/database.ts';
import { earliestTimes } from '../../earliest-times/earliest-times.ts';
import type { ServerContext } from '../../context.ts';
import { invalidField, refuse } from '../../http/refusal.ts';
import { answer, isClosed, type Incoming, type ServerRoute } from '../../router/route.ts';

export function earliestRoutes({ db }: ServerContext): ServerRoute[] {
  return [answer(findEarliest, (incoming) => earliest(db, incoming))];
}

async function earliest(db: Database, { tenant, query, now }: Incoming<typeof findEarliest>) {
  const ids = (query.shopids ?? '').split(',').map((id) => id.trim());
  const externalShopIds = [...new Set(ids.filter(Boolean).map(externalShopId))];
  if (externalShopIds.length === 0) return refuse('param_missing', { field: 'shopids' });
  if (externalShopIds.length > MOST_EARLIEST_SHOPS) {
    return invalidField('shopids');
  }
  // What takes no appointments has no earliest one.
  if (isClosed(tenant) || !tenant.profile.booker.appointments) return [];
  return earliestTimes(db, tenant, {
    externalShopIds,
    externalServiceId: query.serviceid === undefined ? null : externalServiceId(query.serviceid),
    now,
  });
}
