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
