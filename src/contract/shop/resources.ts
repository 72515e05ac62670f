import type { CallOf } from '../call.ts';
import type { resourcesSchemas } from './resources.schemas.ts';

export const selectableResources: CallOf<typeof resourcesSchemas, 'resources.artebeaute'> = {
  name: 'resources.artebeaute',
  method: 'GET',
  path: '/api/resources/artebeaute',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'safe',
  caching: 'revalidate',
};

export const shopTeam: CallOf<typeof resourcesSchemas, 'resources.team'> = {
  name: 'resources.team',
  method: 'GET',
  path: '/api/shops/{id}/team',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'safe',
  caching: 'revalidate',
};

export const listResources: CallOf<typeof resourcesSchemas, 'resources.list'> = {
  name: 'resources.list',
  method: 'GET',
  path: '/api/resources',
  role: 'staff',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'safe',
};

export const readResource: CallOf<typeof resourcesSchemas, 'resources.read'> = {
  name: 'resources.read',
  method: 'GET',
  path: '/api/resources/{id}',
  role: 'staff',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'safe',
};

export const createResource: CallOf<typeof resourcesSchemas, 'resources.create'> = {
  name: 'resources.create',
  method: 'POST',
  path: '/api/resources',
  role: 'manager',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'key',
};

export const changeResource: CallOf<typeof resourcesSchemas, 'resources.update'> = {
  name: 'resources.update',
  method: 'PUT',
  path: '/api/resources/{id}',
  role: 'manager',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'natural',
};

export const removeResource: CallOf<typeof resourcesSchemas, 'resources.remove'> = {
  name: 'resources.remove',
  method: 'DELETE',
  path: '/api/resources/{id}',
  role: 'manager',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'natural',
};
