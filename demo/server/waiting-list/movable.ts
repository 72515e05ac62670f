import { and, asc, eq } from 'drizzle-orm';
import { termsAllowMove } from '#domain/appointments/changing/moving.ts';
import { placedMinutes } from '#domain/catalogue/visit-duration.ts';
import { instantOf, type Instant } from '#domain/time/instant.ts';
import type { Database } from '../database/database.ts';
import { appointmentLines, appointments } from '../database/schema/booking.ts';
import { orders } from '../database/schema/selling/orders.ts';
import { termsOf, type AppointmentRow } from '../orders/cancel-terms.ts';
import type { Tenant } from '../router/route.ts';
import { paymentTerms } from '../sales/settings.ts';

/** An appointment that waits for a place to move to. */
export interface Movable {
  readonly appointment: AppointmentRow;
  /** Its services and how long each takes, in the order of the visit. */
  readonly articleIds: readonly string[];
  readonly durations: readonly number[];
}

/** Null where it is over, given up, or may not be moved any more. */
export async function readMovable(
  db: Database,
  tenant: Tenant,
  id: string,
  now: Instant,
): Promise<Movable | null> {
  const [found] = await db
    .select({ appointment: appointments, order: orders })
    .from(appointments)
    .innerJoin(orders, and(eq(orders.companyId, tenant.id), eq(orders.appointmentId, appointments.id)))
    .where(and(eq(appointments.companyId, tenant.id), eq(appointments.id, id)));
  if (found === undefined) return null;
  const { appointment, order } = found;
  if (!termsAllowMove(termsOf(order, appointment, await paymentTerms(db, tenant), now))) return null;
  const lines = await db

    .select({
      articleId: appointmentLines.articleId,
      startsAt: appointmentLines.startsAt,
      endsAt: appointmentLines.endsAt,
    })
    .from(appointmentLines)
    .where(and(eq(appointmentLines.companyId, tenant.id), eq(appointmentLines.appointmentId, id)))
    .orderBy(asc(appointmentLines.position));
  const durations = lines.map(({ startsAt, endsAt }) =>
    placedMinutes([{ startsAt: instantOf(startsAt), endsAt: instantOf(endsAt) }]),
  );
  return { appointment, articleIds: lines.map(({ articleId }) => articleId), durations };
}
