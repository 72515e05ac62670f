import { Type } from 'typebox';
import { BOOKING_CART_LIMIT } from '#domain/carts/booking-cart.ts';
import type { FamilySchemas } from '../call.ts';
import { entity } from '../entity.ts';
import { ExternalShopId, Id, orEmpty } from '../fields/id.ts';
import { BuyerWire, Codes, Prices } from '../money/sale-wire.ts';
import { AppointmentWire, HoldWire, ManagedAppointmentWire } from './appointment-wire.ts';
import { AvailabilityWire } from './availability-wire.ts';
import { MovingWire } from './moving-wire.ts';

/** Empty is as good as missing. */
const DateKey = Type.String({ pattern: '^(\\d{8})?$' });

/** ISO 8601 with an offset. */
const Instant = Type.String({ format: 'date-time' });

const Amount = Type.Number();

const Key = Type.String({ maxLength: 128 });

/** One service of a visit. `practitionerId` absent: any. */
const VisitLineWire = entity('VisitLine', {
  serviceid: Id,
  practitionerId: Type.Optional(Id),
  /** Minutes, one of those that the service has a price for; absent: as long as the service usually takes. */
  duration: Type.Optional(Type.Integer({ minimum: 1, maximum: 1440 })),
});

export const appointmentsSchemas = {
  'appointments.find': {
    summary: 'Who and what can perform a shop’s services from day to day, and when it is taken',
    query: Type.Object({
      shopid: Type.Optional(orEmpty(ExternalShopId)),
      /** External ids of services, comma-joined. */
      serviceid: Type.Optional(Type.String({ maxLength: 2000 })),
      start: Type.Optional(DateKey),
      /** The last day, included. */
      end: Type.Optional(DateKey),
      mode: Type.Optional(Type.Integer({ default: 1 })),
      checkGiftLimit: Type.Optional(Type.Integer({ default: 0 })),
      checkEquipments: Type.Optional(Type.Integer({ default: 0 })),
      /** The caller's own visit: its hold does not count as taken. */
      visitKey: Type.Optional(Id),
    }),
    reply: AvailabilityWire,
  },
  'appointments.check': {
    summary: 'Holds a moment for a visit for ten minutes; a hold of the same visit is replaced',
    body: entity('HoldRequest', {
      /** Made by the client when the visit begins: one visit holds one slot. */
      visitKey: Id,
      shopid: ExternalShopId,
      start: Instant,
      lines: Type.Array(VisitLineWire, { minItems: 1, maxItems: BOOKING_CART_LIMIT }),
      /** The appointment that is to move there; it alone may use the hold. */
      moving: Type.Optional(MovingWire),
    }),
    reply: HoldWire,
  },
  'appointments.price': {
    summary: 'What a held visit costs with codes, and with what applies by itself',
    body: entity('PriceRequest', { holdId: Id, visitKey: Id, codes: Codes }),
    reply: Prices,
  },
  'appointments.read': {
    summary: 'An appointment with its terms, for its customer or whoever has its key',
    params: Type.Object({ id: Id }),
    query: Type.Object({ key: Type.Optional(Key) }),
    reply: ManagedAppointmentWire,
  },
  'appointments.move': {
    summary: 'Moves an appointment to a held slot for the same services, with what was paid',
    params: Type.Object({ id: Id }),
    body: entity('MoveRequest', {
      key: Type.Optional(Key),
      holdId: Id,
      visitKey: Id,
      /** What the visit costs at the new moment, discounts taken off. */
      acceptedTotal: Amount,
    }),
    reply: ManagedAppointmentWire,
  },
  'appointments.delete': {
    summary: 'Gives a held slot back, or cancels an own appointment; an unknown hold is given back already',
    query: Type.Object({
      holdId: Type.Optional(Id),
      visitKey: Type.Optional(Id),
      /** Of the appointment to cancel. */
      id: Type.Optional(Id),
      key: Type.Optional(Key),
      /** What the cancellation costs as far as the caller was told; one that costs more is refused. */
      acceptedFee: Type.Optional(Amount),
    }),
    /** Of a cancellation: what goes back, and what it costs. */
    reply: Type.Object({
      status: Type.Optional(Type.String()),
      refund: Type.Optional(Amount),
      fee: Type.Optional(Amount),
    }),
  },
  'appointments.create': {
    summary: 'Books a held slot; another accepted total than the server’s is refused',
    body: entity('BookingRequest', {
      myAppointment: Type.Object({
        holdId: Id,
        visitKey: Id,
        customer: BuyerWire,
        customMessage: Type.String({ maxLength: 500 }),
        /** Wants to be reminded by SMS as well, where the company sends any. */
        smsReminder: Type.Optional(Type.Boolean()),
        /** Absent: nothing is taken off, not even what applies by itself; see `appointments.price`. */
        codes: Type.Optional(Codes),
        /** What the visitor was shown as left to pay. */
        acceptedTotal: Amount,
      }),
    }),
    reply: AppointmentWire,
  },
  'appointments.calendar': {
    summary: 'The appointment as an iCalendar file (text/calendar)',
    params: Type.Object({ id: Id }),
    query: Type.Object({ key: Key, curlang: Type.Optional(Type.String({ maxLength: 2 })) }),
  },
  'appointments.priceTimes': {
    summary: 'Prices by duration for a customer on a date; empty when a parameter is missing',
    query: Type.Object({
      customerId: Type.Optional(Type.String({ maxLength: 64 })),
      servicesId: Type.Optional(Type.String({ maxLength: 2000 })),
      date: Type.Optional(DateKey),
    }),
    reply: Type.Array(
      Type.Object({
        serviceid: Type.String(),
        prices: Type.Array(Type.Object({ duration: Type.Integer(), value: Amount })),
      }),
    ),
  },
} satisfies FamilySchemas;
