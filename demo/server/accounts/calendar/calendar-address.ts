import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Locale } from '#domain/locale.ts';
import type { Database } from '../../database/database.ts';
import { customerCalendars } from '../../database/schema/people/people.ts';
import { sha256 } from '../../sha256.ts';

interface Owner {
  readonly companyId: string;
  readonly userId: string;
}

type CalendarRow = typeof customerCalendars.$inferSelect;

const ofOwner = ({ companyId, userId }: Owner) =>
  and(eq(customerCalendars.companyId, companyId), eq(customerCalendars.userId, userId));

/** Since when a customer has a calendar address (ISO 8601); empty where they have none. */
export async function calendarSince(db: Database, owner: Owner): Promise<string> {
  const [row] = await db
    .select({ createdAt: customerCalendars.createdAt })
    .from(customerCalendars)
    .where(ofOwner(owner));
  return row?.createdAt.toISOString() ?? '';
}

/** A new key of 256 bits in place of the one before, which opens nothing from then on. */
export async function newCalendarKey(
  db: Database,
  { now, locale, ...owner }: Owner & { readonly now: number; readonly locale: Locale },
): Promise<string> {
  const key = randomBytes(32).toString('base64url');
  const row = { keyHash: sha256(key), locale, createdAt: new Date(now) };
  await db
    .insert(customerCalendars)
    .values({ ...owner, ...row })
    .onConflictDoUpdate({ target: [customerCalendars.companyId, customerCalendars.userId], set: row });
  return key;
}

export async function removeCalendar(db: Database, owner: Owner): Promise<void> {
  await db.delete(customerCalendars).where(ofOwner(owner));
}

/** Whose calendar a key opens; null for a key of nobody. */
export async function calendarOfKey(db: Database, key: string): Promise<CalendarRow | null> {
  const [row] = await db
    .select()
    .from(customerCalendars)
    .where(eq(customerCalendars.keyHash, sha256(key)));
  return row ?? null;
}
