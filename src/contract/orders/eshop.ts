import type { CallOf } from '../call.ts';
import type { eshopSchemas } from './eshop.schemas.ts';

export const myEshopOrders: CallOf<typeof eshopSchemas, 'eshop.myOrders'> = {
  name: 'eshop.myOrders',
  method: 'GET',
  path: '/api/eshop/my-orders',
  role: 'customer',
  audience: 'customer',
  tenancy: 'company',
  idempotency: 'safe',
};

export const myEshopOrder: CallOf<typeof eshopSchemas, 'eshop.myOrder'> = {
  name: 'eshop.myOrder',
  method: 'GET',
  path: '/api/eshop/my-orders/{id}',
  role: 'customer',
  audience: 'customer',
  tenancy: 'company',
  idempotency: 'safe',
};

export const listEshopCategories: CallOf<typeof eshopSchemas, 'eshop.categories'> = {
  name: 'eshop.categories',
  method: 'GET',
  path: '/api/eshopcategories',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'safe',
  caching: 'revalidate',
};

export const stockLevels: CallOf<typeof eshopSchemas, 'eshop.stockLevels'> = {
  name: 'eshop.stockLevels',
  method: 'GET',
  path: '/api/eshop/stock',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'safe',
};

export const productStock: CallOf<typeof eshopSchemas, 'eshop.stock'> = {
  name: 'eshop.stock',
  method: 'GET',
  path: '/api/eshop/stock/{id}/{qty}',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'safe',
};

export const verifyStock: CallOf<typeof eshopSchemas, 'eshop.verifyStock'> = {
  name: 'eshop.verifyStock',
  method: 'GET',
  path: '/api/eshop/stock/verify/{ids}/{qty}',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'safe',
};

export const shopStock: CallOf<typeof eshopSchemas, 'eshop.shopStock'> = {
  name: 'eshop.shopStock',
  method: 'GET',
  path: '/api/eshop/stock/{companyToken}/{productId}/{shopId}',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'none',
  idempotency: 'safe',
};

export const writeStock: CallOf<typeof eshopSchemas, 'eshop.writeStock'> = {
  name: 'eshop.writeStock',
  method: 'PUT',
  path: '/api/eshop/stock',
  role: 'manager',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'natural',
};

export const withdrawOrder: CallOf<typeof eshopSchemas, 'eshop.withdraw'> = {
  name: 'eshop.withdraw',
  method: 'POST',
  path: '/api/eshop/withdrawals',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'natural',
};
