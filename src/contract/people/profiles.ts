import type { CallOf } from '../call.ts';
import type { profilesSchemas } from './profiles.schemas.ts';

export const phoneAvailable: CallOf<typeof profilesSchemas, 'profiles.phoneAvailable'> = {
  name: 'profiles.phoneAvailable',
  method: 'GET',
  path: '/api/profiles/phoneavailable',
  role: 'visitor',
  audience: 'customer',
  tenancy: 'company',
  idempotency: 'safe',
};

export const profilesByPhone: CallOf<typeof profilesSchemas, 'profiles.byPhone'> = {
  name: 'profiles.byPhone',
  method: 'GET',
  path: '/api/profiles/phone',
  role: 'visitor',
  audience: 'customer',
  tenancy: 'company',
  idempotency: 'safe',
};

export const profileByCode: CallOf<typeof profilesSchemas, 'profiles.byCode'> = {
  name: 'profiles.byCode',
  method: 'GET',
  path: '/api/profiles/code',
  role: 'customer',
  audience: 'customer',
  tenancy: 'company',
  idempotency: 'safe',
};

export const createProfile: CallOf<typeof profilesSchemas, 'profiles.create'> = {
  name: 'profiles.create',
  method: 'POST',
  path: '/api/profiles',
  role: 'customer',
  audience: 'customer',
  tenancy: 'company',
  idempotency: 'key',
};

export const updateProfile: CallOf<typeof profilesSchemas, 'profiles.update'> = {
  name: 'profiles.update',
  method: 'PUT',
  path: '/api/profiles',
  role: 'customer',
  audience: 'customer',
  tenancy: 'company',
  idempotency: 'natural',
};
