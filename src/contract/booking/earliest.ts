import type { CallOf } from '../call.ts';
import type { earliestSchemas } from './earliest.schemas.ts';

/** How many shops one question may name. */
export const MOST_EARLIEST_SHOPS = 12;

export const findEarliest: CallOf<typeof earliestSchemas, 'earliest.find'> = {
  name: 'earliest.find',
  method: 'GET',
  path: '/api/earliest',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'safe',
};

/** How many days one search looks at. */
export const MOST_SEARCHED_DAYS = 14;

/** How many shops a page of found free times holds. */
export const FREE_TIMES_PAGE = 12;

/** The first free times of shops: of each of some services, in a place, on some days, in parts of the day. */
export const searchFreeTimes: CallOf<typeof earliestSchemas, 'earliest.search'> = {
  name: 'earliest.search',
  method: 'GET',
  path: '/api/earliest/search',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'safe',
};
