import { Type } from 'typebox';
import { AvailabilityWire } from '../availability-wire.ts';
import { call, type Call } from '../call.ts';
import { Id } from '../resource.ts';

const DateKey = Type.String({ pattern: '^\\d{8}$' });

export const moveTimes = call({
  name: 'appointments.times',
  summary: 'The availability for an appointment that may move: its own times do not count as taken',
  method: 'GET',
  path: '/api/appointments/{id}/times',
  role: 'visitor',
  audience: 'customer',
  tenancy: 'company',
  idempotency: 'safe',
  params: Type.Object({ id: Id }),
  query: Type.Object({
    key: Type.Optional(Type.String({ maxLength: 128 })),
    shopid: Id,
    /** External ids of services, comma-joined. */
    serviceid: Type.String({ maxLength: 2000 }),
    start: DateKey,
    /** The last day, included. */
    end: DateKey,
    visitKey: Type.Optional(Id),
  }),
  reply: AvailabilityWire,
});

export const ownCalendar = call({
  name: 'appointments.ownCalendar',
  summary: "A customer's own appointment as an iCalendar file, for a program that makes a file of it",
  method: 'GET',
  path: '/api/appointments/{id}/calendar',
  role: 'customer',
  audience: 'customer',
  tenancy: 'company',
  idempotency: 'safe',
  params: Type.Object({ id: Id }),
  reply: Type.Object({ name: Type.String(), content: Type.String() }),
});

export const ownAppointmentsCalls: readonly Call[] = [moveTimes, ownCalendar];
