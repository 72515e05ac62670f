import { and, count, desc, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { alerts, events } from '../database/schema/content.ts';

/** What a company says between two moments: both tables have the same frame. */
type Announcements = typeof events | typeof alerts;

export const announced = (table: Announcements, companyId: string, id: string) =>
  and(eq(table.companyId, companyId), eq(table.id, id));

/** What holds at a moment (epoch milliseconds): begun before it and ending after it. */
export const current = (table: Announcements, companyId: string, now: number) =>
  and(eq(table.companyId, companyId), lt(table.start, new Date(now)), gt(table.end, new Date(now)));

export const latestFirst = (table: Announcements) => [desc(table.end), table.id];

export async function howMany(db: Database, table: Announcements, companyId: string): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(table).where(eq(table.companyId, companyId));
  return counted?.total ?? 0;
}
