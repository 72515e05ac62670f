import type { CallOf } from '../call.ts';
import type { ownAccountSchemas } from './own-account.schemas.ts';

export const listSessions: CallOf<typeof ownAccountSchemas, 'users.sessions'> = {
  name: 'users.sessions',
  method: 'GET',
  path: '/api/users/sessions',
  role: 'customer',
  audience: 'customer',
  tenancy: 'company',
  idempotency: 'safe',
};

export const endSession: CallOf<typeof ownAccountSchemas, 'users.endSession'> = {
  name: 'users.endSession',
  method: 'DELETE',
  path: '/api/users/sessions/{id}',
  role: 'customer',
  audience: 'customer',
  tenancy: 'company',
  idempotency: 'natural',
};

export const endOtherSessions: CallOf<typeof ownAccountSchemas, 'users.endOtherSessions'> = {
  name: 'users.endOtherSessions',
  method: 'DELETE',
  path: '/api/users/sessions',
  role: 'customer',
  audience: 'customer',
  tenancy: 'company',
  idempotency: 'natural',
};

export const exportUser: CallOf<typeof ownAccountSchemas, 'users.export'> = {
  name: 'users.export',
  method: 'GET',
  path: '/api/users/me/export',
  role: 'customer',
  audience: 'customer',
  tenancy: 'company',
  idempotency: 'safe',
};

export const proveCustomer: CallOf<typeof ownAccountSchemas, 'users.prove'> = {
  name: 'users.prove',
  method: 'POST',
  path: '/api/users/prove',
  role: 'customer',
  audience: 'customer',
  tenancy: 'company',
  idempotency: 'natural',
};

export const eraseUser: CallOf<typeof ownAccountSchemas, 'users.erase'> = {
  name: 'users.erase',
  method: 'POST',
  path: '/api/users/me/erase',
  role: 'customer',
  audience: 'customer',
  tenancy: 'company',
  idempotency: 'natural',
};

export const calendarState: CallOf<typeof ownAccountSchemas, 'users.calendar'> = {
  name: 'users.calendar',
  method: 'GET',
  path: '/api/users/calendar',
  role: 'customer',
  audience: 'customer',
  tenancy: 'company',
  idempotency: 'safe',
};

export const openCalendar: CallOf<typeof ownAccountSchemas, 'users.openCalendar'> = {
  name: 'users.openCalendar',
  method: 'POST',
  path: '/api/users/calendar',
  role: 'customer',
  audience: 'customer',
  tenancy: 'company',
  idempotency: 'natural',
};

export const endCalendar: CallOf<typeof ownAccountSchemas, 'users.endCalendar'> = {
  name: 'users.endCalendar',
  method: 'DELETE',
  path: '/api/users/calendar',
  role: 'customer',
  audience: 'customer',
  tenancy: 'company',
  idempotency: 'natural',
};

export const calendarFile: CallOf<typeof ownAccountSchemas, 'users.calendarFile'> = {
  name: 'users.calendarFile',
  method: 'GET',
  path: '/api/users/calendar/file',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'none',
  idempotency: 'safe',
};
