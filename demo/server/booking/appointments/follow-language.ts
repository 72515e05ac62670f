import { and, eq } from 'drizzle-orm';
import type { Locale } from '#domain/locale.ts';
import { findCustomer } from '../../accounts/customer/customers.ts';
import { languageOfLetters } from '../../accounts/customer/letters.ts';
import type { Database } from '../../database/database.ts';
import { appointments } from '../../database/schema/booking.ts';
import { changeOrder, type OrderRow } from '../../orders/order-rows.ts';
import type { Tenant } from '../../router/route.ts';
import { spokenLocale } from './confirm.ts';

/**
 * From a call of a customer's own on, they are written to about that order in its language, unless they have chosen one. Returns
 * which that is.
 */
export async function followLanguage(
  tx: Database,
  tenant: Tenant,
  order: OrderRow,
  asked: Locale,
): Promise<Locale> {
  const customer = await findCustomer(tx, tenant.id, { id: order.userId ?? '' });
  const locale = spokenLocale(tenant, languageOfLetters(customer, asked));
  await changeOrder(tx, order, { locale });
  if (order.appointmentId !== null)
    await tx
      .update(appointments)
      .set({ locale })
      .where(and(eq(appointments.companyId, order.companyId), eq(appointments.id, order.appointmentId)));
  return locale;
}
