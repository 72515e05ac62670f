import { and, asc, eq } from 'drizzle-orm';
import type { Locale } from '#domain/locale.ts';
import type { Database } from '../../database/database.ts';
import { appointmentLines, appointments } from '../../database/schema/booking.ts';
import { shops } from '../../database/schema/catalogue.ts';
import { orders } from '../../database/schema/selling/orders.ts';
import { companies } from '../../database/schema/tenants.ts';
import { calendarFile, type CalendarFacts } from '../../mail/calendar-file.ts';
import { addressLine } from '../../mail/templates/confirmation.ts';
import type { MailAttachment } from '../../database/schema/records.ts';
import { isGivenUp, isBookingStatus } from '#domain/appointments/booking-status.ts';
import { paidForVisit } from '../../orders/give-up.ts';
import { opensAppointment } from './appointment-keys.ts';
import { practitionerNames, spokenNames } from '../line-people.ts';

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
  const facts = await calendarFacts(db, appointment, locale);
  return facts && { name: `${appointment.reference}.ics`, content: calendarFile(facts) };
}

/** The calendar file of an appointment as a mail carries it: as it stands, or that it is off. */
export async function calendarAttachment(
  db: Database,
  appointment: AppointmentRow,
  locale: Locale,
): Promise<MailAttachment[]> {
  const facts = await calendarFacts(db, appointment, locale);
  if (facts === null) return [];
  const method = facts.isCancelled ? 'CANCEL' : 'PUBLISH';
  return [
    {
      name: `${appointment.reference}.ics`,
      contentType: `text/calendar; charset=utf-8; method=${method}`,
      content: calendarFile(facts),
    },
  ];
}

async function calendarFacts(
  db: Database,
  appointment: AppointmentRow,
  locale: Locale,
): Promise<CalendarFacts | null> {
  const { companyId, id, status } = appointment;
  const [found] = await db
    .select({ order: orders, shop: shops, profile: companies.profile })
    .from(shops)
    .innerJoin(orders, and(eq(orders.companyId, companyId), eq(orders.appointmentId, id)))
    .innerJoin(companies, eq(companies.id, companyId))
    .where(and(eq(shops.companyId, companyId), eq(shops.id, appointment.shopId)));
  if (found === undefined) return null;
  const { order, shop, profile } = found;
  const lines = await db
    .select()
    .from(appointmentLines)
    .where(and(eq(appointmentLines.companyId, companyId), eq(appointmentLines.appointmentId, id)))
    .orderBy(asc(appointmentLines.position));
  const names = await practitionerNames(db, companyId, lines);
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
    shop: { ...shop, address: addressLine(shop) },
  };
}
