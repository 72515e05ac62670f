import type { Problem } from '#contract/problem.ts';
import { requestBackInStock, withdrawBackInStock } from '#contract/orders/back-in-stock.ts';
import {
  backInStockBody,
  parseAvailable,
  parseWithdrawn,
  type BackInStockRequest,
} from '#platform/wire/eshop/back-in-stock.ts';
import { hideKey, readKey } from '../../appointments/appointment-key.ts';
import type { FeatureStore, FeatureTools } from '../../composition/store-feature.ts';

/** `available`: there is some of it already, and no mail will come. */
export type RequestOutcome =
  | { readonly kind: 'noted' }
  | { readonly kind: 'available' }
  | { readonly kind: 'refused'; readonly problem: Problem };

/** `nothing`: the key is of no request, or of none any more. */
export type WithdrawOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'refused'; readonly problem: Problem };

/** One mail for each product that somebody waits for. */
export interface BackInStock extends FeatureStore {
  /** The customer's own address; empty for a guest. */
  email(): string;
  /** The same request again changes nothing, and is answered likewise. */
  request(request: BackInStockRequest): Promise<RequestOutcome>;
  /** The key in the link of a mail, or as this tab has kept it; empty where there is none. */
  readKey(): string;
  /** Takes the key out of the address bar and keeps it for a reload. */
  hideKey(): void;
  /** Ends all requests of the address that the key was sent to. */
  withdraw(key: string): Promise<WithdrawOutcome>;
}

const KEPT_AS = 'back-in-stock';

export function createBackInStock({
  ports,
  connection: { api },
  visitor: { session, storage },
}: Pick<FeatureTools, 'ports' | 'connection' | 'visitor'>): BackInStock {
  const places = { history: ports.history, tab: storage.tab };
  return {
    email() {
      const known = session.$session.get();
      return known.kind === 'customer' ? known.customer.email : '';
    },
    async request(request) {
      const answer = await api.ask(requestBackInStock, parseAvailable, { body: backInStockBody(request) });
      if (answer.kind !== 'ok') return { kind: 'refused', problem: answer.problem };
      return { kind: answer.value ? 'available' : 'noted' };
    },
    readKey: () => readKey(places, KEPT_AS),
    hideKey: () => hideKey(places, KEPT_AS),
    async withdraw(key) {
      const answer = await api.ask(withdrawBackInStock, parseWithdrawn, { query: { key } });
      if (answer.kind !== 'ok') return { kind: 'refused', problem: answer.problem };
      return { kind: answer.value > 0 ? 'done' : 'nothing' };
    },
    dispose() {},
  };
}
