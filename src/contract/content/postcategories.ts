import type { CallOf } from '../call.ts';
import type { postcategoriesSchemas } from './postcategories.schemas.ts';

export const listPostCategories: CallOf<typeof postcategoriesSchemas, 'postcategories.list'> = {
  name: 'postcategories.list',
  method: 'GET',
  path: '/api/postcategories',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'safe',
  caching: 'revalidate',
};

/** In every language, for whoever edits it. */
export const readPostCategory: CallOf<typeof postcategoriesSchemas, 'postcategories.read'> = {
  name: 'postcategories.read',
  method: 'GET',
  path: '/api/postcategories/{id}',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'safe',
};

export const createPostCategory: CallOf<typeof postcategoriesSchemas, 'postcategories.create'> = {
  name: 'postcategories.create',
  method: 'POST',
  path: '/api/postcategories',
  role: 'manager',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'key',
};

export const updatePostCategory: CallOf<typeof postcategoriesSchemas, 'postcategories.update'> = {
  name: 'postcategories.update',
  method: 'PUT',
  path: '/api/postcategories/{id}',
  role: 'manager',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'natural',
};

export const removePostCategory: CallOf<typeof postcategoriesSchemas, 'postcategories.remove'> = {
  name: 'postcategories.remove',
  method: 'DELETE',
  path: '/api/postcategories/{id}',
  role: 'manager',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'natural',
};
