import type { Database } from '../database/database.ts';
import type { Caller } from '../router/route.ts';
import { findMember } from './members.ts';

/** The shops of somebody who works for the company, by internal id; null: all of them. */
export async function ownShops(
  db: Database,
  companyId: string,
  caller: Caller | null,
): Promise<readonly string[] | null> {
  const member = caller === null ? null : await findMember(db, companyId, 'staff', caller.userId);
  if (member === null) return [];
  return member.shopIds.length === 0 ? null : member.shopIds;
}
