import { hostedProvider } from '../hosted/hosted-provider.ts';
import type { ProviderContext } from '../provider-context.ts';
import type { ProviderClient } from '../provider.ts';
import { paymentOn } from './paypal-approved.ts';
import { paypalOf, type Paypal } from './paypal-client.ts';
import { takePart, voidHeld } from './paypal-held.ts';
import { makeOrder } from './paypal-page.ts';
import { refundOnce } from './paypal-refund.ts';

/**
 * PayPal (Orders v2 and Payments v2, https://developer.paypal.com/docs/api/orders/v2/): an order is made before its visitor sets out
 * to approve it, and taken when they have.
 */
export function paypalProvider(context: ProviderContext): ProviderClient {
  const { db } = context;
  return hostedProvider<Paypal>(db, {
    open: (companyId) => paypalOf(context, companyId),
    makePage: (paypal, ask, turn) => makeOrder(paypal, db, ask, turn),
    paymentOn,
    refund: refundOnce,
    cancel: voidHeld,
    collect: takePart,
  });
}
