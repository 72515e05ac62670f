import type { IntentName, ProviderClient } from '../provider.ts';
import {
  changePage,
  keepPage,
  pageIntent,
  pageOf,
  turnPage,
  type ProviderPage,
} from '../hosted/provider-page.ts';
import type { ProviderContext } from '../provider-context.ts';
import { paymentOn } from './paypal-approved.ts';
import { paypalOf, type Paypal } from './paypal-client.ts';
import { takePart, voidHeld } from './paypal-held.ts';
import { makeOrder } from './paypal-page.ts';
import { refundOnce } from './paypal-refund.ts';

/**
 * PayPal (Orders v2 and Payments v2, https://developer.paypal.com/docs/api/orders/v2/): an order is made before its visitor sets out
 * to approve it, and taken when they have. One that was declined, or has run out, is followed by another.
 */
export function paypalProvider(context: ProviderContext): ProviderClient {
  const { db } = context;
  const on = async <Answer>(
    name: IntentName,
    unknown: Answer,
    act: (paypal: Paypal, page: ProviderPage) => Promise<Answer>,
  ): Promise<Answer> => {
    const page = await pageOf(db, name);
    return page === null ? unknown : act(await paypalOf(context, name.companyId), page);
  };
  return {
    async create(ask) {
      const paypal = await paypalOf(context, ask.companyId);
      return pageIntent(await keepPage(db, ask, await makeOrder(paypal, db, ask, 1)), 'new');
    },
    async confirm({ returnUrl, ...name }) {
      const intent = await on(name, null, async (paypal, page) => {
        const { state } = await paymentOn(paypal, page);
        if (state === 'failed') {
          const turn = page.turn + 1;
          await turnPage(db, page, await makeOrder(paypal, db, { ...page, returnUrl }, turn));
        } else await changePage(db, page, { isOpened: true });
        return paymentOn(paypal, (await pageOf(db, name)) ?? page);
      });
      if (intent === null) throw new Error(`PayPal has no order ${name.intentId}.`);
      return intent;
    },
    retrieve: (name) => on(name, null, paymentOn),
    refund: (refund) => on(refund, false, (paypal, page) => refundOnce(paypal, page, refund)),
    cancel: (name) => on(name, 'refused', voidHeld),
    collect: ({ amount, ...name }) => on(name, false, (paypal, page) => takePart(paypal, page, amount)),
  };
}
