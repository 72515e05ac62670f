import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database.ts';
import type { appointments } from '../database/schema/booking.ts';
import { freedTimes, type Claimed } from '../database/schema/waiting-list.ts';

type Place = Pick<typeof appointments.$inferSelect, 'companyId' | 'shopId'>;

/** Writes down what is free again at a shop, in the transaction in which it is given back: whoever waits is told of it. */
export async function noteFreed(
  tx: Database,
  { companyId, shopId }: Place,
  claims: readonly Claimed[],
  now: number,
): Promise<void> {
  const startsAt = new Date(Math.min(...claims.map(({ start }) => start)));
  const endsAt = new Date(Math.max(...claims.map(({ end }) => end)));
  if (claims.length === 0 || endsAt.getTime() <= now) return;
  await tx
    .insert(freedTimes)
    .values({ companyId, id: randomUUID(), shopId, startsAt, endsAt, claims, createdAt: new Date(now) });
}
