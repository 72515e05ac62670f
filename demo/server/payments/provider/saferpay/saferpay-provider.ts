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
import { saferpayOf, type Saferpay } from './saferpay-client.ts';
import { takePart, voidHeld } from './saferpay-held.ts';
import { makePage } from './saferpay-page.ts';
import { paymentOn } from './saferpay-payment.ts';
import { refundOnce } from './saferpay-refund.ts';

/**
 * Saferpay (the Payment Page of its JSON API, https://saferpay.github.io/jsonapi/): a page is made before its visitor sets out; what they
 * have authorised there is taken when it is asserted. A page that came to nothing is followed by another. Payments and refunds are found
 * again by our own ids.
 */
export function saferpayProvider(context: ProviderContext): ProviderClient {
  const { db, clock } = context;
  const on = async <Answer>(
    name: IntentName,
    unknown: Answer,
    act: (saferpay: Saferpay, page: ProviderPage) => Promise<Answer>,
  ): Promise<Answer> => {
    const page = await pageOf(db, name);
    return page === null ? unknown : act(await saferpayOf(context, name.companyId), page);
  };
  return {
    async create(ask) {
      const saferpay = await saferpayOf(context, ask.companyId);
      return pageIntent(await keepPage(db, ask, await makePage(saferpay, db, ask)), 'new');
    },
    async confirm({ returnUrl, now, ...name }) {
      const intent = await on(name, null, async (saferpay, page) => {
        const { state } = await paymentOn(saferpay, page, now);
        const isTooLate = state === 'new' && page.expiresAt !== null && now >= page.expiresAt.getTime();
        if (state === 'failed' || isTooLate)
          await turnPage(db, page, await makePage(saferpay, db, { ...page, returnUrl }));
        else await changePage(db, page, { isOpened: true });
        return paymentOn(saferpay, (await pageOf(db, name)) ?? page, now);
      });
      if (intent === null) throw new Error(`Saferpay has no page ${name.intentId}.`);
      return intent;
    },
    retrieve: ({ now, ...name }) => on(name, null, (saferpay, page) => paymentOn(saferpay, page, now)),
    refund: (refund) =>
      on(refund, false, (saferpay, page) => refundOnce({ saferpay, db, now: clock.now() }, page, refund)),
    cancel: (name) => on(name, 'refused', voidHeld),
    collect: ({ amount, ...name }) =>
      on(name, false, (saferpay, page) => takePart(saferpay, db, page, amount)),
  };
}
