import type { CallOf } from '../call.ts';
import type { passwordsSchemas } from './passwords.schemas.ts';

export const readUserToken: CallOf<typeof passwordsSchemas, 'users.token'> = {
  name: 'users.token',
  method: 'GET',
  path: '/api/users/token/{token}',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'safe',
};

export const choosePassword: CallOf<typeof passwordsSchemas, 'users.choosePassword'> = {
  name: 'users.choosePassword',
  method: 'PUT',
  path: '/api/users/token/{token}',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'key',
};

export const changePassword: CallOf<typeof passwordsSchemas, 'users.changePassword'> = {
  name: 'users.changePassword',
  method: 'PUT',
  path: '/api/users/password',
  role: 'customer',
  audience: 'customer',
  tenancy: 'company',
  idempotency: 'natural',
};

export const setPassword: CallOf<typeof passwordsSchemas, 'users.setPassword'> = {
  name: 'users.setPassword',
  method: 'PUT',
  path: '/api/users/password/set',
  role: 'customer',
  audience: 'customer',
  tenancy: 'company',
  idempotency: 'natural',
};

export const resetPassword: CallOf<typeof passwordsSchemas, 'users.resetPassword'> = {
  name: 'users.resetPassword',
  method: 'POST',
  path: '/api/users/password/reset',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'key',
};
