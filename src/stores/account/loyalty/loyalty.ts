import type { ReadableAtom } from 'nanostores';
import { exchangePoints } from '#contract/money/loyalty.ts';
import type { Problem } from '#contract/problem.ts';
import type { LoyaltyCard, LoyaltyTier, Reward } from '#domain/account/loyalty-card.ts';
import { parseExchange } from '#platform/wire/account/loyalty-card.ts';
import type { FeatureStore, FeatureTools } from '../../composition/store-feature.ts';
import type { Load } from '../../load.ts';
import { createCardLoad } from './card-load.ts';

/** `isUnknown`: no answer came, so that it may have been made. */
export type ExchangeOutcome =
  | { readonly kind: 'done'; readonly reward: Reward }
  | { readonly kind: 'failed'; readonly problem: Problem; readonly isUnknown: boolean };

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

export function createLoyalty(tools: FeatureTools): LoyaltyStore {
  const { ports, connection } = tools;
  const { api } = connection;
  /** By their tiers, while nobody knows what became of them. */
  const wishes = new Map<string, string>();
  const card = createCardLoad(tools, () => wishes.clear());

  async function exchange({ id }: LoyaltyTier): Promise<ExchangeOutcome> {
    const asked = card.customer();
    const idempotencyKey = wishes.get(id) ?? ports.random.uuid();
    wishes.set(id, idempotencyKey);
    const answer = await api.ask(
      exchangePoints,
      (reply) => parseExchange(reply, card.currency()),
      { body: { palierId: id } },
      { idempotencyKey },
    );
    const isUnknown = answer.kind === 'unavailable';
    if (!isUnknown) wishes.delete(id);
    if (answer.kind !== 'ok') return { kind: 'failed', problem: answer.problem, isUnknown };
    const { reward, points } = answer.value;
    if (card.customer() === asked) {
      card.change(({ rewards, ...known }) => ({
        ...known,
        points,
        rewards: [...rewards.filter(({ code }) => code !== reward.code), reward],
      }));
      void card.load();
    }
    return { kind: 'done', reward };
  }

  return {
    $card: card.$card,
    $more: card.$more,
    ensure: card.ensure,
    load: card.load,
    more: card.more,
    exchange,
    dispose: card.stop,
  };
}
