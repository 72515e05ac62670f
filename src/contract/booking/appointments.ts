import type { CallOf } from '../call.ts';
import type { appointmentsSchemas } from './appointments.schemas.ts';

export const findAvailability: CallOf<typeof appointmentsSchemas, 'appointments.find'> = {
  name: 'appointments.find',
  method: 'GET',
  path: '/api/appointments',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'safe',
};

export const holdSlot: CallOf<typeof appointmentsSchemas, 'appointments.check'> = {
  name: 'appointments.check',
  method: 'POST',
  path: '/api/appointments/check',
  role: 'visitor',
  audience: 'customer',
  tenancy: 'company',
  idempotency: 'natural',
};

export const priceAppointment: CallOf<typeof appointmentsSchemas, 'appointments.price'> = {
  name: 'appointments.price',
  method: 'POST',
  path: '/api/appointments/price',
  role: 'visitor',
  audience: 'customer',
  tenancy: 'company',
  idempotency: 'natural',
};

export const readAppointment: CallOf<typeof appointmentsSchemas, 'appointments.read'> = {
  name: 'appointments.read',
  method: 'GET',
  path: '/api/appointments/{id}',
  role: 'visitor',
  audience: 'customer',
  tenancy: 'company',
  idempotency: 'safe',
};

export const moveAppointment: CallOf<typeof appointmentsSchemas, 'appointments.move'> = {
  name: 'appointments.move',
  method: 'PUT',
  path: '/api/appointments/{id}',
  role: 'visitor',
  audience: 'customer',
  tenancy: 'company',
  idempotency: 'natural',
};

export const releaseSlot: CallOf<typeof appointmentsSchemas, 'appointments.delete'> = {
  name: 'appointments.delete',
  method: 'DELETE',
  path: '/api/appointments',
  role: 'visitor',
  audience: 'customer',
  tenancy: 'company',
  idempotency: 'natural',
};

export const bookAppointment: CallOf<typeof appointmentsSchemas, 'appointments.create'> = {
  name: 'appointments.create',
  method: 'POST',
  path: '/api/appointments',
  role: 'visitor',
  audience: 'customer',
  tenancy: 'company',
  idempotency: 'key',
};

export const appointmentCalendar: CallOf<typeof appointmentsSchemas, 'appointments.calendar'> = {
  name: 'appointments.calendar',
  method: 'GET',
  path: '/api/appointments/{id}/calendar.ics',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'none',
  idempotency: 'safe',
};

export const priceTimes: CallOf<typeof appointmentsSchemas, 'appointments.priceTimes'> = {
  name: 'appointments.priceTimes',
  method: 'GET',
  path: '/api/appointments/priceTimes',
  role: 'visitor',
  audience: 'customer',
  tenancy: 'company',
  idempotency: 'safe',
};
