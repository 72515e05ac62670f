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
  /** E-mail in lower case. */
  readonly account: string;
  readonly word: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

const SHORTEST = 32;

const hashOf = ({ account, word }: Device) => sha256(`${word} of ${account}`);

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

/** The customer has come in by their password in this browser. */
export async function rememberDevice(db: Database, { id: userId }: UserRow, device: Device): Promise<void> {
  if (device.word.length < SHORTEST) return;
  const { companyId, now } = device;
  const expiresAt = new Date(now + MEMORY);
  await db
    .delete(knownDevices)
    .where(and(eq(knownDevices.companyId, companyId), lte(knownDevices.expiresAt, new Date(now))));
  await db
    .insert(knownDevices)
    .values({ companyId, deviceHash: hashOf(device), userId, expiresAt })
    .onConflictDoUpdate({
      target: [knownDevices.companyId, knownDevices.deviceHash],
      set: { userId, expiresAt },
    });
}
