import { Type, type Static } from 'typebox';
import { BOOKING_CART_LIMIT } from '#domain/booking-cart.ts';
import { call, type Call } from '../call.ts';
import { Id } from '../resource.ts';
import { HoldWire } from './appointments.ts';

const DateKey = Type.String({ pattern: '^\\d{8}$' });
/** Wall-clock minutes of a day. */
const Minute = Type.Integer({ minimum: 0, maximum: 1440 });
const Key = Type.String({ maxLength: 128 });

const visitor = { role: 'visitor', audience: 'visitor', tenancy: 'company' } as const;

export const joinWaitingList = call({
  ...visitor,
  name: 'waitingList.join',
  summary: 'Asks to be told by e-mail, once, when a place becomes free; the same wish twice is one',
  method: 'POST',
  path: '/api/waiting-list',
  idempotency: 'natural',
  body: Type.Object({
    shopid: Id,
    /** External ids, in the order of the visit. */
    serviceids: Type.Array(Id, { minItems: 1, maxItems: BOOKING_CART_LIMIT }),
    /** Absent: any practitioner. */
    practitionerId: Type.Optional(Id),
    email: Type.String({ minLength: 3, maxLength: 254 }),
    first: DateKey,
    /** Included. */
    last: DateKey,
    /** The visit may begin from here on… */
    from: Type.Optional(Minute),
    /** …and before this. */
    until: Type.Optional(Minute),
  }),
  reply: Type.Object({ first: DateKey, last: DateKey }),
});

/** A place on the list, and what is held for it. */
export const WaitingWire = Type.Object({
  status: Type.String(),
  shopid: Type.String(),
  serviceids: Type.Array(Type.String()),
  /** Only while it is offered. */
  offer: Type.Union([Type.Object({ visitKey: Type.String(), hold: HoldWire }), Type.Null()]),
});
export type WaitingWire = Static<typeof WaitingWire>;

export const readWaiting = call({
  ...visitor,
  name: 'waitingList.read',
  summary: 'The place that is offered to whoever has the key of the mail',
  method: 'GET',
  path: '/api/waiting-list/{id}',
  idempotency: 'safe',
  params: Type.Object({ id: Id }),
  query: Type.Object({ key: Key }),
  reply: WaitingWire,
});

export const leaveWaitingList = call({
  ...visitor,
  name: 'waitingList.leave',
  summary: 'Leaves the list and gives back what is offered; the next one is told',
  method: 'DELETE',
  path: '/api/waiting-list/{id}',
  idempotency: 'natural',
  params: Type.Object({ id: Id }),
  query: Type.Object({ key: Key }),
  reply: Type.Object({ status: Type.String() }),
});

export const waitingListCalls: readonly Call[] = [joinWaitingList, readWaiting, leaveWaitingList];
