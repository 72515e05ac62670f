import { Type, type Static } from 'typebox';
import type { FamilySchemas } from '../call.ts';
import { entity } from '../entity.ts';
import { Id } from '../fields/id.ts';
import { LocalizedWire } from '../fields/media.ts';
import { PageQuery, TenPerPage } from '../fields/page.ts';

/** ISO 8601. */
const Instant = Type.String();

const RewardType = Type.Union([Type.Literal('amount'), Type.Literal('percentage')]);

const RewardWire = entity('Reward', {
  code: Type.String(),
  palierId: Type.String(),
  rewardType: RewardType,
  /** A decimal amount, or per cent. */
  rewardValue: Type.Number(),
  expiresAt: Instant,
});

export const LoyaltyCardWire = entity('LoyaltyCard', {
  number: Type.String(),
  /** To spend. */
  points: Type.Integer(),
  /** Earned by what is still to come. */
  pendingPoints: Type.Integer(),
  /** When the points end; earning new ones puts it off. */
  expiresAt: Instant,
  /** The cheapest first. */
  tiers: Type.Array(
    Type.Object({
      palierId: Type.String(),
      name: LocalizedWire,
      points: Type.Integer(),
      rewardType: RewardType,
      rewardValue: Type.Number(),
      validDays: Type.Integer(),
      reachable: Type.Boolean(),
    }),
  ),
  /** Rewards that may still be used. */
  rewards: Type.Array(RewardWire),
  /** A page of what changed the points, the newest first. */
  history: Type.Array(
    Type.Object({
      date: Instant,
      delta: Type.Integer(),
      reason: Type.Union([
        Type.Literal('welcome'),
        Type.Literal('earned'),
        Type.Literal('exchanged'),
        Type.Literal('returned'),
        Type.Literal('expired'),
      ]),
      /** Not yet among the points to spend. */
      pending: Type.Boolean(),
    }),
  ),
  /** How many there are. */
  historyTotal: Type.Integer(),
});

export type LoyaltyCardWire = Static<typeof LoyaltyCardWire>;

export const loyaltySchemas = {
  'loyalty.current': {
    summary: 'The customer’s own loyalty card; not found without one',
    query: Type.Object({
      ...PageQuery,
      itemPerPage: Type.Optional(TenPerPage),
    }),
    reply: LoyaltyCardWire,
  },
  'loyalty.exchange': {
    summary: 'Exchanges points for the reward of a tier; two taps make one exchange',
    body: Type.Object({ palierId: Id }),
    reply: Type.Object({
      ...RewardWire.properties,
      /** What is left to spend. */
      points: Type.Integer(),
    }),
  },
} satisfies FamilySchemas;
