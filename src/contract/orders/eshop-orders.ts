import type { CallOf } from '../call.ts';
import type { eshopOrdersSchemas } from './eshop-orders.schemas.ts';

export const listEshopOrders: CallOf<typeof eshopOrdersSchemas, 'eshopOrders.list'> = {
  name: 'eshopOrders.list',
  method: 'GET',
  path: '/api/eshop/orders',
  role: 'staff',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'safe',
};

export const readEshopOrder: CallOf<typeof eshopOrdersSchemas, 'eshopOrders.read'> = {
  name: 'eshopOrders.read',
  method: 'GET',
  path: '/api/eshop/orders/{id}',
  role: 'staff',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'safe',
};

export const updateEshopOrder: CallOf<typeof eshopOrdersSchemas, 'eshopOrders.update'> = {
  name: 'eshopOrders.update',
  method: 'PUT',
  path: '/api/eshop/orders/{id}',
  role: 'staff',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'natural',
};
