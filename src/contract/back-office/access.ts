import type { CallOf } from '../call.ts';
import type { accessSchemas } from './access.schemas.ts';

export const listAccess: CallOf<typeof accessSchemas, 'access.list'> = {
  name: 'access.list',
  method: 'GET',
  path: '/api/access',
  role: 'admin',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'safe',
};

export const registerAccess: CallOf<typeof accessSchemas, 'access.register'> = {
  name: 'access.register',
  method: 'POST',
  path: '/api/access/u/register',
  role: 'admin',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'key',
};

export const updateAccess: CallOf<typeof accessSchemas, 'access.update'> = {
  name: 'access.update',
  method: 'PUT',
  path: '/api/access/u/register/{id}',
  role: 'admin',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'natural',
};

export const accessLogin: CallOf<typeof accessSchemas, 'access.login'> = {
  name: 'access.login',
  method: 'POST',
  path: '/api/access/login',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'natural',
};

export const deleteAccess: CallOf<typeof accessSchemas, 'access.remove'> = {
  name: 'access.remove',
  method: 'DELETE',
  path: '/api/access/{id}',
  role: 'admin',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'natural',
};

export const currentAccess: CallOf<typeof accessSchemas, 'access.me'> = {
  name: 'access.me',
  method: 'GET',
  path: '/api/access/me/{id}',
  role: 'access',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'safe',
};
