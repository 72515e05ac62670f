import type { CallOf } from '../../call.ts';
import type { liveTimesSchemas } from './live-times.schemas.ts';

/** How many shops one connection may follow. */
export const MOST_LIVE_SHOPS = 6;

/** The server writes at least this often, be it a comment. */
export const LIVE_PING_MS = 20_000;
/** A client gives up a stream on which nothing came for so long: two pings, and what a network may keep them back. */
export const LIVE_SILENCE_MS = 2 * LIVE_PING_MS + 5000;

/** Answered by server-sent events, which go on; `LIVE_EVENTS` are their data by name. */
export const subscribeToTimes: CallOf<typeof liveTimesSchemas, 'appointments.changes'> = {
  name: 'appointments.changes',
  method: 'GET',
  path: '/api/appointments/changes',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'safe',
};
