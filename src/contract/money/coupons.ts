import type { CallOf } from '../call.ts';
import type { couponsSchemas } from './coupons.schemas.ts';

export const listCoupons: CallOf<typeof couponsSchemas, 'coupons.list'> = {
  name: 'coupons.list',
  method: 'GET',
  path: '/api/coupons',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'safe',
  caching: 'revalidate',
};

export const applyCoupon: CallOf<typeof couponsSchemas, 'coupons.apply'> = {
  name: 'coupons.apply',
  method: 'POST',
  path: '/api/coupons/apply',
  role: 'visitor',
  audience: 'customer',
  tenancy: 'company',
  idempotency: 'natural',
};
