import { Type, type Static } from 'typebox';
import type { FamilySchemas } from '../call.ts';
import { entity } from '../entity.ts';
import { ById, Id, Nothing } from '../fields/id.ts';
import { optionalText } from '../fields/written.ts';

/** A day on which a shop's week does not hold. `from` and `to` (HH:MM, wall clock) are absent for the whole day. */
export const SpecialDayWire = entity('SpecialDay', {
  id: Type.String(),
  shopId: Type.String(),
  /** YYYYMMDD. */
  date: Type.String({ pattern: '^\\d{8}$' }),
  from: Type.Optional(Type.String()),
  to: Type.Optional(Type.String()),
  label: Type.Record(Type.String(), Type.String()),
});

export type SpecialDayWire = Static<typeof SpecialDayWire>;

/** Ids of shops, with commas between them. */
const ofShop = Type.Object({ shopId: Type.Optional(Type.String({ maxLength: 2000 })) });

const TimeOfDay = Type.String({ pattern: '^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$' });

/** `from` and `to` come together, the earlier one first. */
const SpecialDayFields = entity('SpecialDayFields', {
  /** A shop by its id or its external id. */
  shopId: Id,
  /** YYYYMMDD. */
  date: Type.String({ pattern: '^\\d{8}$' }),
  from: Type.Optional(TimeOfDay),
  to: Type.Optional(TimeOfDay),
  label: optionalText(120),
});

export type SpecialDayFields = Static<typeof SpecialDayFields>;

export const daysSchemas = {
  'closeddays.list': {
    summary: 'Days, or parts of days, on which shops are closed against their week',
    query: ofShop,
    reply: Type.Array(SpecialDayWire),
  },
  'opendays.list': {
    summary: 'Days, or parts of days, on which shops open against their week',
    query: ofShop,
    reply: Type.Array(SpecialDayWire),
  },
  'closeddays.create': {
    summary: 'Closes a shop on a day, or for a part of it',
    body: SpecialDayFields,
    reply: SpecialDayWire,
  },
  'opendays.create': {
    summary: 'Opens a shop on a day, or for a part of it, against its week',
    body: SpecialDayFields,
    reply: SpecialDayWire,
  },
  'closeddays.remove': { summary: 'Takes a closed day back', params: ById, reply: Nothing },
  'opendays.remove': { summary: 'Takes an open day back', params: ById, reply: Nothing },
} satisfies FamilySchemas;
