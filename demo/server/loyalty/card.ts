import { randomInt } from 'node:crypto';
import { and, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { loyaltyCards, loyaltyEntries, loyaltyTiers } from '../database/schema/selling/loyalty.ts';

export type CardRow = typeof loyaltyCards.$inferSelect;
type Entry = Omit<typeof loyaltyEntries.$inferInsert, 'companyId' | 'userId'>;

const DAY = 86_400_000;
/** Milliseconds that points last after the last that were earned. */
export const CARD_LIFE = 730 * DAY;

/**
 * The card of a customer, locked until the transaction ends: what was pending and is due counts, and what lasted too long
 * does not. Null where there is none.
 */
export async function lockCard(
  tx: Database,
  companyId: string,
  userId: string,
  now: number,
): Promise<CardRow | null> {
  const [card] = await tx
    .select()
    .from(loyaltyCards)
    .where(and(eq(loyaltyCards.companyId, companyId), eq(loyaltyCards.userId, userId)))
    .for('update');
  if (card === undefined) return null;
  const due = await tx
    .update(loyaltyEntries)
    .set({ pending: false })
    .where(and(ofCard(card), eq(loyaltyEntries.pending, true), lte(loyaltyEntries.dueAt, new Date(now))))
    .returning({ delta: loyaltyEntries.delta });
  const settled = due.reduce((sum, { delta }) => sum + delta, 0);
  const current = settled === 0 ? card : await changeCard(tx, card, settled);
  const isOver = current.expiresAt.getTime() <= now && current.points > 0;
  if (!isOver) return current;
  await writeEntry(tx, current, {
    cause: `expired ${current.expiresAt.toISOString()}`,
    at: current.expiresAt,
    delta: -current.points,
    reason: 'expired',
    pending: false,
  });
  return changeCard(tx, current, -current.points);
}

export async function hasCard(db: Database, companyId: string, userId: string): Promise<boolean> {
  const [card] = await db
    .select({ number: loyaltyCards.number })
    .from(loyaltyCards)
    .where(and(eq(loyaltyCards.companyId, companyId), eq(loyaltyCards.userId, userId)));
  return card !== undefined;
}

/** A new card where the company has a loyalty programme; null where it has none. */
export async function openCard(
  tx: Database,
  companyId: string,
  userId: string,
  now: number,
): Promise<CardRow | null> {
  const [tier] = await tx
    .select({ id: loyaltyTiers.id })
    .from(loyaltyTiers)
    .where(and(eq(loyaltyTiers.companyId, companyId), eq(loyaltyTiers.active, true)))
    .limit(1);
  if (tier === undefined) return null;
  await tx
    .insert(loyaltyCards)
    .values({
      companyId,
      userId,
      number: Array.from({ length: 12 }, () => randomInt(10)).join(''),
      points: 0,
      expiresAt: new Date(now + CARD_LIFE),
    })
    .onConflictDoNothing({ target: [loyaltyCards.companyId, loyaltyCards.userId] });
  return lockCard(tx, companyId, userId, now);
}

/** Writes an entry; false where its cause was written before. */
export async function writeEntry(
  tx: Database,
  { companyId, userId }: CardRow,
  entry: Entry,
): Promise<boolean> {
  const written = await tx
    .insert(loyaltyEntries)
    .values({ companyId, userId, ...entry })
    .onConflictDoNothing()
    .returning({ cause: loyaltyEntries.cause });
  return written.length > 0;
}

/** The card with its points changed; `lastsUntil` (epoch milliseconds) only ever makes it last longer. */
export async function changeCard(
  tx: Database,
  { companyId, userId, expiresAt }: CardRow,
  delta: number,
  lastsUntil = 0,
): Promise<CardRow> {
  const [changed] = await tx
    .update(loyaltyCards)
    .set({
      points: sql`${loyaltyCards.points} + ${delta}`,
      expiresAt: new Date(Math.max(lastsUntil, expiresAt.getTime())),
    })
    .where(and(eq(loyaltyCards.companyId, companyId), eq(loyaltyCards.userId, userId)))
    .returning();
  if (changed === undefined) throw new Error('A loyalty card is gone while it is locked.');
  return changed;
}

/** The entries of a card. */
export function ofCard({ companyId, userId }: CardRow) {
  return and(eq(loyaltyEntries.companyId, companyId), eq(loyaltyEntries.userId, userId));
}
