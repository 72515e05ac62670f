import { atom } from 'nanostores';
import { currentLoyaltyCard } from '#contract/money/loyalty.ts';
import type { LoyaltyCard } from '#domain/account/loyalty/loyalty-card.ts';
import type { Customer } from '#domain/people/customer.ts';
import { EURO } from '#domain/prices/money.ts';
import { parseLoyaltyCard } from '#platform/wire/account/loyalty-card.ts';
import type { Connection } from '../../composition/connect.ts';
import type { FeatureTools } from '../../composition/store-feature.ts';
import { LOADING, loadOf, ready, valueOf, type Load } from '../../load.ts';
import { addEntries, PAGE, pageAfter } from '../lists/pages.ts';
import { watchCustomer } from '../watch-customer.ts';

const keyOf = ({ at, delta, reason }: LoyaltyCard['history'][number]) => `${at} ${delta} ${reason}`;

/** Whoever is known to have none is asked for none: the back end would refuse it. */
const lacksCard = (customer: Customer | null) => customer?.hasLoyaltyCard === false;

function createReader({ api, company, warn }: Connection) {
  const currency = () => valueOf(company.$company.get())?.currency ?? EURO;
  const parse = (reply: unknown) => parseLoyaltyCard(reply, currency(), warn);
  const read = (page: number) => api.ask(currentLoyaltyCard, parse, { query: { page, itemPerPage: PAGE } });
  return { currency, read };
}

/** The card as far as it was read. `onLeft`: it is nobody's any more. */
export function createCardLoad({ connection, visitor }: FeatureTools, onLeft: () => void) {
  const { currency, read } = createReader(connection);
  const $card = atom<Load<LoyaltyCard | null>>(LOADING);
  const $more = atom<'idle' | 'loading' | 'failed'>('idle');
  /** The last page of the history that was read. */
  let last = 1;
  let asking: Promise<void> | null = null;
  const { current, stop } = watchCustomer(visitor.session, () => {
    asking = null;
    $card.set(LOADING);
    $more.set('idle');
    onLeft();
  });
  const customer = () => current()?.id ?? null;

  async function load(): Promise<void> {
    const asked = customer();
    if (asked === null) return;
    if ($card.get().kind === 'failed') $card.set(LOADING);
    const answer = await read(1);
    if (customer() !== asked) return;
    const hasNone = answer.kind === 'refused' && answer.problem.code === 404;
    if (answer.kind !== 'ok' && !hasNone && valueOf($card.get())) return;
    last = 1;
    $more.set('idle');
    $card.set(hasNone ? ready(null) : loadOf(answer));
  }

  return {
    $card,
    $more,
    customer,
    currency,
    load,
    ensure: (): Promise<void> =>
      (asking ??= lacksCard(current())
        ? Promise.resolve($card.set(ready(null)))
        : load().finally(() => {
            if ($card.get().kind !== 'ready') asking = null;
          })),
    async more(): Promise<void> {
      const asked = customer();
      const shown = valueOf($card.get());
      if (!shown || $more.get() === 'loading') return;
      $more.set('loading');
      const before = last;
      const page = pageAfter(before, shown.historyTotal);
      const answer = await read(page);
      const known = valueOf($card.get());
      // Where the card was loaded anew meanwhile, this page may not follow it.
      if (customer() !== asked || !known || last !== before) return;
      $more.set(answer.kind === 'ok' ? 'idle' : 'failed');
      if (answer.kind !== 'ok') return;
      last = page;
      const history = addEntries(known.history, { page, entries: answer.value.history }, keyOf);
      $card.set(ready({ ...answer.value, history }));
    },
    /** What is known of it has changed. */
    change(change: (card: LoyaltyCard) => LoyaltyCard): void {
      const card = valueOf($card.get());
      if (card) $card.set(ready(change(card)));
    },
    stop,
  };
}
