import type { CallInput } from '#contract/call.ts';
import type { AppointmentWire, HoldWire } from '#contract/booking/appointment-wire.ts';
import type { bookAppointment } from '#contract/booking/appointments.ts';
import { currencyOf, toDecimal, type Cents } from '#domain/prices/money.ts';
import type { HeldLine } from '../database/schema/booking.ts';
import type { Booked } from './appointments/book.ts';
import { lateFeeWire } from '../sales/pricing/wire-amounts.ts';
import { smsReminderOf } from './appointments/sms-reminder-of.ts';
import { smsReminderWire } from '../reminders/sms-reminder.ts';
import { lateFeeOfBooked } from './appointments/late-fee.ts';
import { namesIn, peopleWire } from './line-people.ts';
import { appointmentUrl } from './appointments/appointment-url.ts';
import type { Visit } from './visit.ts';

type PlacedLine = HoldWire['lines'][number];

export function holdWire(
  visit: Visit,
  hold: {
    readonly id: string;
    readonly expiresAt: number;
    readonly lines: readonly HeldLine[];
    readonly total: Cents;
  },
): HoldWire {
  return {
    holdId: hold.id,
    expiresAt: new Date(hold.expiresAt).toISOString(),
    shopid: visit.facts.shop.externalId,
    lines: hold.lines.map((line) => lineWire(visit, line)),
    total: amount(visit, hold.total),
  };
}

export function appointmentWire(booked: Booked): AppointmentWire {
  const { visit, lines, contact } = booked;
  return {
    id: booked.id,
    reference: booked.reference,
    status: booked.status,
    paymentStatus: booked.paymentStatus,
    shopid: visit.facts.shop.externalId,
    start: lines[0]?.start ?? '',
    end: lines.at(-1)?.end ?? '',
    lines: lines.map((line) => lineWire(visit, line)),
    total: amount(visit, booked.total),
    discountName: booked.discountName,
    paid: amount(visit, booked.paid),
    ...lateFeeWire(visit.tenant, lateFeeOfBooked(booked)),
    ...smsReminderWire(smsReminderOf(booked)),
    customMessage: contact.message,
    customer: {
      firstname: contact.firstname,
      lastname: contact.lastname,
      email: contact.email,
      phone: contact.phone,
    },
    manageKey: booked.manageKey,
    manageUrl: appointmentUrl(booked),
  };
}

export type BookingBody = NonNullable<CallInput<typeof bookAppointment>['body']>['myAppointment'];

function lineWire(visit: Visit, line: HeldLine): PlacedLine {
  const service = visit.facts.services.get(line.serviceId);
  return {
    serviceid: line.serviceId,
    name: { ...service?.article.name },
    start: line.start,
    end: line.end,
    ...peopleWire(line, namesIn(visit, line)),
    practitionerChosen: line.wantedPractitionerId !== null,
    price: amount(visit, line.price),
  };
}

function amount({ tenant }: Visit, cents: Cents): number {
  return toDecimal(cents, currencyOf(tenant.profile.mCurrency.code));
}
