import type { CallOf } from '../call.ts';
import type { adminsSchemas } from './admins.schemas.ts';

export const adminsInstalled: CallOf<typeof adminsSchemas, 'admins.installed'> = {
  name: 'admins.installed',
  method: 'GET',
  path: '/api/admins/installed',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'safe',
};

export const registerAdmin: CallOf<typeof adminsSchemas, 'admins.register'> = {
  name: 'admins.register',
  method: 'POST',
  path: '/api/admins/register',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'natural',
};
