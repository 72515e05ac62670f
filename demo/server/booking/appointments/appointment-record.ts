import { and, asc, eq } from 'drizzle-orm';
import type { CompanyWire } from '#contract/company/company-wire.ts';
import type { Database } from '../../database/database.ts';
import { appointmentLines, appointments } from '../../database/schema/booking.ts';
import { shops } from '../../database/schema/catalogue.ts';
import { orders } from '../../database/schema/selling/orders.ts';
import { companies } from '../../database/schema/tenants.ts';
import { practitionerNames } from '../line-people.ts';

/** An appointment as it is kept by now, with all that mails and calendars tell of it. */
export interface AppointmentRecord {
  readonly appointment: typeof appointments.$inferSelect;
  readonly lines: readonly (typeof appointmentLines.$inferSelect)[];
  /** By id the names of those who perform it. */
  readonly names: ReadonlyMap<string, string>;
  readonly order: typeof orders.$inferSelect;
  readonly shop: typeof shops.$inferSelect;
  readonly profile: CompanyWire;
}

/** Null where the company has no such appointment. */
export async function readAppointmentRecord(
  db: Database,
  companyId: string,
  id: string,
): Promise<AppointmentRecord | null> {
  const [found] = await db
    .select({ appointment: appointments, order: orders, shop: shops, profile: companies.profile })
    .from(appointments)
    .innerJoin(shops, and(eq(shops.companyId, companyId), eq(shops.id, appointments.shopId)))
    .innerJoin(orders, and(eq(orders.companyId, companyId), eq(orders.appointmentId, id)))
    .innerJoin(companies, eq(companies.id, companyId))
    .where(and(eq(appointments.companyId, companyId), eq(appointments.id, id)));
  if (found === undefined) return null;
  const lines = await db
    .select()
    .from(appointmentLines)
    .where(and(eq(appointmentLines.companyId, companyId), eq(appointmentLines.appointmentId, id)))
    .orderBy(asc(appointmentLines.position));
  return { ...found, lines, names: await practitionerNames(db, companyId, lines) };
}

/** The same of an appointment that there is; throws where something of it is missing, rather than that a mail never goes. */
export async function requireAppointmentRecord(
  db: Database,
  companyId: string,
  id: string,
): Promise<AppointmentRecord> {
  const record = await readAppointmentRecord(db, companyId, id);
  if (record === null) throw new Error(`The appointment ${id} has no order or no shop.`);
  return record;
}
