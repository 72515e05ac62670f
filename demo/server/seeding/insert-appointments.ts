import type { SeedCompany } from '#seed/model.ts';
import type { Database } from '../database/database.ts';
import { appointmentLines, appointments, claims } from '../database/schema/booking.ts';
import { orderCounters, orders } from '../database/schema/selling/orders.ts';
import { insertAll } from './insert-all.ts';
import type { AppointmentRows } from './rows/appointment-rows.ts';

/** Adds what customers have booked; the catalogue and the people are there. Calendars are filled around it later. */
export async function insertAppointments(
  tx: Database,
  seed: SeedCompany,
  booked: AppointmentRows,
): Promise<void> {
  await insertAll(tx, appointments, booked.appointments);
  await insertAll(tx, appointmentLines, booked.lines);
  await insertAll(tx, claims, booked.claims);
  await insertAll(tx, orders, booked.orders);
  const last = booked.orders.length;
  if (last > 0) await tx.insert(orderCounters).values({ companyId: seed.company.nickname, last });
}
