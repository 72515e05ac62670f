import { Type, type Static } from 'typebox';
import type { FamilySchemas } from '../call.ts';
import { entity } from '../entity.ts';
import { AnyShopId, ById, Nothing, ShopId, joinedIds } from '../fields/id.ts';
import { optionalText } from '../fields/written.ts';
import { TimeOfDay } from '../fields/day.ts';

/** A day on which a shop's week does not hold. `from` and `to` (HH:MM, wall clock) are absent for the whole day. */
export const SpecialDayWire = entity('SpecialDay', {
  id: Type.String(),
  shopId: ShopId,
  /** YYYYMMDD. */
  date: Type.String({ pattern: '^\\d{8}$' }),
  from: Type.Optional(Type.String()),
  to: Type.Optional(Type.String()),
  label: Type.Record(Type.String(), Type.String()),
});

export type SpecialDayWire = Static<typeof SpecialDayWire>;

const ofShop = Type.Object({ shopId: Type.Optional(joinedIds('AnyShopId', 2000)) });

/** `from` and `to` come together, the earlier one first. */
const SpecialDayFields = entity('SpecialDayFields', {
  /** A shop by its id or its external id. */
  shopId: AnyShopId,
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
