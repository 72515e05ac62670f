import type { CallOf } from '../call.ts';
import type { giftOrdersSchemas } from './gift-orders.schemas.ts';

export const giftOrderHistory: CallOf<typeof giftOrdersSchemas, 'giftOrders.history'> = {
  name: 'giftOrders.history',
  method: 'GET',
  path: '/giftOrders/history',
  role: 'access',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'safe',
};

export const deleteGiftOrder: CallOf<typeof giftOrdersSchemas, 'giftOrders.delete'> = {
  name: 'giftOrders.delete',
  method: 'DELETE',
  path: '/giftOrders/delete',
  role: 'manager',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'natural',
};
