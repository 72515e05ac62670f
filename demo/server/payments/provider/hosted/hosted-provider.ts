import type { Database } from '../../../database/database.ts';
import type { Intent, IntentAsk, IntentName, ProviderClient, VoidOutcome } from '../provider.ts';
import {
  changePage,
  keepPage,
  pageIntent,
  pageOf,
  turnPage,
  type MadePage,
  type ProviderPage,
} from './provider-page.ts';

/** What of a provider whose visitors pay on a page of its own is its own; `Api`: it, as one company asks it. */
export interface HostedCalls<Api> {
  open(companyId: string): Promise<Api>;
  /** Makes a page to pay on; `turn` counts those of the same payment. */
  makePage(api: Api, ask: Omit<IntentAsk, 'provider'>, turn: number): Promise<MadePage>;
  /** What the payment on a page is by now. */
  paymentOn(api: Api, page: ProviderPage, now: number): Promise<Intent>;
  refund(api: Api, page: ProviderPage, refund: Parameters<ProviderClient['refund']>[0]): Promise<boolean>;
  cancel(api: Api, page: ProviderPage): Promise<VoidOutcome>;
  collect(api: Api, page: ProviderPage, amount: number): Promise<boolean>;
}

/**
 * A page is made before its visitor sets out; one that was declined, or can be opened no more, is followed by another. The intent has
 * the name of the first.
 */
export function hostedProvider<Api>(db: Database, calls: HostedCalls<Api>): ProviderClient {
  const on = async <Answer>(
    name: IntentName,
    unknown: Answer,
    act: (api: Api, page: ProviderPage) => Promise<Answer>,
  ): Promise<Answer> => {
    const page = await pageOf(db, name);
    return page === null ? unknown : act(await calls.open(name.companyId), page);
  };
  return {
    async create(ask) {
      const made = await calls.makePage(await calls.open(ask.companyId), ask, 1);
      return pageIntent(await keepPage(db, ask, made), 'new');
    },
    async confirm({ returnUrl, now, ...name }) {
      const intent = await on(name, null, async (api, page) => {
        const { state } = await calls.paymentOn(api, page, now);
        const isTooLate = state === 'new' && page.expiresAt !== null && now >= page.expiresAt.getTime();
        if (state === 'failed' || isTooLate)
          await turnPage(db, page, await calls.makePage(api, { ...page, returnUrl }, page.turn + 1));
        else await changePage(db, page, { isOpened: true });
        return calls.paymentOn(api, (await pageOf(db, name)) ?? page, now);
      });
      if (intent === null) throw new Error(`There is no page of ${name.provider} called ${name.intentId}.`);
      return intent;
    },
    retrieve: ({ now, ...name }) => on(name, null, (api, page) => calls.paymentOn(api, page, now)),
    refund: (refund) => on(refund, false, (api, page) => calls.refund(api, page, refund)),
    cancel: (name) => on(name, 'refused', calls.cancel),
    collect: ({ amount, ...name }) => on(name, false, (api, page) => calls.collect(api, page, amount)),
  };
}
