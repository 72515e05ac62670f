import { randomUUID } from 'node:crypto';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { idempotencyKeys } from '../../database/schema/records.ts';
import { refuse, Refusal } from '../refusal.ts';
import { sha256 } from '../../sha256.ts';

const HOUR = 3_600_000;
/** Milliseconds that an answer is kept for its repetition. */
const REPLY_LIFETIME = 48 * HOUR;
/** Milliseconds after which an attempt that has not answered is taken for dead. */
const LONGEST_ATTEMPT = 60_000;

/** What an idempotent call is told apart by. */
export interface IdempotentCall {
  readonly companyId: string;
  /** Name of the call and who makes it. */
  readonly scope: string;
  readonly key: string;
  readonly payload: unknown;
  readonly now: number;
}

/** Writes the answer down; call it in the transaction that has the effect. */
type StoreReply<T> = (tx: Database, reply: T) => Promise<void>;

/**
 * Runs the work of an idempotent call at most once: a repetition gets the answer of the first time. The answer is kept with
 * the effect, in one transaction, so that neither exists without the other. A refusal has no effect
 * and is not kept: the same key may try again.
 */
export async function runIdempotent<T>(
  db: Database,
  call: IdempotentCall,
  parse: (reply: unknown) => T,
  work: (storeReply: StoreReply<T>) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.startedAt, new Date(call.now - REPLY_LIFETIME)));
  const attempt = randomUUID();
  const begun = await begin(db, call, attempt);
  if (begun instanceof Refusal) return begun;
  if (begun.kind === 'replay') return parse(begun.reply);
  try {
    const result = await work((tx, reply) => finish(tx, call, attempt, reply));
    if (result instanceof Refusal) await forget(db, call, attempt);
    return result;
  } catch (error) {
    await forget(db, call, attempt).catch(() => undefined);
    throw error;
  }
}

type Begun = { readonly kind: 'ours' } | { readonly kind: 'replay'; readonly reply: unknown };

async function begin(db: Database, call: IdempotentCall, attempt: string): Promise<Begun | Refusal> {
  const row = {
    companyId: call.companyId,
    scope: call.scope,
    key: call.key,
    payloadHash: hashOf(call.payload),
    attempt,
    startedAt: new Date(call.now),
  };
  const inserted = await db
    .insert(idempotencyKeys)
    .values(row)
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (inserted.length > 0) return { kind: 'ours' };
  const [known] = await db.select().from(idempotencyKeys).where(sameKey(call));
  if (known === undefined) return refuse('in_flight', { retryAfter: 1 });
  if (known.payloadHash !== row.payloadHash) return refuse('key_reused', { field: 'Idempotency-Key' });
  if (known.reply !== null) return { kind: 'replay', reply: known.reply };
  // One that began long after now is dead as well: the clock has gone back since.
  if (Math.abs(known.startedAt.getTime() - call.now) < LONGEST_ATTEMPT) {
    return refuse('in_flight', { retryAfter: 1 });
  }
  const taken = await db
    .update(idempotencyKeys)
    .set({ attempt, startedAt: row.startedAt })
    .where(and(sameKey(call), eq(idempotencyKeys.attempt, known.attempt), isNull(idempotencyKeys.reply)))
    .returning({ key: idempotencyKeys.key });
  return taken.length > 0 ? { kind: 'ours' } : refuse('in_flight', { retryAfter: 1 });
}

async function finish(tx: Database, call: IdempotentCall, attempt: string, reply: unknown): Promise<void> {
  const kept = await tx
    .update(idempotencyKeys)
    .set({ reply })
    .where(and(sameKey(call), eq(idempotencyKeys.attempt, attempt), isNull(idempotencyKeys.reply)))
    .returning({ key: idempotencyKeys.key });
  if (kept.length === 0) throw new Error('Another attempt has taken this idempotent call over.');
}

async function forget(db: Database, call: IdempotentCall, attempt: string): Promise<void> {
  await db
    .delete(idempotencyKeys)
    .where(and(sameKey(call), eq(idempotencyKeys.attempt, attempt), isNull(idempotencyKeys.reply)));
}

function sameKey({ companyId, scope, key }: IdempotentCall) {
  return and(
    eq(idempotencyKeys.companyId, companyId),
    eq(idempotencyKeys.scope, scope),
    eq(idempotencyKeys.key, key),
  );
}

/** Of the payload whatever the order of its fields. */
function hashOf(payload: unknown): string {
  return sha256(JSON.stringify(sorted(payload)));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, sorted(inner)] as const);
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
