import type { CallOf } from '../call.ts';
import type { passkeysSchemas } from './passkeys.schemas.ts';

export const listPasskeys: CallOf<typeof passkeysSchemas, 'passkeys.list'> = {
  name: 'passkeys.list',
  method: 'GET',
  path: '/api/users/passkeys',
  role: 'customer',
  audience: 'customer',
  tenancy: 'company',
  idempotency: 'safe',
};

export const askPasskeyOptions: CallOf<typeof passkeysSchemas, 'passkeys.options'> = {
  name: 'passkeys.options',
  method: 'POST',
  path: '/api/users/passkeys/options',
  role: 'customer',
  audience: 'customer',
  tenancy: 'company',
  idempotency: 'natural',
};

export const createPasskey: CallOf<typeof passkeysSchemas, 'passkeys.create'> = {
  name: 'passkeys.create',
  method: 'POST',
  path: '/api/users/passkeys',
  role: 'customer',
  audience: 'customer',
  tenancy: 'company',
  idempotency: 'natural',
};

export const renamePasskey: CallOf<typeof passkeysSchemas, 'passkeys.rename'> = {
  name: 'passkeys.rename',
  method: 'PUT',
  path: '/api/users/passkeys/{id}',
  role: 'customer',
  audience: 'customer',
  tenancy: 'company',
  idempotency: 'natural',
};

export const removePasskey: CallOf<typeof passkeysSchemas, 'passkeys.remove'> = {
  name: 'passkeys.remove',
  method: 'DELETE',
  path: '/api/users/passkeys/{id}',
  role: 'customer',
  audience: 'customer',
  tenancy: 'company',
  idempotency: 'natural',
};

export const askSignInOptions: CallOf<typeof passkeysSchemas, 'passkeys.signInOptions'> = {
  name: 'passkeys.signInOptions',
  method: 'POST',
  path: '/api/users/v2/signin/passkey/options',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'natural',
};

export const signInByPasskey: CallOf<typeof passkeysSchemas, 'passkeys.signIn'> = {
  name: 'passkeys.signIn',
  method: 'POST',
  path: '/api/users/v2/signin/passkey',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'natural',
};
