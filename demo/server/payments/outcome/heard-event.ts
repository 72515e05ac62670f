import type { Database } from '../../database/database.ts';
import { paymentEvents } from '../../database/schema/selling/orders.ts';
import type { ServerContext } from '../../context.ts';
import type { Tenant } from '../../router/route.ts';
import type { CartRecord, PaymentRow } from '../carts.ts';
import { settledOf, settlePayment, type Settled } from '../settle.ts';

interface HeardEvent {
  readonly payment: PaymentRow;
  readonly cart: CartRecord;
  /** The provider's own; the same one twice is heard once. */
  readonly eventId: string;
  readonly now: number;
}

/** What becomes of a payment after its provider has spoken of it: the provider is asked, whatever it said. */
export async function settleHeard(
  context: ServerContext,
  tenant: Tenant,
  { payment, cart, eventId, now }: HeardEvent,
): Promise<Settled> {
  const known = settledOf(cart, payment);
  // Whoever heard it first may have ended before anything came of it: while a payment is open, it is looked at again.
  if (!(await isNews(context.db, payment, eventId, now)) && known !== null) return known;
  return settlePayment(context, tenant, payment);
}

async function isNews(db: Database, payment: PaymentRow, id: string, now: number): Promise<boolean> {
  const { companyId, provider } = payment;
  const heard = await db
    .insert(paymentEvents)
    .values({ companyId, provider, id, paymentId: payment.id, receivedAt: new Date(now) })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id });
  return heard.length > 0;
}
