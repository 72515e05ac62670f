import { Type } from 'typebox';
import type { FamilySchemas } from '../../call.ts';

export const liveTimesSchemas = {
  'appointments.changes': {
    summary: 'Changes of availability, as events',
    events: true,
    query: Type.Object({
      /** External ids, comma-joined: six at most. */
      shopids: Type.Optional(Type.String({ maxLength: 400 })),
    }),
  },
} satisfies FamilySchemas;
