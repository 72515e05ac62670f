import { and, eq, gt, lte, ne } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { knownDevices, sessions } from '../database/schema/people/people.ts';
import { sha256 } from '../sha256.ts';

/** Milliseconds: 90 days after the last time. */
const MEMORY = 90 * 86_400_000;

/** A browser that tries to come in: `word` is random, and kept by it alone; one that is short could be guessed, and stands for none. */
interface Device {
  readonly companyId: string;
  /** Id of the customer; where there is none, the address that was given. */
  readonly account: string;
  readonly word: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

interface Owner {
  readonly companyId: string;
  readonly userId: string;
}

const SHORTEST = 32;

const hashOf = ({ account, word }: Pick<Device, 'account' | 'word'>) => sha256(`${word} of ${account}`);

/** The name of a browser in which the account was entered before; null where it was not. */
export async function knownDevice(db: Database, device: Device): Promise<string | null> {
  const deviceHash = hashOf(device);
  const [found] = await db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .where(
      and(
        eq(knownDevices.companyId, device.companyId),
        eq(knownDevices.deviceHash, deviceHash),
        gt(knownDevices.expiresAt, new Date(device.now)),
      ),
    );
  return found === undefined ? null : deviceHash;
}

/** The customer has come in in this browser; returns its name, or null where it said no word. */
export async function rememberDevice(
  db: Database,
  { companyId, userId }: Owner,
  { word, now }: Pick<Device, 'word' | 'now'>,
): Promise<string | null> {
  if (word.length < SHORTEST) return null;
  const deviceHash = hashOf({ account: userId, word });
  const expiresAt = new Date(now + MEMORY);
  await db
    .delete(knownDevices)
    .where(and(eq(knownDevices.companyId, companyId), lte(knownDevices.expiresAt, new Date(now))));
  await db
    .insert(knownDevices)
    .values({ companyId, deviceHash, userId, expiresAt })
    .onConflictDoUpdate({
      target: [knownDevices.companyId, knownDevices.deviceHash],
      set: { userId, expiresAt },
    });
  return deviceHash;
}

const ofOwner = ({ companyId, userId }: Owner) =>
  and(eq(knownDevices.companyId, companyId), eq(knownDevices.userId, userId));

/** Whoever came in by what is changed now is no longer known, but for the one that is `kept`: in which it is changed. */
export async function forgetDevices(db: Database, owner: Owner, kept: string | null = null): Promise<void> {
  await db
    .delete(knownDevices)
    .where(and(ofOwner(owner), kept === null ? undefined : ne(knownDevices.deviceHash, kept)));
}

/** One of them, a session of which its customer has ended; it stays known where they have another in it. */
export async function forgetUnused(
  tx: Database,
  owner: Owner,
  { deviceHash, now }: { readonly deviceHash: string; readonly now: number },
): Promise<void> {
  const itself = and(ofOwner(owner), eq(knownDevices.deviceHash, deviceHash));
  // Of two sessions that end at the same time, the second waits here, and sees that the first is gone.
  await tx.select({ deviceHash: knownDevices.deviceHash }).from(knownDevices).where(itself).for('update');
  const [other] = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.companyId, owner.companyId),
        eq(sessions.realm, 'customer'),
        eq(sessions.userId, owner.userId),
        eq(sessions.deviceHash, deviceHash),
        gt(sessions.expiresAt, new Date(now)),
      ),
    )
    .limit(1);
  if (other === undefined) await tx.delete(knownDevices).where(itself);
}
