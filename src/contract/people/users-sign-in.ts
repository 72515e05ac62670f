import type { CallOf } from '../call.ts';
import type { usersSignInSchemas } from './users-sign-in.schemas.ts';

export const signInByPhone: CallOf<typeof usersSignInSchemas, 'users.v2.signIn.phone'> = {
  name: 'users.v2.signIn.phone',
  method: 'POST',
  path: '/api/users/v2/signin/phone',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'natural',
};

export const signInByEmail: CallOf<typeof usersSignInSchemas, 'users.v2.signIn.email'> = {
  name: 'users.v2.signIn.email',
  method: 'POST',
  path: '/api/users/v2/signin/email',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'natural',
};

export const createSignInLink: CallOf<typeof usersSignInSchemas, 'users.v2.signIn.createLink'> = {
  name: 'users.v2.signIn.createLink',
  method: 'POST',
  path: '/api/users/v2/signin/create-link',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'natural',
};

export const loginByProvider: CallOf<typeof usersSignInSchemas, 'users.loginByProvider'> = {
  name: 'users.loginByProvider',
  method: 'POST',
  path: '/api/users/login/provider',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'natural',
};

export const linkProvider: CallOf<typeof usersSignInSchemas, 'users.linkProvider'> = {
  name: 'users.linkProvider',
  method: 'POST',
  path: '/api/users/link/provider',
  role: 'customer',
  audience: 'customer',
  tenancy: 'company',
  idempotency: 'natural',
};

export const unlinkProvider: CallOf<typeof usersSignInSchemas, 'users.unlinkProvider'> = {
  name: 'users.unlinkProvider',
  method: 'POST',
  path: '/api/users/unlink/provider',
  role: 'customer',
  audience: 'customer',
  tenancy: 'company',
  idempotency: 'natural',
};

export const changeEmail: CallOf<typeof usersSignInSchemas, 'users.v2.checkEmail'> = {
  name: 'users.v2.checkEmail',
  method: 'PUT',
  path: '/api/users/v2/check/email',
  role: 'customer',
  audience: 'customer',
  tenancy: 'company',
  idempotency: 'natural',
};

export const changePhone: CallOf<typeof usersSignInSchemas, 'users.v2.checkPhone'> = {
  name: 'users.v2.checkPhone',
  method: 'PUT',
  path: '/api/users/v2/check/phone',
  role: 'customer',
  audience: 'customer',
  tenancy: 'company',
  idempotency: 'natural',
};
