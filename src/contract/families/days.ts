import { Type, type Static } from 'typebox';
import { call, type Call } from '../call.ts';
import { ById, Id } from '../resource.ts';
import { optionalText } from '../written.ts';

/** A day on which a shop's week does not hold. `from` and `to` (HH:MM, wall clock) are absent for the whole day. */
export const SpecialDayWire = Type.Object({
  id: Type.String(),
  shopId: Type.String(),
  /** YYYYMMDD. */
  date: Type.String({ pattern: '^\\d{8}$' }),
  from: Type.Optional(Type.String()),
  to: Type.Optional(Type.String()),
  label: Type.Record(Type.String(), Type.String()),
});
export type SpecialDayWire = Static<typeof SpecialDayWire>;

const ofShop = Type.Object({ shopId: Type.Optional(Type.String({ maxLength: 64 })) });

export const closedDays = call({
  name: 'closeddays.list',
  summary: 'Days, or parts of days, on which shops are closed against their week',
  method: 'GET',
  path: '/api/closeddays',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'safe',
  caching: 'revalidate',
  query: ofShop,
  reply: Type.Array(SpecialDayWire),
});

export const openDays = call({
  name: 'opendays.list',
  summary: 'Days, or parts of days, on which shops open against their week',
  method: 'GET',
  path: '/api/opendays',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'safe',
  caching: 'revalidate',
  query: ofShop,
  reply: Type.Array(SpecialDayWire),
});

const TimeOfDay = Type.String({ pattern: '^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$' });

/** `from` and `to` come together, the earlier one first. */
const SpecialDayFields = Type.Object({
  /** A shop by its id or its external id. */
  shopId: Id,
  /** YYYYMMDD. */
  date: Type.String({ pattern: '^\\d{8}$' }),
  from: Type.Optional(TimeOfDay),
  to: Type.Optional(TimeOfDay),
  label: optionalText(120),
});
export type SpecialDayFields = Static<typeof SpecialDayFields>;

const adding = {
  method: 'POST',
  role: 'manager',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'key',
  body: SpecialDayFields,
  reply: SpecialDayWire,
} as const;

export const addClosedDay = call({
  ...adding,
  name: 'closeddays.create',
  summary: 'Closes a shop on a day, or for a part of it',
  path: '/api/closeddays',
});

export const addOpenDay = call({
  ...adding,
  name: 'opendays.create',
  summary: 'Opens a shop on a day, or for a part of it, against its week',
  path: '/api/opendays',
});

const removing = {
  method: 'DELETE',
  role: 'manager',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'natural',
  params: ById,
  reply: Type.Object({}),
} as const;

export const removeClosedDay = call({
  ...removing,
  name: 'closeddays.remove',
  summary: 'Takes a closed day back',
  path: '/api/closeddays/{id}',
});

export const removeOpenDay = call({
  ...removing,
  name: 'opendays.remove',
  summary: 'Takes an open day back',
  path: '/api/opendays/{id}',
});

export const daysCalls: readonly Call[] = [
  closedDays,
  openDays,
  addClosedDay,
  addOpenDay,
  removeClosedDay,
  removeOpenDay,
];
