import { Type, type Static } from 'typebox';
import { entity } from '../entity.ts';
import { Documents } from '../fields/document.ts';
import { LocalizedWire } from '../fields/media.ts';
import { LateFeeWire } from '../money/sale-wire.ts';
import { PlacedLine } from './placed-line.ts';
import { ExternalShopId } from '../fields/id.ts';

/** ISO 8601 with an offset. */
const Instant = Type.String({ format: 'date-time' });
const Amount = Type.Number();

/** A slot that is kept for a visit until it expires. */
export const HoldWire = entity('Hold', {
  holdId: Type.String(),
  expiresAt: Instant,
  shopid: ExternalShopId,
  lines: Type.Array(PlacedLine),
  total: Amount,
});

export type HoldWire = Static<typeof HoldWire>;

export const AppointmentWire = entity('Appointment', {
  id: Type.String(),
  /** Short, for people. */
  reference: Type.String(),
  status: Type.String(),
  paymentStatus: Type.String(),
  shopid: ExternalShopId,
  start: Instant,
  end: Instant,
  lines: Type.Array(PlacedLine),
  /** After discounts. */
  total: Amount,
  /** What was taken off is called so; empty where it has no name. */
  discountName: Type.Optional(LocalizedWire),
  /** Of the total, what need not be paid in the shop any more. */
  paid: Type.Optional(Amount),
  lateFee: Type.Optional(LateFeeWire),
  /** When an SMS will remind of it, as its customer has chosen; absent where none will. */
  smsReminderAt: Type.Optional(Instant),
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
export const ManagedAppointmentWire = entity('ManagedAppointment', {
  appointment: AppointmentWire,
  ideorder: Type.String(),
  number: Type.Integer(),
  transactionId: Type.String(),
  /** What of the visit is paid and not given back, and what is left to pay in the shop. */
  paid: Amount,
  left: Amount,
  /** What was paid of it and was given back, or is on its way. */
  refunded: Amount,
  /** Of one that came to nothing, the part of `paid` that is kept: the rest has yet to go back. Absent: all of it. */
  kept: Type.Optional(Amount),
  /** What was taken from the card that held it when it came to nothing. */
  charged: Type.Optional(Amount),
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
  documents: Documents,
});

export type ManagedAppointmentWire = Static<typeof ManagedAppointmentWire>;
