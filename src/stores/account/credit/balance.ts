import { atom } from 'nanostores';
import { customerRemaining } from '#contract/people/customers.ts';
import type { StoreCredit } from '#domain/account/credit/store-credit.ts';
import { parseStoreCredit } from '#platform/wire/account/credit.ts';
import type { Connection } from '../../composition/connect.ts';
import { LOADING, loadOf, ready, valueOf, type Load } from '../../load.ts';
import { addEntries, PAGE, pageAfter } from '../lists/pages.ts';
import type { WatchedCustomer } from '../watch-customer.ts';

const keyOf = ({ at, amount, reason }: StoreCredit['history'][number]) => `${at} ${amount} ${reason}`;

/** The credit of whoever is logged in, and what changed it. */
export function createBalance(
  { api, warn }: Pick<Connection, 'api' | 'warn'>,
  { current }: Pick<WatchedCustomer, 'current'>,
) {
  const $credit = atom<Load<StoreCredit>>(LOADING);
  const customer = () => current()?.id ?? null;
  /** The last page of the history that was read. */
  let last = 1;
  let adding: Promise<boolean> | null = null;
  const read = (page: number) =>
    api.ask(customerRemaining, (reply) => parseStoreCredit(reply, warn), {
      query: { page, itemPerPage: PAGE },
    });

  async function add(): Promise<boolean> {
    const asked = customer();
    const shown = valueOf($credit.get());
    if (!shown) return false;
    const before = last;
    const page = pageAfter(before, shown.historyTotal);
    const answer = await read(page);
    const known = valueOf($credit.get());
    if (customer() !== asked || !known || answer.kind !== 'ok') return false;
    // The history was loaded anew meanwhile: this page may not follow it.
    if (last !== before) return true;
    last = page;
    const history = addEntries(known.history, { page, entries: answer.value.history }, keyOf);
    $credit.set(ready({ ...answer.value, history }));
    return true;
  }

  return {
    $credit,
    async load(): Promise<void> {
      const asked = customer();
      if (asked === null) return;
      if ($credit.get().kind === 'failed') $credit.set(LOADING);
      const answer = await read(1);
      if (customer() !== asked) return;
      if (answer.kind === 'ok') last = 1;
      if (answer.kind === 'ok' || $credit.get().kind !== 'ready') $credit.set(loadOf(answer));
    },
    /** The next page; a second call before the answer waits for the same. */
    more(): Promise<boolean> {
      if (adding) return adding;
      const own = add().finally(() => {
        if (adding === own) adding = null;
      });
      adding = own;
      return own;
    },
    clear() {
      adding = null;
      $credit.set(LOADING);
    },
  };
}
