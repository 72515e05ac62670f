import type { CallOf } from '../call.ts';
import type { backInStockSchemas } from './back-in-stock.schemas.ts';

export const requestBackInStock: CallOf<typeof backInStockSchemas, 'backInStock.request'> = {
  name: 'backInStock.request',
  method: 'POST',
  path: '/api/eshop/back-in-stock',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'natural',
};

export const withdrawBackInStock: CallOf<typeof backInStockSchemas, 'backInStock.withdraw'> = {
  name: 'backInStock.withdraw',
  method: 'DELETE',
  path: '/api/eshop/back-in-stock',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'natural',
};
