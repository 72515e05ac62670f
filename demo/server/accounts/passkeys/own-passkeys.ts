import { and, desc, eq } from 'drizzle-orm';
import type { PasskeyWire } from '#contract/account/passkeys.schemas.ts';
import type { Database } from '../../database/database.ts';
import { passkeys } from '../../database/schema/people/passkeys.ts';
import { refuse, type Refusal } from '../../http/refusal.ts';
import type { UserRow } from '../customer/customers.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;

/** The customer's passkeys, the newest first. */
export function passkeysOf(db: Database, { companyId, id }: UserRow): Promise<PasskeyRow[]> {
  return db
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.companyId, companyId), eq(passkeys.userId, id)))
    .orderBy(desc(passkeys.createdAt), passkeys.id);
}

export async function renamePasskeyOf(
  db: Database,
  user: UserRow,
  id: string,
  name: string,
): Promise<PasskeyWire | Refusal> {
  const [row] = await db.update(passkeys).set({ name: name.trim() }).where(own(user, id)).returning();
  return row === undefined ? refuse('not_found') : passkeyWire(row);
}

export async function removePasskeyOf(db: Database, user: UserRow, id: string): Promise<void> {
  await db.delete(passkeys).where(own(user, id));
}

export function passkeyWire(row: PasskeyRow): PasskeyWire {
  const { id, credentialId, host, name, browser, system, createdAt, lastUsedAt } = row;
  return {
    id,
    credentialId,
    host,
    name,
    browser,
    system,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}

function own({ companyId, id: userId }: UserRow, id: string) {
  return and(eq(passkeys.companyId, companyId), eq(passkeys.userId, userId), eq(passkeys.id, id));
}
