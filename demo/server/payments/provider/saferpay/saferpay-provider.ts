import { hostedProvider } from '../hosted/hosted-provider.ts';
import type { ProviderContext } from '../provider-context.ts';
import type { ProviderClient } from '../provider.ts';
import { saferpayOf, type Saferpay } from './saferpay-client.ts';
import { takePart, voidHeld } from './saferpay-held.ts';
import { makePage } from './saferpay-page.ts';
import { paymentOn } from './saferpay-payment.ts';
import { refundOnce } from './saferpay-refund.ts';

/**
 * Saferpay (the Payment Page of its JSON API, https://saferpay.github.io/jsonapi/): what a visitor has authorised on a page is taken when
 * it is asserted. Payments and refunds are found again by our own ids.
 */
export function saferpayProvider(context: ProviderContext): ProviderClient {
  const { db, clock } = context;
  return hostedProvider<Saferpay>(db, {
    open: (companyId) => saferpayOf(context, companyId),
    makePage: (saferpay, ask) => makePage(saferpay, db, ask),
    paymentOn,
    refund: (saferpay, page, refund) => refundOnce({ saferpay, db, now: clock.now() }, page, refund),
    cancel: voidHeld,
    collect: (saferpay, page, amount) => takePart(saferpay, db, page, amount),
  });
}
