import { Type, type Static } from 'typebox';
import { BOOKING_CART_LIMIT } from '#domain/carts/booking-cart.ts';
import type { FamilySchemas } from '../call.ts';
import { Email } from '../fields/person.ts';
import { entity } from '../entity.ts';
import { ExternalShopId, Id, Nothing } from '../fields/id.ts';
import { MovingWire } from './moving-wire.ts';
import { HoldWire } from './appointment-wire.ts';

const DateKey = Type.String({ pattern: '^\\d{8}$' });

/** Wall-clock minutes of a day. */
const Minute = Type.Integer({ minimum: 0, maximum: 1440 });

const Key = Type.String({ maxLength: 128 });

/** A place on the list, and what is held for it. */
export const WaitingWire = entity('WaitingPlace', {
  status: Type.String(),
  shopid: ExternalShopId,
  serviceids: Type.Array(Type.String()),
  /** The appointment that is to move there; absent: a new one is booked. */
  appointmentid: Type.Optional(Type.String()),
  /** What is waited for: days, and wall-clock minutes between which the visit may begin. */
  first: Type.String(),
  last: Type.String(),
  from: Type.Number(),
  until: Type.Number(),
  /** Only while it is offered. */
  offer: Type.Union([Type.Object({ visitKey: Type.String(), hold: HoldWire }), Type.Null()]),
});

export type WaitingWire = Static<typeof WaitingWire>;

export const waitingListSchemas = {
  'waitingList.join': {
    summary: 'Asks to be told of a freed place; repeated, it is one wish',
    body: Type.Object({
      shopid: ExternalShopId,
      /** External ids, in the order of the visit. */
      serviceids: Type.Array(Id, { minItems: 1, maxItems: BOOKING_CART_LIMIT }),
      /** The chosen minutes by external id; others take their usual time. */
      durations: Type.Optional(Type.Record(Type.String(), Type.Integer())),
      /** Absent: any practitioner. */
      practitionerId: Type.Optional(Id),
      email: Email,
      first: DateKey,
      /** Included. */
      last: DateKey,
      /** The visit may begin from here on… */
      from: Type.Optional(Minute),
      /** …and before this. */
      until: Type.Optional(Minute),
      /** What is to move to the place, for whoever may change it; the mails go to its own address. */
      moving: Type.Optional(MovingWire),
    }),
    reply: Nothing,
  },
  'waitingList.read': {
    summary: 'A place, for whoever has its key',
    params: Type.Object({ id: Id }),
    query: Type.Object({ key: Key }),
    reply: WaitingWire,
  },
  'waitingList.leave': {
    summary: 'Leaves the list; what is offered goes to the next one',
    params: Type.Object({ id: Id }),
    query: Type.Object({ key: Key }),
    reply: Type.Object({ status: Type.String() }),
  },
} satisfies FamilySchemas;
