import { askOnce, askUntilKnown } from './ask-payment.ts';
import { followPayment, sendPayment, type PaymentTools } from './payment-steps.ts';
import { isOwnSale } from '../sold-sale.ts';

/** Asks what became of the payment that was begun, and does what follows from it. `nothing`: none was, by whoever is there. */
export async function checkPayment(tools: PaymentTools): Promise<'asked' | 'nothing'> {
  const { connection, visitor, memory, ports, $stage } = tools;
  const { payment } = memory.get();
  if (payment === null || !isOwnSale(payment, visitor.session.$session.get())) return 'nothing';
  if (payment.sent === null) return 'asked';
  const question = { connection, clock: ports.clock, payment };
  let state = await askOnce(question);
  if (state === null || state.kind === 'pending') {
    // It may never have arrived: the same again takes nothing twice.
    await sendPayment(tools, payment, { ...payment.sent, key: ports.random.uuid() });
    const { kind } = $stage.get();
    if (kind !== 'pending' && kind !== 'unknown') return 'asked';
    state = await askUntilKnown(question);
  }
  const isStillAtHand = memory.get().payment?.cartId === payment.cartId;
  if (isStillAtHand) await followPayment(tools, payment, state ?? { kind: 'pending' });
  return 'asked';
}
