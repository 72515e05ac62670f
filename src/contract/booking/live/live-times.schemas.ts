import { Type } from 'typebox';
import type { FamilySchemas } from '../../call.ts';
import { joinedIds } from '../../fields/id.ts';

export const liveTimesSchemas = {
  'appointments.changes': {
    summary: 'Changes of availability, as events',
    events: true,
    query: Type.Object({
      /** Six at most. */
      shopids: Type.Optional(joinedIds('ExternalShopId', 400)),
    }),
  },
} satisfies FamilySchemas;
