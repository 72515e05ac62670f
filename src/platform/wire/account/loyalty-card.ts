import type {
  LoyaltyCard,
  LoyaltyTier,
  PointsEntry,
  Reward,
  RewardValue,
} from '#domain/account/loyalty-card.ts';
import type { Currency } from '#domain/prices/money.ts';
import {
  amount,
  each,
  fields,
  flag,
  id,
  integer,
  isoInstant,
  localized,
  number,
  text,
  type Warn,
} from '../read.ts';

const REASONS = ['welcome', 'earned', 'exchanged', 'returned', 'expired'] as const;

/** A customer's loyalty card; null for what is none. Its amounts are in the company's currency. */
export function parseLoyaltyCard(value: unknown, currency: Currency, warn: Warn): LoyaltyCard | null {
  const read = fields(value);
  const points = number(read['points']);
  const expiresAt = isoInstant(read['expiresAt']);
  if (points === null || expiresAt === null) return null;
  const history = each(read['history'], 'loyalty entry', warn, parseEntry);
  return {
    number: text(read['number']),
    points: integer(points, 0),
    pendingPoints: integer(read['pendingPoints'], 0),
    expiresAt,
    currency,
    tiers: each(read['tiers'], 'loyalty tier', warn, (item) => parseTier(item, currency)).toSorted(
      (one, other) => one.points - other.points,
    ),
    rewards: each(read['rewards'], 'reward', warn, (item) => parseReward(item, currency)),
    history,
    historyTotal: integer(read['historyTotal'], history.length),
  };
}

/** What an exchange gave, and the points that are left; null for what is no reward. */
export function parseExchange(
  value: unknown,
  currency: Currency,
): { readonly reward: Reward; readonly points: number } | null {
  const reward = parseReward(value, currency);
  const points = number(fields(value)['points']);
  return reward && points !== null ? { reward, points: integer(points, 0) } : null;
}

function parseReward(value: unknown, currency: Currency): Reward | null {
  const read = fields(value);
  const expiresAt = isoInstant(read['expiresAt']);
  const worth = parseValue(read, currency);
  const code = text(read['code']);
  if (!code || !worth || expiresAt === null) return null;
  return { code, tierId: id(read['palierId']), value: worth, expiresAt };
}

function parseTier(value: unknown, currency: Currency): LoyaltyTier | null {
  const read = fields(value);
  const worth = parseValue(read, currency);
  const points = integer(read['points'], 0);
  if (!id(read['palierId']) || !worth || points === 0) return null;
  return {
    id: id(read['palierId']),
    name: localized(read['name']),
    points,
    value: worth,
    validDays: integer(read['validDays'], 0),
  };
}

function parseValue(read: Readonly<Record<string, unknown>>, currency: Currency): RewardValue | null {
  if (read['rewardType'] === 'percentage') {
    const percent = number(read['rewardValue']);
    return percent === null ? null : { kind: 'percentage', percent };
  }
  const cents = amount(read['rewardValue'], currency);
  return cents === null ? null : { kind: 'amount', amount: cents };
}

function parseEntry(value: unknown): PointsEntry | null {
  const read = fields(value);
  const at = isoInstant(read['date']);
  const delta = number(read['delta']);
  if (at === null || delta === null) return null;
  return {
    at,
    delta: Math.round(delta),
    reason: REASONS.find((known) => known === read['reason']) ?? 'changed',
    isPending: flag(read['pending'], false),
  };
}
