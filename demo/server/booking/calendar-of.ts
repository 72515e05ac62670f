import { timingSafeEqual } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import type { Locale } from '#domain/locale.ts';
import type { Database } from '../database/database.ts';
import { appointmentLines, appointments } from '../database/schema/booking.ts';
import { shops } from '../database/schema/catalogue.ts';
import { orders } from '../database/schema/orders.ts';
import { companies } from '../database/schema/tenants.ts';
import { calendarFile } from '../mail/calendar-file.ts';
import { addressLine } from '../mail/confirmation.ts';
import { paidForVisit } from '../orders/give-up.ts';
import { tokenHash } from '../router/identify.ts';

/** The calendar file of an appointment for whoever holds its key; null for a wrong key as for an unknown id. */
export async function findCalendarFile(
  db: Database,
  id: string,
  key: string,
  locale: Locale,
): Promise<{ name: string; content: string } | null> {
  const [found] = await db
    .select({ appointment: appointments, order: orders, shop: shops, profile: companies.profile })
    .from(appointments)
    .innerJoin(shops, and(eq(shops.companyId, appointments.companyId), eq(shops.id, appointments.shopId)))
    .innerJoin(
      orders,
      and(eq(orders.companyId, appointments.companyId), eq(orders.appointmentId, appointments.id)),
    )
    .innerJoin(companies, eq(companies.id, appointments.companyId))
    .where(eq(appointments.id, id));
  if (found === undefined || !isSame(found.appointment.manageKeyHash, tokenHash(key))) return null;
  const { appointment, order, shop, profile } = found;
  const lines = await db
    .select({ name: appointmentLines.name })
    .from(appointmentLines)
    .where(
      and(
        eq(appointmentLines.companyId, appointment.companyId),
        eq(appointmentLines.appointmentId, appointment.id),
      ),
    )
    .orderBy(asc(appointmentLines.position));
  return {
    name: `${appointment.reference}.ics`,
    content: calendarFile({
      id: appointment.id,
      reference: appointment.reference,
      locale,
      start: appointment.startsAt.toISOString(),
      end: appointment.endsAt.toISOString(),
      createdAt: appointment.createdAt.getTime(),
      services: lines.map(({ name }) => name),
      left: appointment.total - paidForVisit(order),
      currencyCode: profile.mCurrency.code,
      companyName: profile.identity.displayName,
      shop: { ...shop, address: addressLine(shop) },
    }),
  };
}

function isSame(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
