import { randomUUID } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { CallReply } from '#contract/call.ts';
import type { exchangePoints } from '#contract/money/loyalty.ts';
import type { Database } from '../database/database.ts';
import { loyaltyTiers, rewards } from '../database/schema/selling/loyalty.ts';
import { refuse, type Refusal } from '../http/refusal.ts';
import type { Tenant } from '../router/route.ts';
import { newCode } from '../redemption/code.ts';
import { changeCard, lockCard, writeEntry, type CardRow } from './card.ts';
import { rewardWire } from './show-card.ts';

const DAY = 86_400_000;
/** Two taps within these milliseconds are one wish, whatever their keys. */
const ONE_WISH = 10_000;

interface Wish {
  readonly userId: string;
  readonly tierId: string;
  readonly now: number;
}

/**
 * Exchanges points for the reward of a tier. The card is locked, so that points are spent once; whoever asks for the same
 * tier again at once gets the reward that was just made.
 */
export async function buyReward(
  tx: Database,
  tenant: Tenant,
  { userId, tierId, now }: Wish,
): Promise<CallReply<typeof exchangePoints> | Refusal> {
  const card = await lockCard(tx, tenant.id, userId, now);
  if (card === null) return refuse('not_found');
  const [tier] = await tx
    .select()
    .from(loyaltyTiers)
    .where(
      and(eq(loyaltyTiers.companyId, tenant.id), eq(loyaltyTiers.id, tierId), eq(loyaltyTiers.active, true)),
    );
  if (tier === undefined) return refuse('not_found', { field: 'palierId' });
  const justMade = await madeSince(tx, card, tierId, now - ONE_WISH);
  if (justMade !== null) return { ...rewardWire(tenant, justMade), points: card.points };
  if (card.points < tier.points) return refuse('reward_refused', { field: 'palierId' });
  const id = randomUUID();
  const [reward] = await tx
    .insert(rewards)
    .values({
      companyId: tenant.id,
      id,
      userId,
      tierId,
      code: newCode(),
      kind: tier.rewardType,
      value: tier.rewardValue,
      createdAt: new Date(now),
      expiresAt: new Date(now + tier.validDays * DAY),
    })
    .returning();
  if (reward === undefined) throw new Error('A reward was not written.');
  await writeEntry(tx, card, {
    cause: `exchanged ${id}`,
    at: new Date(now),
    delta: -tier.points,
    reason: 'exchanged',
    pending: false,
  });
  const { points } = await changeCard(tx, card, -tier.points);
  return { ...rewardWire(tenant, reward), points };
}

async function madeSince(tx: Database, { companyId, userId }: CardRow, tierId: string, since: number) {
  const [reward] = await tx
    .select()
    .from(rewards)
    .where(
      and(
        eq(rewards.companyId, companyId),
        eq(rewards.userId, userId),
        eq(rewards.tierId, tierId),
        gt(rewards.createdAt, new Date(since)),
      ),
    )
    .limit(1);
  return reward ?? null;
}
