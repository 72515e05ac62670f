import type { CallOf } from '../call.ts';
import type { ownAppointmentsSchemas } from './own-appointments.schemas.ts';

export const moveTimes: CallOf<typeof ownAppointmentsSchemas, 'appointments.times'> = {
  name: 'appointments.times',
  method: 'GET',
  path: '/api/appointments/{id}/times',
  role: 'visitor',
  audience: 'customer',
  tenancy: 'company',
  idempotency: 'safe',
};

export const ownCalendar: CallOf<typeof ownAppointmentsSchemas, 'appointments.ownCalendar'> = {
  name: 'appointments.ownCalendar',
  method: 'GET',
  path: '/api/appointments/{id}/calendar',
  role: 'customer',
  audience: 'customer',
  tenancy: 'company',
  idempotency: 'safe',
};
