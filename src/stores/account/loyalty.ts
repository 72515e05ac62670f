import { atom, type ReadableAtom } from 'nanostores';
import { currentLoyaltyCard, exchangePoints } from '#contract/money/loyalty.ts';
import type { Problem } from '#contract/problem.ts';
import type { LoyaltyCard, LoyaltyTier, Reward } from '#domain/account/loyalty-card.ts';
import { EURO } from '#domain/prices/money.ts';
import { parseExchange, parseLoyaltyCard } from '#platform/wire/account/loyalty-card.ts';
import type { FeatureStore, FeatureTools } from '../composition/store-feature.ts';
import { LOADING, loadOf, ready, valueOf, type Load } from '../load.ts';
import { watchCustomer } from './watch-customer.ts';

const PAGE = 10;

export type ExchangeOutcome =
  { readonly kind: 'done'; readonly reward: Reward } | { readonly kind: 'failed'; readonly problem: Problem };

/** The loyalty card of whoever is logged in. */
export interface LoyaltyStore extends FeatureStore {
  /** Null: they have none. */
  readonly $card: ReadableAtom<Load<LoyaltyCard | null>>;
  /** What comes next of the history. */
  readonly $more: ReadableAtom<'idle' | 'loading' | 'failed'>;
  /** Asks for it where nobody has yet. */
  ensure(): Promise<void>;
  /** Asks anew, and shows what is known until there is an answer. */
  load(): Promise<void>;
  more(): Promise<void>;
  /** Points for the reward of a tier. Where no answer came, the next attempt is the same wish. */
  exchange(tier: LoyaltyTier): Promise<ExchangeOutcome>;
}

/** The card without an entry twice where one was added meanwhile. */
function withHistory(card: LoyaltyCard, next: LoyaltyCard): LoyaltyCard {
  const keyOf = ({ at, delta, reason }: LoyaltyCard['history'][number]) => `${at} ${delta} ${reason}`;
  const known = new Set(card.history.map(keyOf));
  const fresh = next.history.filter((entry) => !known.has(keyOf(entry)));
  return { ...next, history: [...card.history, ...fresh] };
}

export function createLoyalty({ ports, connection, visitor }: FeatureTools): LoyaltyStore {
  const { api, company, warn } = connection;
  const $card = atom<Load<LoyaltyCard | null>>(LOADING);
  const $more = atom<'idle' | 'loading' | 'failed'>('idle');
  const wishes = new Map<string, string>();
  let asking: Promise<void> | null = null;
  const customer = watchCustomer(visitor.session, () => {
    $card.set(LOADING);
    $more.set('idle');
    wishes.clear();
    asking = null;
  });
  const currency = () => valueOf(company.$company.get())?.currency ?? EURO;
  const read = (page: number) =>
    api.ask(currentLoyaltyCard, (reply) => parseLoyaltyCard(reply, currency(), warn), {
      query: { page, itemPerPage: PAGE },
    });

  async function load(): Promise<void> {
    const asked = customer.current();
    if (!asked) return;
    const answer = await read(1);
    if (customer.current()?.id !== asked.id) return;
    const hasNone = answer.kind === 'refused' && answer.problem.code === 404;
    if (answer.kind !== 'ok' && !hasNone && valueOf($card.get())) return;
    $more.set('idle');
    $card.set(hasNone ? ready(null) : loadOf(answer));
  }

  function loadOnce(): Promise<void> {
    asking ??= load().finally(() => {
      if ($card.get().kind === 'failed') asking = null;
    });
    return asking;
  }

  async function more(): Promise<void> {
    const card = valueOf($card.get());
    const asked = customer.current();
    if (!card || !asked || $more.get() === 'loading') return;
    $more.set('loading');
    const answer = await read(Math.floor(card.history.length / PAGE) + 1);
    const shown = valueOf($card.get());
    if (customer.current()?.id !== asked.id || !shown) return;
    $more.set(answer.kind === 'ok' ? 'idle' : 'failed');
    if (answer.kind === 'ok') $card.set(ready(withHistory(shown, answer.value)));
  }

  async function exchange(tier: LoyaltyTier): Promise<ExchangeOutcome> {
    const asked = customer.current();
    const idempotencyKey = wishes.get(tier.id) ?? ports.random.uuid();
    wishes.set(tier.id, idempotencyKey);
    const answer = await api.ask(
      exchangePoints,
      (reply) => parseExchange(reply, currency()),
      { body: { palierId: tier.id } },
      { idempotencyKey },
    );
    if (answer.kind !== 'unavailable') wishes.delete(tier.id);
    if (answer.kind !== 'ok') return { kind: 'failed', problem: answer.problem };
    const { reward, points } = answer.value;
    const card = valueOf($card.get());
    if (card && customer.current()?.id === asked?.id) {
      const rewards = [...card.rewards.filter(({ code }) => code !== reward.code), reward];
      $card.set(ready({ ...card, points, rewards }));
      void load();
    }
    return { kind: 'done', reward };
  }

  return {
    $card,
    $more,
    ensure: loadOnce,
    load: () => (valueOf($card.get()) ? load() : loadOnce()),
    more,
    exchange,
    dispose: customer.stop,
  };
}
