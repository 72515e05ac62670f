import type { CallOf } from '../call.ts';
import type { geogroupmentsSchemas } from './geogroupments.schemas.ts';

export const listGeogroupments: CallOf<typeof geogroupmentsSchemas, 'geogroupments.list'> = {
  name: 'geogroupments.list',
  method: 'GET',
  path: '/api/geogroupments',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'safe',
  caching: 'revalidate',
};

export const readGeogroupment: CallOf<typeof geogroupmentsSchemas, 'geogroupments.read'> = {
  name: 'geogroupments.read',
  method: 'GET',
  path: '/api/geogroupments/{id}',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'safe',
};

export const createGeogroupment: CallOf<typeof geogroupmentsSchemas, 'geogroupments.create'> = {
  name: 'geogroupments.create',
  method: 'POST',
  path: '/api/geogroupments',
  role: 'manager',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'key',
};

export const changeGeogroupment: CallOf<typeof geogroupmentsSchemas, 'geogroupments.update'> = {
  name: 'geogroupments.update',
  method: 'PUT',
  path: '/api/geogroupments/{id}',
  role: 'manager',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'natural',
};

export const removeGeogroupment: CallOf<typeof geogroupmentsSchemas, 'geogroupments.remove'> = {
  name: 'geogroupments.remove',
  method: 'DELETE',
  path: '/api/geogroupments/{id}',
  role: 'manager',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'natural',
};

export const linkGroupShop: CallOf<typeof geogroupmentsSchemas, 'geogroupments.link'> = {
  name: 'geogroupments.link',
  method: 'POST',
  path: '/api/geogroupments/{id}/link/{shopId}',
  role: 'manager',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'natural',
};

export const unlinkGroupShop: CallOf<typeof geogroupmentsSchemas, 'geogroupments.unlink'> = {
  name: 'geogroupments.unlink',
  method: 'POST',
  path: '/api/geogroupments/{id}/unlink/{shopId}',
  role: 'manager',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'natural',
};
