import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { appointments } from '../database/schema/booking.ts';
import { eshopOrders } from '../database/schema/selling/eshop.ts';
import type { OrderRow } from './order-rows.ts';

/** The number by which account, mails and people speak of an order: of its products, else of its appointment, else its own. */
export async function shownNumber(
  db: Database,
  { companyId, id, appointmentId, number }: Pick<OrderRow, 'companyId' | 'id' | 'appointmentId' | 'number'>,
): Promise<string> {
  const [eshop] = await db
    .select({ number: eshopOrders.number })
    .from(eshopOrders)
    .where(and(eq(eshopOrders.companyId, companyId), eq(eshopOrders.id, id)));
  if (eshop !== undefined) return eshop.number;
  const [appointment] =
    appointmentId === null
      ? []
      : await db
          .select({ reference: appointments.reference })
          .from(appointments)
          .where(and(eq(appointments.companyId, companyId), eq(appointments.id, appointmentId)));
  return appointment?.reference ?? String(number);
}
