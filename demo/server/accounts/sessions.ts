import { randomBytes } from 'node:crypto';
import Bowser from 'bowser';
import { and, desc, eq, gt, lte, ne } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { sessions } from '../database/schema/people/people.ts';
import { tokenHash } from '../router/identify.ts';

/** Milliseconds: 30 days. */
const LIFETIME = 2_592_000_000;

/** Sessions that are told of; the newest. */
const MOST_LISTED = 100;

interface Person {
  readonly companyId: string;
  /** A customer, or someone of the back office. */
  readonly realm: 'customer' | 'back-office';
  readonly userId: string;
}

/** A new opaque token of 256 bits; the database keeps its hash. */
export async function startSession(
  db: Database,
  {
    now,
    deviceHash = null,
    ...person
  }: Person & { readonly now: number; readonly deviceHash?: string | null },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.delete(sessions).where(lte(sessions.expiresAt, new Date(now)));
  await db.insert(sessions).values({
    ...person,
    deviceHash,
    tokenHash: tokenHash(token),
    startedAt: new Date(now),
    provenAt: new Date(now),
    expiresAt: new Date(now + LIFETIME),
  });
  return token;
}

export async function endSession(db: Database, hash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, hash));
}

const ofPerson = ({ companyId, realm, userId }: Person) =>
  and(eq(sessions.companyId, companyId), eq(sessions.realm, realm), eq(sessions.userId, userId));

/** Ends every session of a person, as when the password changes. */
export async function endSessionsOf(db: Database, person: Person): Promise<void> {
  await db.delete(sessions).where(ofPerson(person));
}

/** Ends one session of a person, by its id; returns the known device that it was of, if any. */
export async function endSessionOf(db: Database, person: Person, id: string): Promise<string | null> {
  const [ended] = await db
    .delete(sessions)
    .where(and(ofPerson(person), eq(sessions.id, id)))
    .returning({ deviceHash: sessions.deviceHash });
  return ended?.deviceHash ?? null;
}

/** The known device that came in by a session; null where there is none. */
export async function knownDeviceOfSession(db: Database, hash: string): Promise<string | null> {
  const [row] = await db
    .select({ deviceHash: sessions.deviceHash })
    .from(sessions)
    .where(eq(sessions.tokenHash, hash));
  return row?.deviceHash ?? null;
}

/** Ends all sessions of a person but the one of a token. */
export async function endOtherSessionsOf(db: Database, person: Person, hash: string): Promise<void> {
  await db.delete(sessions).where(and(ofPerson(person), ne(sessions.tokenHash, hash)));
}

/** The sessions of a person, the newest first, and which of them is the one of a token. */
export async function sessionsOf(
  db: Database,
  person: Person,
  { hash, now }: { readonly hash: string; readonly now: number },
) {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(ofPerson(person), gt(sessions.expiresAt, new Date(now))))
    .orderBy(desc(sessions.startedAt), sessions.id)
    .limit(MOST_LISTED);
  return rows.map(({ id, tokenHash: own, startedAt, userAgent }) => ({
    id,
    isCurrent: own === hash,
    startedAt: startedAt.toISOString(),
    ...deviceOf(userAgent),
  }));
}

/** What the browser of a session says of itself. */
export async function deviceOfSession(db: Database, hash: string): Promise<Device> {
  const [row] = await db
    .select({ userAgent: sessions.userAgent })
    .from(sessions)
    .where(eq(sessions.tokenHash, hash));
  return deviceOf(row?.userAgent ?? null);
}

/** Empty where nothing is known. */
interface Device {
  readonly browser: string;
  readonly system: string;
}

function deviceOf(userAgent: string | null): Device {
  if (!userAgent) return { browser: '', system: '' };
  const { browser, os } = Bowser.parse(userAgent);
  return { browser: browser.name ?? '', system: os.name ?? '' };
}
