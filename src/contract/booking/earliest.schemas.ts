import { Type, type Static } from 'typebox';
import type { FamilySchemas } from '../call.ts';
import { entity } from '../entity.ts';

/** When a visitor may come to a shop at the earliest. */
export const EarliestWire = entity('EarliestTime', {
  shopid: Type.String(),
  /** The service that it was looked up for; empty where the shop has none to book. */
  serviceid: Type.String(),
  /** ISO 8601, UTC. Null: nothing is free within the days that are looked at. */
  start: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
});

export type EarliestWire = Static<typeof EarliestWire>;

export const earliestSchemas = {
  'earliest.find': {
    summary:
      'The earliest free time of each of some shops, for a service or for the shortest that each of them offers; unknown shops are left out',
    query: Type.Object({
      /** External ids of shops, comma-joined: twelve at most. */
      shopids: Type.Optional(Type.String({ maxLength: 800 })),
      /** External id of the service. */
      serviceid: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
    }),
    reply: Type.Array(EarliestWire),
  },
} satisfies FamilySchemas;
