import { and, eq } from 'drizzle-orm';
import { companyOrigin } from '../../companies/company-origin.ts';
import type { ServerContext } from '../../context.ts';
import type { Database } from '../../database/database.ts';
import { refunds } from '../../database/schema/selling/orders.ts';
import { sendMissed } from '../../mail/templates/cancellation.ts';
import type { OrderRow } from '../order-rows.ts';

/** Whether a fee is asked for that its provider has not answered for yet. */
async function isFeeOpen(tx: Database, { companyId, id }: OrderRow): Promise<boolean> {
  const [open] = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(
      and(
        eq(refunds.companyId, companyId),
        eq(refunds.orderId, id),
        eq(refunds.kind, 'fee'),
        eq(refunds.status, 'pending'),
      ),
    )
    .limit(1);
  return open !== undefined;
}

/**
 * Tells whoever did not come what that costs, as soon as it is certain: one mail, however often it is asked for. Of another order
 * nothing is told.
 */
export async function tellMissed(tx: Database, context: ServerContext, order: OrderRow): Promise<void> {
  const { companyId, appointmentId, status } = order;
  if (status !== 'no_show' || appointmentId === null || (await isFeeOpen(tx, order))) return;
  const origin = await companyOrigin(context, companyId, tx);
  await sendMissed(tx, companyId, { appointmentId, origin, now: context.clock.now() });
}
