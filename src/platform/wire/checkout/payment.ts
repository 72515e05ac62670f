import type { PaymentState } from '#domain/checkout/payment-state.ts';
import { fields, id, text } from '../read.ts';

/** A cart whose payment is prepared. */
export interface PreparedPayment {
  readonly cartId: string;
  /** Opens the payment: it is kept from everybody else. */
  readonly token: string;
  /** Null: nothing is paid online. */
  readonly paymentId: string | null;
  /** What the provider's form pays with by itself; null where the back end is told the means of payment. */
  readonly formToken: string | null;
}

export function parsePrepared(value: unknown): PreparedPayment | null {
  const { cartId, result, infos } = fields(value);
  const token = text(fields(result)['token']);
  if (!id(cartId) || !token) return null;
  const { paymentId, formToken } = fields(infos);
  return { cartId: id(cartId), token, paymentId: id(paymentId) || null, formToken: text(formToken) || null };
}

/** Only pages of the web: what is no such address leads nowhere. */
function webAddress(value: unknown): string | null {
  const address = text(value);
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol) ? address : null;
}

/** Of the answers of `pay`, `callback` and `success`; null for a status that nobody knows. */
export function parsePaymentState(value: unknown): PaymentState | null {
  const read = fields(value);
  switch (read['status']) {
    case 'paid':
      return {
        kind: 'paid',
        orderId: id(read['orderId']),
        number: text(read['number']),
        transactionId: text(read['transactionId']),
        appointmentId: id(read['appointmentId']) || null,
        appointmentStatus: text(read['appointmentStatus']) || null,
        appointment: read['appointment'] ?? null,
      };
    case 'pending':
      return { kind: 'pending' };
    case 'action_required':
      return { kind: 'action', url: webAddress(read['redirectUrl']) };
    case 'failed': {
      const { type, message } = fields(read['error']);
      return {
        kind: 'failed',
        message: type === 'card_error' ? text(message) || null : null,
        isOver: text(read['problem']) !== '',
      };
    }
    case 'refunded':
      return { kind: 'given-back', problem: text(read['problem']) };
    default:
      return null;
  }
}
