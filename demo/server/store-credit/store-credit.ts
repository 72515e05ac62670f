import { and, eq, sql } from 'drizzle-orm';
import type { Cents } from '#domain/prices/money.ts';
import { lockFor } from '../booking/schedule/placing.ts';
import type { Database } from '../database/database.ts';
import { customerCredits } from '../database/schema/selling/orders.ts';

interface Entry {
  readonly userId: string;
  /** Cents, more than 0. */
  readonly amount: Cents;
  /** What causes it, as `order 7f…`: one cause is one entry. */
  readonly cause: string;
  readonly now: number;
}

/** What a customer has with the company. */
export async function creditOf(db: Database, companyId: string, userId: string): Promise<Cents> {
  const [row] = await db
    .select({ balance: sql<number>`coalesce(sum(${customerCredits.delta}), 0)::int` })
    .from(customerCredits)
    .where(and(eq(customerCredits.companyId, companyId), eq(customerCredits.userId, userId)));
  return row?.balance ?? 0;
}

/** Takes from a customer's credit; false where there is less, or the cause has taken already. */
export async function spendCredit(tx: Database, companyId: string, entry: Entry): Promise<boolean> {
  await lockFor(tx, companyId, `credit ${entry.userId}`);
  if ((await creditOf(tx, companyId, entry.userId)) < entry.amount) return false;
  return addEntry(tx, companyId, entry, -entry.amount);
}

/** Adds to a customer's credit; false where the cause has added already. */
export function giveCredit(tx: Database, companyId: string, entry: Entry): Promise<boolean> {
  return addEntry(tx, companyId, entry, entry.amount);
}

async function addEntry(
  tx: Database,
  companyId: string,
  { userId, cause, now }: Entry,
  delta: Cents,
): Promise<boolean> {
  const added = await tx
    .insert(customerCredits)
    .values({ companyId, userId, cause, delta, createdAt: new Date(now) })
    .onConflictDoNothing()
    .returning({ cause: customerCredits.cause });
  return added.length > 0;
}
