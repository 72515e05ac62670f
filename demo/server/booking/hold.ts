import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { Cents } from '#domain/prices/money.ts';
import { instant, type Instant } from '#domain/time/instant.ts';
import type { Database } from '../database/database.ts';
import { claims, holds, type HeldLine } from '../database/schema/booking.ts';
import { retryClaims } from './schedule/attempt.ts';
import { claimLines, freeExpired, placeVisit, lockFor, lockShop } from './schedule/placing.ts';
import type { Visit } from './visit.ts';

/** Milliseconds that a chosen slot is kept. */
export const HOLD_TIME = 10 * 60_000;

interface Held {
  readonly id: string;
  readonly expiresAt: Instant;
  readonly lines: readonly HeldLine[];
  readonly total: Cents;
}

/** `none`: the visit does not fit then, for whatever reason. */
type HoldOutcome = { readonly kind: 'held'; readonly hold: Held } | { readonly kind: 'none' };

export interface HoldRequest {
  readonly visitKey: string;
  readonly startsAt: Instant;
  readonly now: Instant;
  /** Milliseconds that it is kept; ten minutes unless told. */
  readonly holdTime?: number;
  /** The appointment that is to move there; its own times do not stand in its way. */
  readonly moving?: string | null;
}

/**
 * Keeps the visit's moment for ten minutes. What the same visit held before is given back in the same transaction,
 * and stays held when the new moment is not to be had.
 */
export async function takeHold(db: Database, visit: Visit, request: HoldRequest): Promise<HoldOutcome> {
  const outcome = await retryClaims<Held, 'none'>(db, async (tx) => {
    await lockFor(tx, visit.tenant.id, `visit ${request.visitKey}`);
    await lockShop(tx, visit, request.startsAt);
    const lines = await placeVisit(tx, visit, request.startsAt, request);
    if (lines === null) return { kind: 'rollback', reason: 'none' };
    await freeExpired(tx, visit, request.now);
    await giveBackOwn(tx, visit, request.visitKey);
    return { kind: 'commit', value: await insertHold(tx, visit, request, lines) };
  });
  return outcome.kind === 'commit' ? { kind: 'held', hold: outcome.value } : { kind: 'none' };
}

async function giveBackOwn(tx: Database, { tenant }: Visit, visitKey: string): Promise<void> {
  const replaced = await tx
    .update(holds)
    .set({ status: 'replaced' })
    .where(and(eq(holds.companyId, tenant.id), eq(holds.visitKey, visitKey), eq(holds.status, 'active')))
    .returning({ id: holds.id });
  if (replaced.length === 0) return;
  const ids = replaced.map(({ id }) => id);
  await tx
    .delete(claims)
    .where(and(eq(claims.companyId, tenant.id), eq(claims.kind, 'hold'), inArray(claims.ownerId, ids)));
}

async function insertHold(
  tx: Database,
  visit: Visit,
  { visitKey, startsAt, now, holdTime = HOLD_TIME, moving = null }: HoldRequest,
  lines: HeldLine[],
): Promise<Held> {
  const id = randomUUID();
  const expiresAt = instant(now + holdTime);
  await tx.insert(holds).values({
    companyId: visit.tenant.id,
    id,
    visitKey,
    shopId: visit.facts.shop.id,
    status: 'active',
    startsAt: new Date(startsAt),
    expiresAt: new Date(expiresAt),
    lines,
    movesAppointment: moving,
  });
  await claimLines(tx, visit, lines, { kind: 'hold', id, expiresAt, moving });
  return { id, expiresAt, lines, total: totalOf(lines) };
}

export function totalOf(lines: readonly { readonly price: Cents }[]): Cents {
  return lines.reduce((total, { price }) => total + price, 0);
}

/** Gives a hold back. One that is unknown, of another visit or no longer held is left as it is. */
export async function releaseHold(
  db: Database,
  companyId: string,
  hold: { readonly id: string; readonly visitKey: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const released = await tx
      .update(holds)
      .set({ status: 'released' })
      .where(
        and(
          eq(holds.companyId, companyId),
          eq(holds.id, hold.id),
          eq(holds.visitKey, hold.visitKey),
          eq(holds.status, 'active'),
        ),
      )
      .returning({ id: holds.id });
    if (released.length === 0) return;
    await tx
      .delete(claims)
      .where(and(eq(claims.companyId, companyId), eq(claims.kind, 'hold'), eq(claims.ownerId, hold.id)));
  });
}
