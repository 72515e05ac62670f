import { paymentCallback, paymentSuccess } from '#contract/money/payment.ts';
import { CHECK_DELAYS, type PaymentState } from '#domain/checkout/payment-state.ts';
import type { Clock } from '#platform/ports.ts';
import { parsePaymentState } from '#platform/wire/checkout/payment.ts';
import type { Connection } from '../composition/connect.ts';
import type { BegunPayment } from './checkout-memory.ts';

interface Question {
  readonly connection: Connection;
  readonly clock: Clock;
  readonly payment: BegunPayment;
}

const isKnown = (state: PaymentState | null) => state !== null && state.kind !== 'pending';

const wait = (clock: Clock, milliseconds: number) =>
  new Promise<void>((done) => void clock.after(milliseconds, done));

/**
 * What became of a payment, asked until it is known, for half a minute. The first question has the back end look at the provider's; those
 * that follow ask what is known since. Null where nobody answers.
 */
export async function askUntilKnown({ connection, clock, payment }: Question): Promise<PaymentState | null> {
  const { api, tenant } = connection;
  const { cartId, paymentId, token: paymentToken } = payment;
  const first =
    paymentId === null
      ? await api.ask(paymentSuccess, parsePaymentState, { params: { id: cartId }, body: { paymentToken } })
      : await api.ask(paymentCallback, parsePaymentState, {
          params: { companyToken: tenant() ?? '' },
          query: { payId: paymentId },
          body: { paymentToken },
        });
  let state = first.kind === 'ok' ? first.value : null;
  for (const delay of CHECK_DELAYS) {
    if (isKnown(state)) return state;
    await wait(clock, delay);
    const answer = await api.ask(paymentSuccess, parsePaymentState, {
      params: { id: cartId },
      body: { paymentToken },
    });
    state = answer.kind === 'ok' ? answer.value : state;
  }
  return state;
}
