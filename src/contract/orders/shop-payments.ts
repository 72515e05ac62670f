import type { CallOf } from '../call.ts';
import type { shopPaymentsSchemas } from './shop-payments.schemas.ts';

export const bookingShopPayments: CallOf<typeof shopPaymentsSchemas, 'shopPayments.booking'> = {
  name: 'shopPayments.booking',
  method: 'GET',
  path: '/bookingShops/payment',
  role: 'access',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'safe',
};

export const giftShopPayments: CallOf<typeof shopPaymentsSchemas, 'shopPayments.gifts'> = {
  name: 'shopPayments.gifts',
  method: 'GET',
  path: '/giftShops/payment',
  role: 'access',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'safe',
};
