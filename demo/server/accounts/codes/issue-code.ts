import { randomInt, randomUUID } from 'node:crypto';
import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { codes } from '../../database/schema/people/accounts.ts';
import { addressGroup } from '../../http/requests/client-address.ts';
import { refuse, type Refusal } from '../../http/refusal.ts';
import { spendAllowance } from '../allowances.ts';
import { sha256 } from '../../sha256.ts';
import {
  accountAllowances,
  customerAllowance,
  DAY,
  messageAllowances,
  type Channel,
} from './message-allowances.ts';

export type Purpose = (typeof codes.$inferSelect)['purpose'];

/** Of a code; and of all codes of a destination in a day, after which each new one is good for one: a guesser needs more than are sent. */
const TRIES = 5;
/** Milliseconds. */
export const PAUSE = 900_000;
const LIFETIME = 600_000;

interface CodeWish {
  readonly companyId: string;
  readonly purpose: Purpose;
  readonly channel: Channel;
  /** E-mail in lower case, or E.164. */
  readonly destination: string;
  /** What asks for it; the code is good for nothing else. */
  readonly asker: string;
  /** Id of the customer whose way in the destination is; null: nobody's. */
  readonly holder: string | null;
  /** Id of the signed-in customer who asks for it, where there is one. */
  readonly customer?: string;
  /** Whether a code may be right at all; where not, everything else is the same. */
  readonly isReal: boolean;
  /** IP address. */
  readonly address: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * Writes a new code of six digits down, good for ten minutes and five tries, or for one after many wrong ones, in place of the one that was asked for by the
 * same. `code` is null where none is to be sent: nobody may tell this from the rest.
 */
export async function issueCode(tx: Database, wish: CodeWish): Promise<{ code: string | null } | Refusal> {
  const { companyId, purpose, channel, destination, holder, customer, now } = wish;
  const pausedFor = await pauseOf(tx, wish);
  if (pausedFor > 0) return refuse('too_many_attempts', { retryAfter: Math.ceil(pausedFor / 1000) });
  const open = messageAllowances(channel, 'code', destination, wish.address);
  if (customer !== undefined) open.push(customerAllowance(customer));
  const account = holder ?? destination;
  const silent = account === customer ? [] : accountAllowances(account, wish.address);
  const spent = await spendAllowance(tx, { companyId, now }, open, silent);
  if (spent.kind === 'wait') return refuse('too_soon', { retryAfter: Math.ceil(spent.milliseconds / 1000) });
  const code = wish.isReal && !spent.isShort ? String(randomInt(1_000_000)).padStart(6, '0') : null;
  const id = randomUUID();
  // Kept for a day, so that a code is known to have been used.
  await tx.delete(codes).where(and(eq(codes.companyId, companyId), lt(codes.createdAt, new Date(now - DAY))));
  await tx.insert(codes).values({
    companyId,
    id,
    purpose,
    destination: sha256(destination),
    asker: sha256(wish.asker),
    address: sha256(addressGroup(wish.address)),
    codeHash: code === null ? null : verificationHash(id, code),
    tries: 0,
    maxTries: (await wrongTries(tx, wish)) < TRIES ? TRIES : 1,
    expiresAt: new Date(now + LIFETIME),
    createdAt: new Date(now),
  });
  return { code };
}

/** How often somebody was wrong about the codes of a destination in the last day. */
async function wrongTries(tx: Database, { companyId, destination, now }: CodeWish): Promise<number> {
  const wrong = sql<number>`coalesce(sum(${codes.tries} - (case when ${codes.usedAt} is null then 0 else 1 end)), 0)::int`;
  const [row] = await tx
    .select({ wrong })
    .from(codes)
    .where(
      and(
        eq(codes.companyId, companyId),
        eq(codes.destination, sha256(destination)),
        gte(codes.createdAt, new Date(now - DAY)),
      ),
    );
  return row?.wrong ?? 0;
}

export function verificationHash(id: string, code: string): string {
  return sha256(`${id} ${code}`);
}

/**
 * Milliseconds for which an IP address gets no other code to a destination, since the one before was guessed at until its tries were
 * used up. Others do: nobody shuts out the owner of an address by guessing.
 */
async function pauseOf(tx: Database, wish: CodeWish): Promise<number> {
  const { companyId, destination, address, now } = wish;
  const [row] = await tx
    .select({ lastTryAt: codes.lastTryAt })
    .from(codes)
    .where(
      and(
        eq(codes.companyId, companyId),
        eq(codes.destination, sha256(destination)),
        eq(codes.address, sha256(addressGroup(address))),
        gte(codes.tries, codes.maxTries),
        gte(codes.lastTryAt, new Date(now - PAUSE)),
      ),
    )
    .orderBy(desc(codes.lastTryAt))
    .limit(1);
  return row?.lastTryAt ? Math.max(0, row.lastTryAt.getTime() + PAUSE - now) : 0;
}
