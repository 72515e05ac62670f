import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { waitingList } from '../database/schema/waiting-list.ts';
import type { WaitingRow } from './waiting-row.ts';

export async function setStatus(
  tx: Database,
  { companyId, id }: Pick<WaitingRow, 'companyId' | 'id'>,
  status: WaitingRow['status'],
): Promise<void> {
  await tx
    .update(waitingList)
    .set({ status })
    .where(and(eq(waitingList.companyId, companyId), eq(waitingList.id, id)));
}
