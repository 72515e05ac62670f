import { Type } from 'typebox';
import type { Intent } from '../provider.ts';
import { pageIntent, type ProviderPage } from '../hosted/provider-page.ts';
import { PaypalRefusal, type Paypal } from './paypal-client.ts';
import { intentOf, Order } from './paypal-order.ts';

/** The payer's means of payment was refused, or the payer: another page may still be paid on. */
const DECLINED: readonly string[] = [
  'INSTRUMENT_DECLINED',
  'PAYER_CANNOT_PAY',
  'PAYER_ACCOUNT_RESTRICTED',
  'PAYER_ACCOUNT_LOCKED_OR_CLOSED',
  'MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED',
  'REDIRECT_PAYER_FOR_ALTERNATE_FUNDING',
  'TRANSACTION_LIMIT_EXCEEDED',
  'TRANSACTION_REFUSED',
];

/** Another request is about to take it. */
const UNDER_WAY: readonly string[] = [
  'ORDER_ALREADY_CAPTURED',
  'ORDER_ALREADY_AUTHORIZED',
  'ORDER_ALREADY_COMPLETED',
  'ORDER_COMPLETION_IN_PROGRESS',
];

/** The order of a page; null where PayPal has none of that name, or none any more. */
export async function orderOf(
  paypal: Paypal,
  { pageId }: Pick<ProviderPage, 'pageId'>,
): Promise<Order | null> {
  return paypal.get(`/v2/checkout/orders/${encodeURIComponent(pageId)}`, Order).catch((error: unknown) => {
    if (error instanceof PaypalRefusal && error.status === 404) return null;
    throw error;
  });
}

/** What the payment on a page is by now: what its visitor has approved is taken first, or kept, once. */
export async function paymentOn(paypal: Paypal, page: ProviderPage): Promise<Intent> {
  // Nobody has been on it.
  if (!page.isOpened) return pageIntent(page, 'new');
  const order = await orderOf(paypal, page);
  if (order === null) return pageIntent(page, 'failed', 'abandoned');
  return order.status === 'APPROVED' ? take(paypal, page, order) : intentOf(order, page);
}

async function take(paypal: Paypal, page: ProviderPage, { id, intent }: Order): Promise<Intent> {
  const act = intent === 'AUTHORIZE' ? 'authorize' : 'capture';
  const path = `/v2/checkout/orders/${encodeURIComponent(id)}/${act}`;
  // Whoever asks at the same time asks for the same, and PayPal does it once.
  const issue = await paypal
    .post(path, Type.Object({}), { requestId: `${id}-${act}`, body: {} })
    .then(() => null)
    .catch((error: unknown) => {
      if (error instanceof PaypalRefusal) return error.issue;
      throw error;
    });
  const order = await orderOf(paypal, page);
  if (order !== null && order.status !== 'APPROVED') return intentOf(order, page);
  if (issue === null || UNDER_WAY.includes(issue)) return pageIntent(page, 'processing');
  return pageIntent(page, 'failed', DECLINED.includes(issue) ? 'card_declined' : 'processing_error');
}
