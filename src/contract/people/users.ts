import type { CallOf } from '../call.ts';
import type { usersSchemas } from './users.schemas.ts';

export const login: CallOf<typeof usersSchemas, 'users.login'> = {
  name: 'users.login',
  method: 'POST',
  path: '/api/users/login',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'natural',
};

export const logout: CallOf<typeof usersSchemas, 'users.logout'> = {
  name: 'users.logout',
  method: 'POST',
  path: '/api/users/logout',
  role: 'customer',
  audience: 'customer',
  tenancy: 'company',
  idempotency: 'natural',
};

export const currentUser: CallOf<typeof usersSchemas, 'users.me'> = {
  name: 'users.me',
  method: 'GET',
  path: '/api/users/me',
  role: 'customer',
  audience: 'customer',
  tenancy: 'company',
  idempotency: 'safe',
};

export const listUsers: CallOf<typeof usersSchemas, 'users.list'> = {
  name: 'users.list',
  method: 'GET',
  path: '/api/users',
  role: 'manager',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'safe',
};
