import type { CallOf } from '../call.ts';
import type { linksSchemas } from './links.schemas.ts';

export const createLink: CallOf<typeof linksSchemas, 'links.create'> = {
  name: 'links.create',
  method: 'POST',
  path: '/api/links',
  role: 'customer',
  audience: 'customer',
  tenancy: 'company',
  idempotency: 'natural',
};

export const readLink: CallOf<typeof linksSchemas, 'links.get'> = {
  name: 'links.get',
  method: 'GET',
  path: '/api/links/get',
  role: 'customer',
  audience: 'customer',
  tenancy: 'company',
  idempotency: 'safe',
};
