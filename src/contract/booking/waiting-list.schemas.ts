import { Type, type Static } from 'typebox';
import { BOOKING_CART_LIMIT } from '#domain/carts/booking-cart.ts';
import type { FamilySchemas } from '../call.ts';
import { Email } from '../fields/person.ts';
import { entity } from '../entity.ts';
import { Id } from '../fields/id.ts';
import { HoldWire } from './appointment-wire.ts';

const DateKey = Type.String({ pattern: '^\\d{8}$' });

/** Wall-clock minutes of a day. */
const Minute = Type.Integer({ minimum: 0, maximum: 1440 });

const Key = Type.String({ maxLength: 128 });

/** A place on the list, and what is held for it. */
export const WaitingWire = entity('WaitingPlace', {
  status: Type.String(),
  shopid: Type.String(),
  serviceids: Type.Array(Type.String()),
  /** The appointment that is to move there; null: a new one is booked. */
  appointmentid: Type.Union([Id, Type.Null()]),
  /** What is waited for: days, and wall-clock minutes between which the visit may begin. */
  wish: Type.Object({ first: DateKey, last: DateKey, from: Minute, until: Minute }),
  /** Only while it is offered. */
  offer: Type.Union([Type.Object({ visitKey: Type.String(), hold: HoldWire }), Type.Null()]),
});

export type WaitingWire = Static<typeof WaitingWire>;

export const waitingListSchemas = {
  'waitingList.join': {
    summary: 'Asks to be told by e-mail, once, of a freed place; repeated, it is one wish',
    body: Type.Object({
      shopid: Id,
      /** External ids, in the order of the visit. */
      serviceids: Type.Array(Id, { minItems: 1, maxItems: BOOKING_CART_LIMIT }),
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
      /** The appointment that is to move to the place, for whoever may change it; the mails go to its own address. */
      moving: Type.Optional(Type.Object({ id: Id, key: Type.Optional(Key) })),
    }),
    reply: Type.Object({ first: DateKey, last: DateKey }),
  },
  'waitingList.read': {
    summary: 'The place that is offered to whoever has the key of the mail',
    params: Type.Object({ id: Id }),
    query: Type.Object({ key: Key }),
    reply: WaitingWire,
  },
  'waitingList.leave': {
    summary: 'Leaves the list and gives back what is offered; the next one is told',
    params: Type.Object({ id: Id }),
    query: Type.Object({ key: Key }),
    reply: Type.Object({ status: Type.String() }),
  },
} satisfies FamilySchemas;
