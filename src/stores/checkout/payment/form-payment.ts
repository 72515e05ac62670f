import type { BegunPayment } from '../checkout-memory.ts';
import type { PaymentFields } from './payment-fields.ts';
import { refuse, sendPayment, type PaymentTools } from './payment-steps.ts';

/** Has the provider's form take the money by itself, and the back end ask what came of it. */
export async function payInForm(
  tools: PaymentTools,
  payment: BegunPayment,
  fields: Pick<PaymentFields, 'pay'>,
): Promise<void> {
  const { memory, ports, $stage } = tools;
  if (payment.formToken === null) return refuse(tools, null);
  const sent = { key: ports.random.uuid(), method: null };
  // Whoever leaves the page from here on may have paid.
  memory.change({ payment: { ...payment, sent } });
  const paid = await fields.pay(payment.formToken);
  if (paid.kind === 'sent') return sendPayment(tools, payment, sent);
  memory.change({ payment: paid.isOver ? null : { ...payment, sent: null } });
  // Without a message the fields say themselves what is missing.
  return paid.message === null && !paid.isOver
    ? $stage.set({ kind: 'editing' })
    : refuse(tools, null, paid.message);
}
