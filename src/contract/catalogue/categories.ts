import type { CallOf } from '../call.ts';
import type { categoriesSchemas } from './categories.schemas.ts';

export const listCategories: CallOf<typeof categoriesSchemas, 'categories.list'> = {
  name: 'categories.list',
  method: 'GET',
  path: '/api/categories',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'safe',
  caching: 'revalidate',
};

export const categoryBySlug: CallOf<typeof categoriesSchemas, 'categories.bySlug'> = {
  name: 'categories.bySlug',
  method: 'GET',
  path: '/api/categories/slug/{slug}',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'safe',
  caching: 'revalidate',
};

export const readCategory: CallOf<typeof categoriesSchemas, 'categories.read'> = {
  name: 'categories.read',
  method: 'GET',
  path: '/api/categories/{id}',
  role: 'provider',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'safe',
};

export const createCategory: CallOf<typeof categoriesSchemas, 'categories.create'> = {
  name: 'categories.create',
  method: 'POST',
  path: '/api/categories',
  role: 'manager',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'key',
};

export const changeCategory: CallOf<typeof categoriesSchemas, 'categories.update'> = {
  name: 'categories.update',
  method: 'PUT',
  path: '/api/categories/{id}',
  role: 'manager',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'natural',
};

export const removeCategory: CallOf<typeof categoriesSchemas, 'categories.remove'> = {
  name: 'categories.remove',
  method: 'DELETE',
  path: '/api/categories/{id}',
  role: 'manager',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'natural',
};

export const linkCategoryArticle: CallOf<typeof categoriesSchemas, 'categories.link'> = {
  name: 'categories.link',
  method: 'POST',
  path: '/api/categories/{id}/link/{articleId}',
  role: 'manager',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'natural',
};

export const unlinkCategoryArticle: CallOf<typeof categoriesSchemas, 'categories.unlink'> = {
  name: 'categories.unlink',
  method: 'POST',
  path: '/api/categories/{id}/unlink/{articleId}',
  role: 'manager',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'natural',
};
