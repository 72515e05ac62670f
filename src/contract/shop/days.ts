import type { CallOf } from '../call.ts';
import type { daysSchemas } from './days.schemas.ts';

export const listClosedDays: CallOf<typeof daysSchemas, 'closeddays.list'> = {
  name: 'closeddays.list',
  method: 'GET',
  path: '/api/closeddays',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'safe',
  caching: 'revalidate',
};

export const listOpenDays: CallOf<typeof daysSchemas, 'opendays.list'> = {
  name: 'opendays.list',
  method: 'GET',
  path: '/api/opendays',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'safe',
  caching: 'revalidate',
};

export const addClosedDay: CallOf<typeof daysSchemas, 'closeddays.create'> = {
  name: 'closeddays.create',
  method: 'POST',
  path: '/api/closeddays',
  role: 'manager',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'key',
};

export const addOpenDay: CallOf<typeof daysSchemas, 'opendays.create'> = {
  name: 'opendays.create',
  method: 'POST',
  path: '/api/opendays',
  role: 'manager',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'key',
};

export const removeClosedDay: CallOf<typeof daysSchemas, 'closeddays.remove'> = {
  name: 'closeddays.remove',
  method: 'DELETE',
  path: '/api/closeddays/{id}',
  role: 'manager',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'natural',
};

export const removeOpenDay: CallOf<typeof daysSchemas, 'opendays.remove'> = {
  name: 'opendays.remove',
  method: 'DELETE',
  path: '/api/opendays/{id}',
  role: 'manager',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'natural',
};
