import type { CallOf } from '../call.ts';
import type { cartsTrackingSchemas } from './carts-tracking.schemas.ts';

export const findCarts: CallOf<typeof cartsTrackingSchemas, 'cartsTracking.find'> = {
  name: 'cartsTracking.find',
  method: 'GET',
  path: '/api/carts-tracking',
  role: 'customer',
  audience: 'customer',
  tenancy: 'company',
  idempotency: 'safe',
};

export const createCart: CallOf<typeof cartsTrackingSchemas, 'cartsTracking.create'> = {
  name: 'cartsTracking.create',
  method: 'POST',
  path: '/api/carts-tracking',
  role: 'customer',
  audience: 'customer',
  tenancy: 'company',
  idempotency: 'natural',
};

export const updateCart: CallOf<typeof cartsTrackingSchemas, 'cartsTracking.update'> = {
  name: 'cartsTracking.update',
  method: 'PUT',
  path: '/api/carts-tracking',
  role: 'customer',
  audience: 'customer',
  tenancy: 'company',
  idempotency: 'natural',
};
