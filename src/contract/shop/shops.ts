import type { CallOf } from '../call.ts';
import type { shopsSchemas } from './shops.schemas.ts';

export const listShops: CallOf<typeof shopsSchemas, 'shops.published'> = {
  name: 'shops.published',
  method: 'GET',
  path: '/shops',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'safe',
  caching: 'revalidate',
};

export const shopBySlug: CallOf<typeof shopsSchemas, 'shops.bySlug'> = {
  name: 'shops.bySlug',
  method: 'GET',
  path: '/api/shops/slug/{slug}',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'safe',
  caching: 'revalidate',
};

export const listShopRecords: CallOf<typeof shopsSchemas, 'shops.list'> = {
  name: 'shops.list',
  method: 'GET',
  path: '/api/shops',
  role: 'provider',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'safe',
};

export const createShop: CallOf<typeof shopsSchemas, 'shops.create'> = {
  name: 'shops.create',
  method: 'POST',
  path: '/api/shops',
  role: 'manager',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'key',
};

export const changeShop: CallOf<typeof shopsSchemas, 'shops.update'> = {
  name: 'shops.update',
  method: 'PUT',
  path: '/api/shops/{id}',
  role: 'manager',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'natural',
};

export const removeShop: CallOf<typeof shopsSchemas, 'shops.remove'> = {
  name: 'shops.remove',
  method: 'DELETE',
  path: '/api/shops/{id}',
  role: 'manager',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'natural',
};

export const readShop: CallOf<typeof shopsSchemas, 'shops.read'> = {
  name: 'shops.read',
  method: 'GET',
  path: '/api/shops/{id}',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'safe',
};

export const shopsArtebeaute: CallOf<typeof shopsSchemas, 'shops.artebeaute'> = {
  name: 'shops.artebeaute',
  method: 'GET',
  path: '/api/shops/artebeaute',
  role: 'provider',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'safe',
};

export const matchShop: CallOf<typeof shopsSchemas, 'shops.match'> = {
  name: 'shops.match',
  method: 'PUT',
  path: '/api/shops/artebeaute',
  role: 'manager',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'natural',
};

export const linkShopArticle: CallOf<typeof shopsSchemas, 'shops.link'> = {
  name: 'shops.link',
  method: 'POST',
  path: '/api/shops/{id}/link/{articleId}',
  role: 'manager',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'natural',
};

export const unlinkShopArticle: CallOf<typeof shopsSchemas, 'shops.unlink'> = {
  name: 'shops.unlink',
  method: 'POST',
  path: '/api/shops/{id}/unlink/{articleId}',
  role: 'manager',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'natural',
};
