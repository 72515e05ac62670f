import { atom } from 'nanostores';
import { customerRemaining } from '#contract/people/customers.ts';
import type { StoreCredit } from '#domain/account/store-credit.ts';
import { parseStoreCredit } from '#platform/wire/account/credit.ts';
import type { Connection } from '../../composition/connect.ts';
import { LOADING, loadOf, ready, valueOf, type Load } from '../../load.ts';
import { addEntries, PAGE } from '../lists/paged-list.ts';
import type { WatchedCustomer } from '../watch-customer.ts';

const keyOf = ({ at, amount, reason }: StoreCredit['history'][number]) => `${at} ${amount} ${reason}`;

/** The credit of whoever is logged in, and what changed it. */
export function createBalance(
  { api, warn }: Pick<Connection, 'api' | 'warn'>,
  { current }: Pick<WatchedCustomer, 'current'>,
) {
  const $credit = atom<Load<StoreCredit>>(LOADING);
  const customer = () => current()?.id ?? null;
  const read = (page: number) =>
    api.ask(customerRemaining, (reply) => parseStoreCredit(reply, warn), {
      query: { page, itemPerPage: PAGE },
    });
  return {
    $credit,
    async load(): Promise<void> {
      const asked = customer();
      if (asked === null) return;
      if ($credit.get().kind === 'failed') $credit.set(LOADING);
      const answer = await read(1);
      if (customer() !== asked) return;
      if (answer.kind === 'ok' || $credit.get().kind !== 'ready') $credit.set(loadOf(answer));
    },
    async more(): Promise<boolean> {
      const asked = customer();
      const shown = valueOf($credit.get());
      if (!shown) return false;
      const answer = await read(Math.floor(shown.history.length / PAGE) + 1);
      if (customer() !== asked || answer.kind !== 'ok') return false;
      const history = addEntries(shown.history, answer.value.history, keyOf);
      $credit.set(ready({ ...answer.value, history }));
      return true;
    },
    clear: () => $credit.set(LOADING),
  };
}
