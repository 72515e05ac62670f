import { Type, type Static } from 'typebox';
import type { FamilySchemas } from '../call.ts';
import { ExternalShopId, Id, joinedIds } from '../fields/id.ts';
import { entity } from '../entity.ts';

/** When a visitor may come to a shop at the earliest. */
export const EarliestWire = entity('EarliestTime', {
  shopid: ExternalShopId,
  /** The (first) service that it was looked up for; empty where the shop has none to book. */
  serviceid: Type.String(),
  /** All services of the visit, in their order. */
  serviceids: Type.Array(Type.String()),
  /** ISO 8601, UTC. Null: nothing is free within the days that are looked at. */
  start: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
});

export type EarliestWire = Static<typeof EarliestWire>;

/** A start that can be held. */
const FreeTime = entity('FreeTime', {
  start: Type.String({ format: 'date-time' }),
  serviceid: Type.String(),
  /** Minutes, without the pause. */
  duration: Type.Integer(),
  /** For this start. */
  price: Type.Number(),
});

/** A page of shops with free times. */
export const FreeTimesWire = entity('FreeTimes', {
  /** The `skip` of the next page; null where there is none. */
  next: Type.Union([Type.Integer(), Type.Null()]),
  /** Each with the first four starts of each service; none: what was looked through is full there. */
  shops: Type.Array(Type.Object({ shopid: ExternalShopId, times: Type.Array(FreeTime) })),
});

export type FreeTimesWire = Static<typeof FreeTimesWire>;

const JoinedIds = Type.Optional(Type.String({ maxLength: 3300 }));
const Day = Type.Optional(Type.String({ pattern: '^\\d{8}$' }));

export const earliestSchemas = {
  'earliest.find': {
    summary: 'The earliest time of each shop for a visit',
    query: Type.Object({
      /** External ids of shops, comma-joined: twelve at most. */
      shopids: Type.Optional(joinedIds('ExternalShopId', 800)),
      /** External id of the service. */
      serviceid: Type.Optional(Id),
      /** External ids of the services of one visit, comma-joined, in their order; comes before `serviceid`. */
      serviceids: Type.Optional(Type.String({ maxLength: 3300 })),
    }),
    reply: Type.Array(EarliestWire),
  },
  'earliest.search': {
    summary: 'Shops with free times',
    query: Type.Object({
      /** External ids of services, comma-joined, any of which will do; none: the first of each shop. */
      anyof: JoinedIds,
      /** Id of a category, any of whose services will do. */
      categoryid: Type.Optional(Id),
      shopids: Type.Optional(joinedIds('ExternalShopId', 3300)),
      latitude: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
      longitude: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
      /** Kilometres around the point. */
      radius: Type.Optional(Type.Number({ minimum: 1, maximum: 250 })),
      /** The first and the last day in the shops' calendars: fourteen at most. */
      from: Day,
      to: Day,
      /** `morning`, `afternoon` (from 12:00), `evening` (from 18:00) by the shops' clocks, comma-joined; none: all. */
      parts: Type.Optional(Type.String({ maxLength: 40 })),
      /** Part of the day: the starts nearest to it first. */
      near: Type.Optional(Type.String()),
      /** Minutes: only services that can be booked for so long, and for so long; none: each for as long as it usually takes. */
      duration: Type.Optional(Type.Integer({ minimum: 1, maximum: 1440 })),
      skip: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
    }),
    reply: FreeTimesWire,
  },
} satisfies FamilySchemas;
