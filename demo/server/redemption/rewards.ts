import { and, eq, gt, isNull } from 'drizzle-orm';
import type { LocalizedText } from '#domain/locale.ts';
import type { Cents } from '#domain/prices/money.ts';
import type { Database } from '../database/database.ts';
import { loyaltyEntries, loyaltyTiers, rewards } from '../database/schema/selling/loyalty.ts';
import { CARD_LIFE, changeCard, lockCard, ofCard, openCard, writeEntry } from '../loyalty/card.ts';

/** What one point costs. */
const CENTS_A_POINT = 100;

interface Reward {
  readonly id: string;
  readonly kind: 'amount' | 'percentage';
  /** Cents, or whole per cent. */
  readonly value: number;
  /** Its tier's; null where the company has dropped the tier since. */
  readonly name: LocalizedText | null;
}

/** The reward of a code, whosever it is and whether it may be used; null for a code that no reward has. */
export async function findReward(
  db: Database,
  companyId: string,
  code: string,
  now: number,
): Promise<{ readonly userId: string; readonly status: 'active' | 'used' | 'ended' } | null> {
  const [found] = await db
    .select({ userId: rewards.userId, orderId: rewards.orderId, expiresAt: rewards.expiresAt })
    .from(rewards)
    .where(and(eq(rewards.companyId, companyId), eq(rewards.code, normalisedCode(code))));
  if (found === undefined) return null;
  const { userId, orderId, expiresAt } = found;
  if (orderId !== null) return { userId, status: 'used' };
  return { userId, status: expiresAt.getTime() > now ? 'active' : 'ended' };
}

const normalisedCode = (written: string) => written.replace(/[\s-]+/g, '').toUpperCase();

/** The reward of a code that its customer may use now; null for every other code and for guests. */
export async function rewardOf(
  db: Database,
  companyId: string,
  {
    code,
    customerId,
    now,
  }: { readonly code: string; readonly customerId: string | null; readonly now: number },
): Promise<Reward | null> {
  if (customerId === null) return null;
  const [found] = await db
    .select({ id: rewards.id, kind: rewards.kind, value: rewards.value, name: loyaltyTiers.name })
    .from(rewards)
    .leftJoin(
      loyaltyTiers,
      and(eq(loyaltyTiers.companyId, rewards.companyId), eq(loyaltyTiers.id, rewards.tierId)),
    )
    .where(
      and(
        eq(rewards.companyId, companyId),
        eq(rewards.userId, customerId),
        eq(rewards.code, normalisedCode(code)),
        isNull(rewards.orderId),
        gt(rewards.expiresAt, new Date(now)),
      ),
    );
  return found ?? null;
}

/** Uses a reward for an order; false where it was used meanwhile or has ended. The same order uses it once. */
export async function useReward(
  tx: Database,
  companyId: string,
  use: {
    readonly rewardId: string;
    readonly orderId: string;
    readonly customerId: string | null;
    readonly now: number;
  },
): Promise<boolean> {
  const { rewardId, orderId, customerId, now } = use;
  if (customerId === null) return false;
  const mine = and(
    eq(rewards.companyId, companyId),
    eq(rewards.id, rewardId),
    eq(rewards.userId, customerId),
  );
  const used = await tx
    .update(rewards)
    .set({ orderId })
    .where(and(mine, isNull(rewards.orderId), gt(rewards.expiresAt, new Date(now))))
    .returning({ id: rewards.id });
  if (used.length > 0) return true;
  const [known] = await tx.select({ orderId: rewards.orderId }).from(rewards).where(mine);
  return known?.orderId === orderId;
}

/** The rewards of the order may be used again, as long as they last. */
export async function giveRewardBack(tx: Database, companyId: string, orderId: string): Promise<void> {
  await tx
    .update(rewards)
    .set({ orderId: null })
    .where(and(eq(rewards.companyId, companyId), eq(rewards.orderId, orderId)));
}

interface Credit {
  readonly customerId: string;
  /** What was paid. */
  readonly amount: Cents;
  readonly orderId: string;
  readonly now: number;
  /** When what was paid for takes place: the points are pending until then. Absent: at once. */
  readonly dueAt?: number;
}

/**
 * A point for each euro paid, once for an order. Opens a card for a customer of a company that has a loyalty programme;
 * without one nothing happens.
 */
export async function creditPoints(tx: Database, companyId: string, credit: Credit): Promise<void> {
  const { customerId, amount, orderId, now, dueAt = now } = credit;
  const points = pointsFor(amount);
  if (points <= 0) return;
  const card =
    (await lockCard(tx, companyId, customerId, now)) ?? (await openCard(tx, companyId, customerId, now));
  if (card === null) return;
  const pending = dueAt > now;
  const isNew = await writeEntry(tx, card, {
    cause: `earned ${orderId}`,
    at: new Date(now),
    delta: points,
    reason: 'earned',
    dueAt: new Date(dueAt),
    pending,
  });
  if (!isNew) return;
  await changeCard(tx, card, pending ? 0 : points, Math.max(now, dueAt) + CARD_LIFE);
}

/** What an order is about to earn is worth another amount, or takes place at another moment: its points follow. */
export async function moveDuePoints(
  tx: Database,
  companyId: string,
  { customerId, amount, orderId, now, dueAt }: Required<Credit>,
): Promise<void> {
  const card = await lockCard(tx, companyId, customerId, now);
  if (card === null) return;
  const moved = await tx
    .update(loyaltyEntries)
    .set({ delta: pointsFor(amount), dueAt: new Date(dueAt) })
    .where(and(ofCard(card), eq(loyaltyEntries.cause, `earned ${orderId}`), eq(loyaltyEntries.pending, true)))
    .returning({ cause: loyaltyEntries.cause });
  if (moved.length > 0) await changeCard(tx, card, 0, dueAt + CARD_LIFE);
}

function pointsFor(amount: Cents): number {
  return Math.floor(amount / CENTS_A_POINT);
}

interface Return {
  readonly customerId: string;
  readonly orderId: string;
  /** What of the order stays paid, and earns what it earned. */
  readonly kept?: Cents;
  readonly now: number;
}

/** Takes back what an order earned, once: at most what is still there, since a balance is never below zero. */
export async function takePointsBack(
  tx: Database,
  companyId: string,
  { customerId, orderId, kept = 0, now }: Return,
): Promise<void> {
  const card = await lockCard(tx, companyId, customerId, now);
  if (card === null) return;
  const [earned] = await tx
    .select()
    .from(loyaltyEntries)
    .where(and(ofCard(card), eq(loyaltyEntries.cause, `earned ${orderId}`)));
  if (earned === undefined) return;
  const { pending } = earned;
  const lost = Math.max(0, earned.delta - pointsFor(kept));
  const delta = -(pending ? lost : Math.min(lost, card.points));
  const isNew = await writeEntry(tx, card, {
    cause: `returned ${orderId}`,
    at: new Date(now),
    delta,
    reason: 'returned',
    dueAt: earned.dueAt,
    pending,
  });
  if (isNew && !pending) await changeCard(tx, card, delta);
}
