import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { recordAudit } from '../database/schema/collections.ts';

interface AuditEntry {
  readonly companyId: string;
  readonly family: string;
  /** Whoever of the back office did it. */
  readonly userId: string;
  readonly action: (typeof recordAudit.$inferInsert)['action'];
  /** Ids. */
  readonly records: readonly string[];
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Writes down who did what to which records. Without it nothing is answered and nothing is changed. */
export async function writeAudit(tx: Database, { now, records, ...trace }: AuditEntry): Promise<void> {
  await tx
    .insert(recordAudit)
    .values({ ...trace, id: randomUUID(), at: new Date(now), records: [...records] });
}
