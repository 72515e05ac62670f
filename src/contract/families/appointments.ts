import { Type, type Static } from 'typebox';
import { BOOKING_CART_LIMIT } from '#domain/booking-cart.ts';
import { AvailabilityWire } from '../availability-wire.ts';
import { call, type Call } from '../call.ts';
import { LocalizedWire } from '../media.ts';
import { PlacedLine } from '../placed-line.ts';
import { Id } from '../resource.ts';
import { Prices } from '../sale-wire.ts';

/** Empty is as good as missing. */
const DateKey = Type.String({ pattern: '^(\\d{8})?$' });
/** ISO 8601 with an offset. */
const Instant = Type.String({ format: 'date-time' });
const Amount = Type.Number();

export const findAvailability = call({
  name: 'appointments.find',
  summary: 'Who and what can perform the services of one shop from day to day, and when it is taken',
  method: 'GET',
  path: '/api/appointments',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'safe',
  query: Type.Object({
    shopid: Type.Optional(Type.String({ maxLength: 64 })),
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
});

const Key = Type.String({ maxLength: 128 });

/** One service of a visit. `practitionerId` absent: any. */
const VisitLineWire = Type.Object({
  serviceid: Id,
  practitionerId: Type.Optional(Id),
  /** Minutes, one of those that the service has a price for; absent: as long as the service usually takes. */
  duration: Type.Optional(Type.Integer({ minimum: 1, maximum: 1440 })),
});

export const HoldWire = Type.Object({
  holdId: Type.String(),
  expiresAt: Instant,
  shopid: Type.String(),
  lines: Type.Array(PlacedLine),
  total: Amount,
});
export type HoldWire = Static<typeof HoldWire>;

export const holdSlot = call({
  name: 'appointments.check',
  summary:
    'Checks that a visit still fits at a moment and holds it for ten minutes; a hold of the same visit is replaced at once',
  method: 'POST',
  path: '/api/appointments/check',
  role: 'visitor',
  audience: 'customer',
  tenancy: 'company',
  idempotency: 'natural',
  body: Type.Object({
    /** Made by the client when the visit begins: one visit holds one slot. */
    visitKey: Id,
    shopid: Id,
    start: Instant,
    lines: Type.Array(VisitLineWire, { minItems: 1, maxItems: BOOKING_CART_LIMIT }),
    /** The appointment that is to move there, and its key; it alone may use the hold. */
    moving: Type.Optional(Type.Object({ id: Id, key: Type.Optional(Key) })),
  }),
  reply: HoldWire,
});

/** Of a coupon or of vouchers, in any order. */
const Codes = Type.Array(Type.String({ minLength: 1, maxLength: 64 }), { maxItems: 6 });

export const priceAppointment = call({
  name: 'appointments.price',
  summary: 'What a held visit costs with codes of a coupon or of vouchers, and with what applies by itself',
  method: 'POST',
  path: '/api/appointments/price',
  role: 'visitor',
  audience: 'customer',
  tenancy: 'company',
  idempotency: 'natural',
  body: Type.Object({ holdId: Id, visitKey: Id, codes: Codes }),
  reply: Prices,
});

export const AppointmentWire = Type.Object({
  id: Type.String(),
  /** Short, for people. */
  reference: Type.String(),
  status: Type.String(),
  paymentStatus: Type.String(),
  shopid: Type.String(),
  start: Instant,
  end: Instant,
  lines: Type.Array(PlacedLine),
  /** After discounts. */
  total: Amount,
  /** What was taken off is called so; empty where it has no name. */
  discountName: Type.Optional(LocalizedWire),
  /** Of the total, what need not be paid in the shop any more. */
  paid: Type.Optional(Amount),
  customMessage: Type.String(),
  customer: Type.Object({
    firstname: Type.String(),
    lastname: Type.String(),
    email: Type.String(),
    phone: Type.String(),
  }),
  /** Opens the appointment without an account. */
  manageKey: Type.String(),
  /** Page of the company's site that opens it so; absent where an account opens it. */
  manageUrl: Type.Optional(Type.String()),
});
export type AppointmentWire = Static<typeof AppointmentWire>;

/** An appointment for whoever may change it, with what that would cost now. */
export const ManagedAppointmentWire = Type.Object({
  appointment: AppointmentWire,
  ideorder: Type.String(),
  number: Type.Integer(),
  transactionId: Type.String(),
  /** What of the visit is paid, and what is left to pay in the shop. */
  paid: Amount,
  left: Amount,
  /** What a coupon or a reward takes off the services, at any moment. */
  discount: Amount,
  /** What a cancellation gives back, and what it costs. */
  cancel: Type.Object({
    mayCancel: Type.Boolean(),
    /** Until then it costs nothing, and the visit may be moved. */
    cancelUntil: Instant,
    isLate: Type.Boolean(),
    refund: Amount,
    fee: Amount,
  }),
  mayMove: Type.Boolean(),
});
export type ManagedAppointmentWire = Static<typeof ManagedAppointmentWire>;

export const readAppointment = call({
  name: 'appointments.read',
  summary: 'An appointment with its terms, for its customer or whoever has its key',
  method: 'GET',
  path: '/api/appointments/{id}',
  role: 'visitor',
  audience: 'customer',
  tenancy: 'company',
  idempotency: 'safe',
  params: Type.Object({ id: Id }),
  query: Type.Object({ key: Type.Optional(Key) }),
  reply: ManagedAppointmentWire,
});

export const moveAppointment = call({
  name: 'appointments.move',
  summary: 'Moves an appointment to a held slot for the same services; what was paid goes with it',
  method: 'PUT',
  path: '/api/appointments/{id}',
  role: 'visitor',
  audience: 'customer',
  tenancy: 'company',
  idempotency: 'natural',
  params: Type.Object({ id: Id }),
  body: Type.Object({
    key: Type.Optional(Key),
    holdId: Id,
    visitKey: Id,
    /** What the visitor was shown that the visit costs at the new moment, discounts taken off. */
    acceptedPrice: Amount,
  }),
  reply: ManagedAppointmentWire,
});

export const releaseSlot = call({
  name: 'appointments.delete',
  summary:
    'Gives a held slot back, or cancels an own appointment; an unknown or expired hold is already given back',
  method: 'DELETE',
  path: '/api/appointments',
  role: 'visitor',
  audience: 'customer',
  tenancy: 'company',
  idempotency: 'natural',
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
});

export const bookAppointment = call({
  name: 'appointments.create',
  summary:
    'Turns a held slot into an appointment; the server prices it, an accepted total that differs is refused',
  method: 'POST',
  path: '/api/appointments',
  role: 'visitor',
  audience: 'customer',
  tenancy: 'company',
  idempotency: 'key',
  body: Type.Object({
    myAppointment: Type.Object({
      holdId: Id,
      visitKey: Id,
      customer: Type.Object({
        firstname: Type.String({ minLength: 1, maxLength: 100 }),
        lastname: Type.String({ minLength: 1, maxLength: 100 }),
        email: Type.String({ minLength: 3, maxLength: 254 }),
        /** E.164. */
        phone: Type.String({ minLength: 5, maxLength: 20 }),
      }),
      customMessage: Type.String({ maxLength: 500 }),
      /** Wants to be reminded by SMS as well, where the company sends any. */
      smsReminder: Type.Optional(Type.Boolean()),
      /** Absent: nothing is taken off, not even what applies by itself; see `appointments.price`. */
      codes: Type.Optional(Codes),
      /** What the visitor was shown as left to pay, after vouchers. */
      acceptedTotal: Amount,
    }),
  }),
  reply: AppointmentWire,
});

export const appointmentCalendar = call({
  name: 'appointments.calendar',
  summary: 'The appointment as an iCalendar file (text/calendar)',
  method: 'GET',
  path: '/api/appointments/{id}/calendar.ics',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'none',
  idempotency: 'safe',
  params: Type.Object({ id: Id }),
  query: Type.Object({
    key: Key,
    curlang: Type.Optional(Type.String({ maxLength: 2 })),
  }),
});

export const priceTimes = call({
  name: 'appointments.priceTimes',
  summary: 'Prices by duration for a customer on a date; empty when a parameter is missing',
  method: 'GET',
  path: '/api/appointments/priceTimes',
  role: 'visitor',
  audience: 'customer',
  tenancy: 'company',
  idempotency: 'safe',
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
});

export const appointmentsCalls: readonly Call[] = [
  findAvailability,
  holdSlot,
  releaseSlot,
  priceAppointment,
  bookAppointment,
  readAppointment,
  moveAppointment,
  appointmentCalendar,
  priceTimes,
];
