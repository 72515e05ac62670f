import { randomInt, randomUUID } from 'node:crypto';
import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { codes } from '../../database/schema/people/accounts.ts';
import { addressGroup } from '../../http/requests/client-address.ts';
import { refuse, type Refusal } from '../../http/refusal.ts';
import { spendAllowance } from '../allowances.ts';
import { sha256 } from '../../sha256.ts';
import { refuseInOutage } from '../../sms/outage.ts';
import { countedBy, type Counted } from './counted-by.ts';
import { guessesLeft, KEPT, LIFETIME } from './guesses.ts';
import {
  dailyAllowances,
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
  /** In which the account was entered before; null where it was not, or nobody knows. */
  readonly device?: string | null;
  /** Whether a code may be right at all; where not, everything else is the same. */
  readonly isReal: boolean;
  /** Whether a link goes in its place where codes are short. */
  readonly mayBeLink?: boolean;
  /** IP address. */
  readonly address: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

interface Issued {
  /** Null: none is to be sent, and nobody may tell this from the rest. */
  readonly code: string | null;
  /** There were as many codes or wrong tries as there may be in a day: whoever has the address may get a link in its place. False for who is signed in. */
  readonly isShort: boolean;
}

/**
 * Writes a new code of six digits down, good for ten minutes and five tries, or for one after many wrong ones, in place of the one that
 * was asked for by the same.
 */
export async function issueCode(tx: Database, wish: CodeWish): Promise<Issued | Refusal> {
  const { companyId, purpose, channel, destination, customer, address, now } = wish;
  const outage = await refuseInOutage(tx, { companyId, channel, now });
  if (outage !== null) return outage;
  const counted = countedBy(wish);
  const pausedFor = await pauseOf(tx, wish, counted);
  if (pausedFor > 0) return refuse('too_many_attempts', { retryAfter: Math.ceil(pausedFor / 1000) });
  const spender = spenderOf(wish, counted);
  const asker = { known: counted.isKnown ? spender : null, address };
  const open = messageAllowances(channel, 'code', destination, asker, wish.mayBeLink);
  if (customer !== undefined) open.push(customerAllowance(customer, purpose));
  const spent = await spendAllowance(tx, { companyId, now }, open, dailyAllowances(spender, address));
  if (spent.kind === 'wait') return refuse('too_soon', { retryAfter: Math.ceil(spent.milliseconds / 1000) });
  const maxTries = (await wrongTries(tx, wish, counted)) < TRIES ? TRIES : 1;
  // Others who ask for codes that are counted with it wait, since they spend of the same allowance.
  const left = await guessesLeft(tx, { companyId, names: [counted.name, ...counted.former], now });
  const isShort = spent.isShort || left < maxTries;
  // Who is signed in waits for no code in vain: of whose account it is, they learn nothing by that.
  if (isShort && customer !== undefined) return refuse('too_soon', { retryAfter: LIFETIME / 1000 });
  const code = wish.isReal && !isShort ? String(randomInt(1_000_000)).padStart(6, '0') : null;
  const id = randomUUID();
  await tx
    .delete(codes)
    .where(and(eq(codes.companyId, companyId), lt(codes.createdAt, new Date(now - KEPT))));
  await tx.insert(codes).values({
    companyId,
    id,
    purpose,
    destination: sha256(destination),
    asker: sha256(wish.asker),
    address: sha256(addressGroup(address)),
    countedBy: sha256(counted.name),
    codeHash: code === null ? null : verificationHash(id, code),
    tries: 0,
    maxTries,
    expiresAt: new Date(now + LIFETIME),
    createdAt: new Date(now),
  });
  return { code, isShort };
}

/** What its allowances are of. Whoever is signed in has those of each purpose: what they did before keeps them from nothing else. */
function spenderOf({ customer, purpose }: CodeWish, { name }: Counted): string {
  return customer === undefined ? name : `${name} for ${purpose}`;
}

/** How often somebody was wrong about the codes of a destination in the last day; of those of the account's own, its own tries alone. */
async function wrongTries(
  tx: Database,
  { companyId, destination, now }: CodeWish,
  { name, isKnown }: Counted,
): Promise<number> {
  const wrong = sql<number>`coalesce(sum(${codes.tries} - (case when ${codes.usedAt} is null then 0 else 1 end)), 0)::int`;
  const [row] = await tx
    .select({ wrong })
    .from(codes)
    .where(
      and(
        eq(codes.companyId, companyId),
        eq(codes.destination, sha256(destination)),
        isKnown ? eq(codes.countedBy, sha256(name)) : undefined,
        gte(codes.createdAt, new Date(now - DAY)),
      ),
    );
  return row?.wrong ?? 0;
}

export function verificationHash(id: string, code: string): string {
  return sha256(`${id} ${code}`);
}

/**
 * Milliseconds for which an IP address, or the account's own customer or device, gets no other code to a destination, since the one
 * before was guessed at until its tries were used up. Others do: nobody shuts out the owner of an address by guessing.
 */
async function pauseOf(tx: Database, wish: CodeWish, { name, isKnown }: Counted): Promise<number> {
  const { companyId, destination, address, now } = wish;
  const [row] = await tx
    .select({ lastTryAt: codes.lastTryAt })
    .from(codes)
    .where(
      and(
        eq(codes.companyId, companyId),
        eq(codes.destination, sha256(destination)),
        isKnown ? eq(codes.countedBy, sha256(name)) : eq(codes.address, sha256(addressGroup(address))),
        gte(codes.tries, codes.maxTries),
        gte(codes.lastTryAt, new Date(now - PAUSE)),
      ),
    )
    .orderBy(desc(codes.lastTryAt))
    .limit(1);
  return row?.lastTryAt ? Math.max(0, row.lastTryAt.getTime() + PAUSE - now) : 0;
}
