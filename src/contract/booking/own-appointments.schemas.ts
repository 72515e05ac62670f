import { Type } from 'typebox';
import type { FamilySchemas } from '../call.ts';
import { ExternalShopId, Id } from '../fields/id.ts';
import { AvailabilityWire } from './availability-wire.ts';

const DateKey = Type.String({ pattern: '^\\d{8}$' });

export const ownAppointmentsSchemas = {
  'appointments.times': {
    summary: 'The availability for an appointment that may move: its own times count as free',
    params: Type.Object({ id: Id }),
    query: Type.Object({
      key: Type.Optional(Type.String({ maxLength: 128 })),
      shopid: ExternalShopId,
      /** External ids of services, comma-joined. */
      serviceid: Type.String({ maxLength: 2000 }),
      start: DateKey,
      /** The last day, included. */
      end: DateKey,
      visitKey: Type.Optional(Id),
    }),
    reply: AvailabilityWire,
  },
  'appointments.ownCalendar': {
    summary: "A customer's own appointment as an iCalendar file",
    params: Type.Object({ id: Id }),
    reply: Type.Object({ name: Type.String(), content: Type.String() }),
  },
} satisfies FamilySchemas;
