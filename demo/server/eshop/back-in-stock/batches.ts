import { lte, sql, type AnyColumn } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { backInStockBatches } from '../../database/schema/selling/back-in-stock.ts';

/**
 * So many are told for each piece that a shop has: most who are told do not buy. The others follow a day later, if there is still
 * some of it, and need not come for nothing.
 */
export const MAILS_PER_PIECE = 3;
const BATCH_TIME = 86_400_000;

const { companyId, shopId, articleId, since, told } = backInStockBatches;
const isOver = (now: number) => lte(since, new Date(now - BATCH_TIME));

/** Whether the batch that was begun leaves room for one more, of so many pieces. */
export const hasPlace = (pieces: number | AnyColumn, now: number) =>
  sql`(${isOver(now)} or ${told} < ${pieces} * ${MAILS_PER_PIECE}::int)`;

interface Telling {
  readonly companyId: string;
  readonly shopId: string;
  readonly articleId: string;
  /** Null: it is not counted, and never runs out. */
  readonly pieces: number | null;
}

/** The how-manieth of its batch this one is; null: there are no pieces for it now. */
export async function countIn(
  tx: Database,
  { pieces, ...goods }: Telling,
  now: number,
): Promise<number | null> {
  if (pieces === null) return 1;
  const [counted] = await tx
    .insert(backInStockBatches)
    .values({ ...goods, since: new Date(now), told: 1 })
    .onConflictDoUpdate({
      target: [companyId, shopId, articleId],
      set: {
        told: sql`case when ${isOver(now)} then 1 else ${told} + 1 end`,
        since: sql`case when ${isOver(now)} then excluded.since else ${since} end`,
      },
      setWhere: hasPlace(pieces, now),
    })
    .returning({ told });
  return counted?.told ?? null;
}
