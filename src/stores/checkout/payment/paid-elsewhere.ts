import { isOwnSale } from '../sold-sale.ts';
import { askOnce } from './ask-payment.ts';
import { followPayment, type PaymentTools } from './payment-steps.ts';

/**
 * A buyer who was redirected may have paid and never come back, as who closes the bank's page: what they bought would still be to be
 * paid here. Asks once, where there is such a payment, and does what follows from one that was made. True: it was.
 */
export async function takePaidElsewhere(tools: PaymentTools): Promise<boolean> {
  const { connection, visitor, memory, pricing, redirected, ports } = tools;
  // What is paid is taken out of what is followed.
  const isFree = () => memory.get().payment === null && pricing.followed().length > 0;
  const { payment, claim } = redirected.last() ?? { payment: null, claim: '' };
  if (payment === null || !isFree() || !isOwnSale(payment, visitor.session.$session.get())) return false;
  const state = await askOnce({ connection, clock: ports.clock, payment });
  // As long as it is not paid, its buyer may still be there.
  if (state?.kind !== 'paid' || !isFree()) return false;
  // Its tab pays no more.
  memory.change({ claim });
  await followPayment(tools, payment, state);
  return true;
}
