import { and, eq } from 'drizzle-orm';
import type { Locale } from '#domain/locale.ts';
import type { Database } from '../../database/database.ts';
import { appointments } from '../../database/schema/booking.ts';
import { companies } from '../../database/schema/tenants.ts';
import { calendarFile, type CalendarFacts } from '../../mail/calendar-file.ts';
import { shopAddressLine } from '../../mail/visit/shop-pairs.ts';
import type { MailAttachment } from '../../database/schema/records.ts';
import { isGivenUp, isBookingStatus } from '#domain/appointments/booking-status.ts';
import { paidForVisit } from '../../orders/money/paid-for.ts';
import { opensAppointment } from './appointment-keys.ts';
import { spokenNames } from '../line-people.ts';
import { readAppointmentRecord, type AppointmentRecord } from './appointment-record.ts';

type AppointmentRow = typeof appointments.$inferSelect;

/**
 * The calendar file of an appointment for whoever holds a key of it; null for a wrong key as for an unknown id. `company`: the token
 * of the one that is asked, null where the link of a mail asks none.
 */
export async function findCalendarFile(
  db: Database,
  { id, key, company }: { readonly id: string; readonly key: string; readonly company: string | null },
  locale: Locale,
): Promise<{ name: string; content: string } | null> {
  const [found] = await db
    .select({ appointment: appointments })
    .from(appointments)
    .innerJoin(companies, eq(companies.id, appointments.companyId))
    .where(and(eq(appointments.id, id), company === null ? undefined : eq(companies.token, company)));
  if (found === undefined || !(await opensAppointment(db, found.appointment, key))) return null;
  return calendarOf(db, found.appointment, locale);
}

/** As it stands now. */
export async function calendarOf(
  db: Database,
  appointment: AppointmentRow,
  locale: Locale,
): Promise<{ name: string; content: string } | null> {
  const record = await readAppointmentRecord(db, appointment.companyId, appointment.id);
  return (
    record && {
      name: `${appointment.reference}.ics`,
      content: calendarFile(calendarFacts(record, locale)),
    }
  );
}

/** The calendar file of an appointment as a mail carries it: as it stands, or that it is off. */
export async function calendarAttachment(
  db: Database,
  { companyId, id }: AppointmentRow,
  locale: Locale,
): Promise<MailAttachment[]> {
  const record = await readAppointmentRecord(db, companyId, id);
  return record === null ? [] : [attachmentOf(calendarFacts(record, locale))];
}

/** The same for the salon, whose calendar names the customer. */
export function salonCalendar(record: AppointmentRecord, locale: Locale): MailAttachment {
  const { firstname, lastname, phone } = record.appointment;
  return attachmentOf({
    ...calendarFacts(record, locale),
    customer: { name: `${firstname} ${lastname}`.trim(), phone },
  });
}

function attachmentOf(facts: CalendarFacts): MailAttachment {
  const method = facts.isCancelled ? 'CANCEL' : 'PUBLISH';
  return {
    name: `${facts.reference}.ics`,
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: calendarFile(facts),
  };
}

/** What a calendar has to know of an appointment as it stands. */
export function calendarFacts(
  { appointment, order, shop, profile, lines, names }: AppointmentRecord,
  locale: Locale,
): CalendarFacts {
  const { id, status } = appointment;
  return {
    id,
    reference: appointment.reference,
    locale,
    start: appointment.startsAt.toISOString(),
    end: appointment.endsAt.toISOString(),
    createdAt: appointment.createdAt.getTime(),
    sequence: appointment.sequence,
    isCancelled: isBookingStatus(status) && isGivenUp(status),
    isAsked: status === 'pending',
    services: lines.map((line) => ({ name: line.name, people: spokenNames(line, names) })),
    left: appointment.total - paidForVisit(order),
    currencyCode: profile.mCurrency.code,
    companyName: profile.identity.displayName,
    companyEmail: profile.identity.email,
    shop: { ...shop, address: shopAddressLine(shop), country: shop.address.country },
  };
}
