import { paymentCallback, paymentSuccess } from '#contract/money/payment.ts';
import { CHECK_DELAYS, type PaymentState } from '#domain/checkout/payment-state.ts';
import type { Clock } from '#platform/ports.ts';
import { parsePaymentState } from '#platform/wire/checkout/payment.ts';
import type { Connection } from '../../composition/connect.ts';
import type { BegunPayment } from '../checkout-memory.ts';

interface Question {
  readonly connection: Connection;
  readonly clock: Clock;
  readonly payment: BegunPayment;
}

const wait = (clock: Clock, milliseconds: number) =>
  new Promise<void>((done) => void clock.after(milliseconds, done));

/** What is known of a payment; null where nobody answers. */
async function askKnown({ connection, payment }: Question): Promise<PaymentState | null> {
  const { cartId, token: paymentToken } = payment;
  const input = { params: { id: cartId }, body: { paymentToken } };
  const answer = await connection.api.ask(paymentSuccess, parsePaymentState, input);
  return answer.kind === 'ok' ? answer.value : null;
}

/** What became of a payment: the back end looks at the provider's. Null where nobody answers. */
export async function askOnce(question: Question): Promise<PaymentState | null> {
  const { api, tenant } = question.connection;
  const { paymentId, token: paymentToken } = question.payment;
  if (paymentId === null) return askKnown(question);
  const answer = await api.ask(paymentCallback, parsePaymentState, {
    params: { companyToken: tenant() ?? '' },
    query: { payId: paymentId },
    body: { paymentToken },
  });
  return answer.kind === 'ok' ? answer.value : null;
}

/** The same, asked until it is known, for half a minute. */
export async function askUntilKnown(question: Question): Promise<PaymentState | null> {
  let state: PaymentState | null = null;
  for (const delay of CHECK_DELAYS) {
    await wait(question.clock, delay);
    state = (await askKnown(question)) ?? state;
    if (state !== null && state.kind !== 'pending') return state;
  }
  return state;
}
