import { Type, type Static } from 'typebox';
import { call, type Call } from '../call.ts';

/** A day on which a shop's week does not hold. `from` and `to` (HH:MM, wall clock) are absent for the whole day. */
export const SpecialDayWire = Type.Object({
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

export const daysCalls: readonly Call[] = [closedDays, openDays];
