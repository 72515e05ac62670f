import type { CallOf } from '../call.ts';
import type { cmpusersSchemas } from './cmpusers.schemas.ts';

export const currentCmpuser: CallOf<typeof cmpusersSchemas, 'cmpusers.me'> = {
  name: 'cmpusers.me',
  method: 'GET',
  path: '/api/cmpusers/me',
  role: 'provider',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'safe',
};

/** For the provider's session in the storefront. */
export const currentProvider: CallOf<typeof cmpusersSchemas, 'cmpusers.provider'> = {
  name: 'cmpusers.provider',
  method: 'GET',
  path: '/api/cmp-users/me',
  role: 'provider',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'safe',
};

export const cmpuserLogin: CallOf<typeof cmpusersSchemas, 'cmpusers.login'> = {
  name: 'cmpusers.login',
  method: 'POST',
  path: '/api/cmpusers/login',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'natural',
};

export const cmpuserLogout: CallOf<typeof cmpusersSchemas, 'cmpusers.logout'> = {
  name: 'cmpusers.logout',
  method: 'POST',
  path: '/api/cmpusers/logout',
  role: 'provider',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'natural',
};

export const listCmpusers: CallOf<typeof cmpusersSchemas, 'cmpusers.list'> = {
  name: 'cmpusers.list',
  method: 'GET',
  path: '/api/cmpusers',
  role: 'manager',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'safe',
};

export const readCmpuser: CallOf<typeof cmpusersSchemas, 'cmpusers.read'> = {
  name: 'cmpusers.read',
  method: 'GET',
  path: '/api/cmpusers/{id}',
  role: 'manager',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'safe',
};

export const updateCmpuser: CallOf<typeof cmpusersSchemas, 'cmpusers.update'> = {
  name: 'cmpusers.update',
  method: 'PUT',
  path: '/api/cmpusers/{id}',
  role: 'admin',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'natural',
};

export const deleteCmpuser: CallOf<typeof cmpusersSchemas, 'cmpusers.remove'> = {
  name: 'cmpusers.remove',
  method: 'DELETE',
  path: '/api/cmpusers/{id}',
  role: 'admin',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'natural',
};

export const registerCmpuser: CallOf<typeof cmpusersSchemas, 'cmpusers.register'> = {
  name: 'cmpusers.register',
  method: 'POST',
  path: '/api/cmpusers/register',
  role: 'admin',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'key',
};

export const inviteCmpuser: CallOf<typeof cmpusersSchemas, 'cmpusers.link'> = {
  name: 'cmpusers.link',
  method: 'POST',
  path: '/api/cmpusers/link/{id}',
  role: 'admin',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'key',
};

export const readInvitation: CallOf<typeof cmpusersSchemas, 'cmpusers.invitation'> = {
  name: 'cmpusers.invitation',
  method: 'GET',
  path: '/api/cmpusers/token/{token}',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'safe',
};

export const acceptInvitation: CallOf<typeof cmpusersSchemas, 'cmpusers.choosePassword'> = {
  name: 'cmpusers.choosePassword',
  method: 'PUT',
  path: '/api/cmpusers/token/{token}',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'natural',
};
