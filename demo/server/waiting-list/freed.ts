import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database.ts';
import type { appointments } from '../database/schema/booking.ts';
import { freedTimes } from '../database/schema/waiting-list.ts';

type Given = Pick<typeof appointments.$inferSelect, 'companyId' | 'shopId' | 'startsAt' | 'endsAt'>;

/** Writes down that an appointment gives its time back, in the transaction in which it does: whoever waits is told of it. */
export async function noteFreed(
  tx: Database,
  { companyId, shopId, startsAt, endsAt }: Given,
  now: number,
): Promise<void> {
  if (endsAt.getTime() <= now) return;
  await tx
    .insert(freedTimes)
    .values({ companyId, id: randomUUID(), shopId, startsAt, endsAt, createdAt: new Date(now) });
}
