import { MOST_LIVE_SHOPS, subscribeToTimes } from '#contract/booking/live/live-times.ts';
import { RETRY_AFTER_S } from '../../booking/live/live-times.ts';
import { findLiveShops } from '../../booking/live/read-days.ts';
import type { ServerContext } from '../../context.ts';
import { invalidField, Refusal, refuse } from '../../http/refusal.ts';
import { answerEvents, EventsReply, isClosed, type Incoming, type ServerRoute } from '../../router/route.ts';

export function liveTimesRoutes(context: ServerContext): ServerRoute[] {
  return [answerEvents(subscribeToTimes, (incoming) => subscribe(context, incoming))];
}

async function subscribe(
  { db, liveTimes }: ServerContext,
  { tenant, query, address }: Incoming<typeof subscribeToTimes>,
) {
  const ids = (query.shopids ?? '').split(',').map((id) => id.trim());
  const externalIds = [...new Set(ids.filter(Boolean))];
  if (externalIds.length === 0) return refuse('param_missing', { field: 'shopids' });
  if (externalIds.length > MOST_LIVE_SHOPS) return invalidField('shopids');
  // What takes no appointments has no times that change.
  if (isClosed(tenant)) return refuse('maintenance');
  if (!tenant.profile.booker.appointments) return refuse('booking_closed');
  // A browser asks for the shops of all its tabs: one that is no more takes nothing from the others.
  const shops = await findLiveShops(db, tenant.id, externalIds);
  if (shops.length === 0) return refuse('not_found', { field: 'shopids' });
  const followed =
    (await liveTimes?.follow(shops, address)) ?? refuse('unavailable', { retryAfter: RETRY_AFTER_S });
  return followed instanceof Refusal ? followed : new EventsReply(followed.stream);
}
