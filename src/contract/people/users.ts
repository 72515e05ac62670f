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

export const readUserToken: CallOf<typeof usersSchemas, 'users.token'> = {
  name: 'users.token',
  method: 'GET',
  path: '/api/users/token/{token}',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'safe',
};

export const choosePassword: CallOf<typeof usersSchemas, 'users.choosePassword'> = {
  name: 'users.choosePassword',
  method: 'PUT',
  path: '/api/users/token/{token}',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'key',
};

export const changePassword: CallOf<typeof usersSchemas, 'users.changePassword'> = {
  name: 'users.changePassword',
  method: 'PUT',
  path: '/api/users/password',
  role: 'customer',
  audience: 'customer',
  tenancy: 'company',
  idempotency: 'natural',
};

export const setPassword: CallOf<typeof usersSchemas, 'users.setPassword'> = {
  name: 'users.setPassword',
  method: 'PUT',
  path: '/api/users/password/set',
  role: 'customer',
  audience: 'customer',
  tenancy: 'company',
  idempotency: 'natural',
};

export const resetPassword: CallOf<typeof usersSchemas, 'users.resetPassword'> = {
  name: 'users.resetPassword',
  method: 'POST',
  path: '/api/users/password/reset',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'key',
};
