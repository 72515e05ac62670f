import { and, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { knownDevices } from '../database/schema/people/people.ts';
import { sha256 } from '../sha256.ts';
import type { UserRow } from './customer/customers.ts';

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

/** The customer has come in in this browser. */
export async function rememberDevice(
  db: Database,
  { companyId, id: userId }: UserRow,
  { word, now }: Pick<Device, 'word' | 'now'>,
): Promise<void> {
  if (word.length < SHORTEST) return;
  const expiresAt = new Date(now + MEMORY);
  await db
    .delete(knownDevices)
    .where(and(eq(knownDevices.companyId, companyId), lte(knownDevices.expiresAt, new Date(now))));
  await db
    .insert(knownDevices)
    .values({ companyId, deviceHash: hashOf({ account: userId, word }), userId, expiresAt })
    .onConflictDoUpdate({
      target: [knownDevices.companyId, knownDevices.deviceHash],
      set: { userId, expiresAt },
    });
}

/** Ends them all: whoever came in by what is changed now is no longer known. */
export async function forgetDevices(db: Database, companyId: string, userId: string): Promise<void> {
  await db
    .delete(knownDevices)
    .where(and(eq(knownDevices.companyId, companyId), eq(knownDevices.userId, userId)));
}
