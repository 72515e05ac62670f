import type { CallOf } from '../call.ts';
import type { alertsSchemas } from './alerts.schemas.ts';

export const listAlerts: CallOf<typeof alertsSchemas, 'alerts.list'> = {
  name: 'alerts.list',
  method: 'GET',
  path: '/api/alerts',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'safe',
  caching: 'revalidate',
};

export const listEveryAlert: CallOf<typeof alertsSchemas, 'alerts.listEvery'> = {
  name: 'alerts.listEvery',
  method: 'GET',
  path: '/api/alerts/all',
  role: 'staff',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'safe',
};

export const createAlert: CallOf<typeof alertsSchemas, 'alerts.create'> = {
  name: 'alerts.create',
  method: 'POST',
  path: '/api/alerts',
  role: 'manager',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'key',
};

export const updateAlert: CallOf<typeof alertsSchemas, 'alerts.update'> = {
  name: 'alerts.update',
  method: 'PUT',
  path: '/api/alerts/{id}',
  role: 'manager',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'natural',
};

export const removeAlert: CallOf<typeof alertsSchemas, 'alerts.remove'> = {
  name: 'alerts.remove',
  method: 'DELETE',
  path: '/api/alerts/{id}',
  role: 'manager',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'natural',
};
