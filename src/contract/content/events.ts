import type { CallOf } from '../call.ts';
import type { eventsSchemas } from './events.schemas.ts';

export const listEvents: CallOf<typeof eventsSchemas, 'events.list'> = {
  name: 'events.list',
  method: 'GET',
  path: '/api/events',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'safe',
  caching: 'revalidate',
};

export const listEveryEvent: CallOf<typeof eventsSchemas, 'events.listEvery'> = {
  name: 'events.listEvery',
  method: 'GET',
  path: '/api/events/all',
  role: 'staff',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'safe',
};

export const createEvent: CallOf<typeof eventsSchemas, 'events.create'> = {
  name: 'events.create',
  method: 'POST',
  path: '/api/events',
  role: 'manager',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'key',
};

export const updateEvent: CallOf<typeof eventsSchemas, 'events.update'> = {
  name: 'events.update',
  method: 'PUT',
  path: '/api/events/{id}',
  role: 'manager',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'natural',
};

export const removeEvent: CallOf<typeof eventsSchemas, 'events.remove'> = {
  name: 'events.remove',
  method: 'DELETE',
  path: '/api/events/{id}',
  role: 'manager',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'natural',
};
