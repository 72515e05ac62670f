import type { AppointmentWire } from '#contract/booking/appointment-wire.ts';
import type { PaymentStateWire } from '#contract/money/payment.schemas.ts';
import type { Database } from '../../database/database.ts';
import { findOrder } from '../../orders/order-rows.ts';
import { shownNumber } from '../../orders/shown-number.ts';
import type { Tenant } from '../../router/route.ts';
import type { Settled } from '../settle.ts';

const WORDS = {
  paid: 'paid',
  'given-back': 'refunded',
  action: 'action_required',
  pending: 'pending',
  failed: 'failed',
  cancelled: 'failed',
} as const;

export async function stateWire(
  db: Database,
  tenant: Tenant,
  {
    settled,
    appointment = null,
  }: {
    readonly settled: Settled;
    /** For whoever has the payment's token. */
    readonly appointment?: AppointmentWire | null;
  },
): Promise<PaymentStateWire> {
  const isPaid = settled.kind === 'paid';
  const order = isPaid ? await findOrder(db, tenant.id, settled.orderId) : null;
  return {
    status: WORDS[settled.kind],
    orderId: isPaid ? settled.orderId : null,
    number: order && (await shownNumber(db, order)),
    transactionId: isPaid ? settled.transactionId : null,
    appointmentId: order?.appointmentId ?? null,
    appointmentStatus: order?.appointmentId ? order.status : null,
    appointment,
    problem: problemOf(settled),
  };
}

function problemOf(settled: Settled): string | null {
  if (settled.kind === 'given-back') return settled.problem;
  return settled.kind === 'cancelled' ? 'payment_missing' : null;
}
