import type { LocalizedText } from '../locale.ts';
import type { Cents, Currency } from '../prices/money.ts';
import type { Instant } from '../time/instant.ts';

/** What a reward takes off. */
export type RewardValue =
  | { readonly kind: 'amount'; readonly amount: Cents }
  | { readonly kind: 'percentage'; readonly percent: number };

/** What points can be exchanged for. */
export interface LoyaltyTier {
  readonly id: string;
  readonly name: LocalizedText;
  readonly points: number;
  readonly value: RewardValue;
  /** How long its reward may be used. */
  readonly validDays: number;
}

/** What points were exchanged for, until it is used. */
export interface Reward {
  readonly code: string;
  readonly tierId: string;
  readonly value: RewardValue;
  readonly expiresAt: Instant;
}

export interface PointsEntry {
  readonly at: Instant;
  readonly delta: number;
  /** `changed`: one that we have no word for. */
  readonly reason: 'welcome' | 'earned' | 'exchanged' | 'returned' | 'expired' | 'changed';
  /** Not yet among the points to spend. */
  readonly isPending: boolean;
}

export interface LoyaltyCard {
  readonly number: string;
  /** To spend. */
  readonly points: number;
  readonly pendingPoints: number;
  readonly expiresAt: Instant;
  readonly currency: Currency;
  /** The cheapest first. */
  readonly tiers: readonly LoyaltyTier[];
  readonly rewards: readonly Reward[];
  /** What changed the points, the newest first, as far as it was read. */
  readonly history: readonly PointsEntry[];
  readonly historyTotal: number;
}

/** Whether there are enough points for a tier. */
export function isReached({ points }: Pick<LoyaltyCard, 'points'>, tier: LoyaltyTier): boolean {
  return tier.points <= points;
}

/** The next reward and the points that it wants; null where all are reached. */
export function nextTier(
  card: Pick<LoyaltyCard, 'points' | 'tiers'>,
): { readonly tier: LoyaltyTier; readonly missing: number } | null {
  const tier = card.tiers.find((each) => !isReached(card, each));
  return tier ? { tier, missing: tier.points - card.points } : null;
}
