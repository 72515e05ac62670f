import type { IntentName } from '../provider.ts';
import type { ProviderPage } from '../hosted/provider-page.ts';
import { orderOf } from './paypal-approved.ts';
import { PaypalRefusal, type Paypal } from './paypal-client.ts';
import { MadeRefund, moneyOf, partsOf, takenPart, type Order } from './paypal-order.ts';

interface Refund extends IntentName {
  readonly refundId: string;
  readonly amount: number;
}

/** Of refunds that came to nothing. */
const UNDONE: readonly string[] = ['FAILED', 'CANCELLED'];

/** Gives money back, once for each refund: PayPal forgets the names of requests after 45 days, what it gave back never. */
export async function refundOnce(
  paypal: Paypal,
  page: ProviderPage,
  { refundId, amount }: Refund,
): Promise<boolean> {
  const order = await orderOf(paypal, page);
  const before = order && givenBack(order, refundId);
  if (before !== null) return before;
  const capture = order && takenPart(order);
  if (capture === null) return false;
  const path = `/v2/payments/captures/${encodeURIComponent(capture.id)}/refund`;
  const body = { amount: moneyOf(amount, page.currency), custom_id: refundId };
  try {
    const { status } = await paypal.post(path, MadeRefund, { requestId: refundId, body });
    return !UNDONE.includes(status);
  } catch (error) {
    if (!(error instanceof PaypalRefusal)) throw error;
    // Somebody else may have given it back meanwhile.
    const now = await orderOf(paypal, page);
    return (now && givenBack(now, refundId)) ?? false;
  }
}

/** What became of a refund; null where it was never asked for. */
function givenBack(order: Order, refundId: string): boolean | null {
  const refund = partsOf(order).refunds.find(({ custom_id }) => custom_id === refundId);
  return refund === undefined ? null : !UNDONE.includes(refund.status);
}
