import { and, asc, count, desc, eq, gt, isNull, sum } from 'drizzle-orm';
import type { LoyaltyCardWire } from '#contract/money/loyalty.schemas.ts';
import { currencyOf, toDecimal } from '#domain/prices/money.ts';
import { inTransaction, type Database } from '../database/database.ts';
import { loyaltyEntries, loyaltyTiers, rewards } from '../database/schema/selling/loyalty.ts';
import type { Tenant } from '../router/route.ts';
import { lockCard, ofCard, type CardRow } from './card.ts';

type RewardRow = typeof rewards.$inferSelect;

interface Wish {
  readonly userId: string;
  readonly now: number;
  /** Of the history. */
  readonly offset: number;
  readonly itemPerPage: number;
}

/** A customer's card with what it may be exchanged for and a page of its history; null without a card. */
export function showCard(db: Database, tenant: Tenant, wish: Wish): Promise<LoyaltyCardWire | null> {
  return inTransaction(db, async (tx) => {
    const card = await lockCard(tx, tenant.id, wish.userId, wish.now);
    if (card === null) return null;
    const tiers = await tiersOf(tx, tenant.id);
    const usable = await usableRewards(tx, card, wish.now);
    const history = await historyOf(tx, card, wish);
    return {
      number: card.number,
      points: card.points,
      pendingPoints: history.pending,
      expiresAt: card.expiresAt.toISOString(),
      tiers: tiers.map((tier) => ({
        palierId: tier.id,
        name: { ...tier.name },
        points: tier.points,
        rewardType: tier.rewardType,
        rewardValue: shownValue(tenant, tier.rewardType, tier.rewardValue),
        validDays: tier.validDays,
        reachable: tier.points <= card.points,
      })),
      rewards: usable.map((reward) => rewardWire(tenant, reward)),
      history: history.entries.map(({ at, delta, reason, pending }) => ({
        date: at.toISOString(),
        delta,
        reason,
        pending,
      })),
      historyTotal: history.total,
    };
  });
}

export function rewardWire(tenant: Tenant, { code, tierId, kind, value, expiresAt }: RewardRow) {
  return {
    code,
    palierId: tierId,
    rewardType: kind,
    rewardValue: shownValue(tenant, kind, value),
    expiresAt: expiresAt.toISOString(),
  };
}

function shownValue({ profile }: Tenant, kind: RewardRow['kind'], value: number): number {
  return kind === 'percentage' ? value : toDecimal(value, currencyOf(profile.mCurrency.code));
}

function tiersOf(tx: Database, companyId: string) {
  return tx
    .select()
    .from(loyaltyTiers)
    .where(and(eq(loyaltyTiers.companyId, companyId), eq(loyaltyTiers.active, true)))
    .orderBy(asc(loyaltyTiers.points), asc(loyaltyTiers.id));
}

function usableRewards(tx: Database, { companyId, userId }: CardRow, now: number): Promise<RewardRow[]> {
  return tx
    .select()
    .from(rewards)
    .where(
      and(
        eq(rewards.companyId, companyId),
        eq(rewards.userId, userId),
        isNull(rewards.orderId),
        gt(rewards.expiresAt, new Date(now)),
      ),
    )
    .orderBy(asc(rewards.expiresAt));
}

async function historyOf(tx: Database, card: CardRow, { offset, itemPerPage }: Wish) {
  const entries = await tx
    .select()
    .from(loyaltyEntries)
    .where(ofCard(card))
    .orderBy(desc(loyaltyEntries.at), desc(loyaltyEntries.cause))
    .limit(itemPerPage)
    .offset(offset);
  const sums = await tx
    .select({ pending: loyaltyEntries.pending, delta: sum(loyaltyEntries.delta), entries: count() })
    .from(loyaltyEntries)
    .where(ofCard(card))
    .groupBy(loyaltyEntries.pending);
  return {
    entries,
    total: sums.reduce((total, row) => total + row.entries, 0),
    pending: Number(sums.find(({ pending }) => pending)?.delta ?? 0),
  };
}
