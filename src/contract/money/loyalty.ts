import type { CallOf } from '../call.ts';
import type { loyaltySchemas } from './loyalty.schemas.ts';

export const currentLoyaltyCard: CallOf<typeof loyaltySchemas, 'loyalty.current'> = {
  name: 'loyalty.current',
  method: 'GET',
  path: '/api/loyalty/current',
  role: 'customer',
  audience: 'customer',
  tenancy: 'company',
  idempotency: 'safe',
};

export const exchangePoints: CallOf<typeof loyaltySchemas, 'loyalty.exchange'> = {
  name: 'loyalty.exchange',
  method: 'POST',
  path: '/api/loyalty/exchange',
  role: 'customer',
  audience: 'customer',
  tenancy: 'company',
  idempotency: 'key',
};
