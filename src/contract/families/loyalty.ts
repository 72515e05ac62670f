import { Type, type Static } from 'typebox';
import { call, type Call } from '../call.ts';
import { LocalizedWire } from '../media.ts';
import { PageQuery } from '../page.ts';
import { Id } from '../resource.ts';

/** ISO 8601. */
const Instant = Type.String();
const RewardType = Type.Union([Type.Literal('amount'), Type.Literal('percentage')]);

const RewardWire = Type.Object({
  code: Type.String(),
  palierId: Type.String(),
  rewardType: RewardType,
  /** A decimal amount, or per cent. */
  rewardValue: Type.Number(),
  expiresAt: Instant,
});

export const LoyaltyCardWire = Type.Object({
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

const own = { role: 'customer', audience: 'customer', tenancy: 'company' } as const;

export const currentLoyaltyCard = call({
  ...own,
  name: 'loyalty.current',
  summary: 'The customer’s own loyalty card; not found without one',
  method: 'GET',
  path: '/api/loyalty/current',
  idempotency: 'safe',
  query: Type.Object({
    ...PageQuery,
    itemPerPage: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 10 })),
  }),
  reply: LoyaltyCardWire,
});

export const exchangePoints = call({
  ...own,
  name: 'loyalty.exchange',
  summary: 'Exchanges points for the reward of a tier; two quick taps make one exchange',
  method: 'POST',
  path: '/api/loyalty/exchange',
  idempotency: 'key',
  body: Type.Object({ palierId: Id }),
  reply: Type.Object({
    ...RewardWire.properties,
    /** What is left to spend. */
    points: Type.Integer(),
  }),
});

export const loyaltyCalls: readonly Call[] = [currentLoyaltyCard, exchangePoints];
