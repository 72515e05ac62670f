import { and, eq, lt, sql } from 'drizzle-orm';
import { inTransaction, type Database } from '../database/database.ts';
import { loginAttempts } from '../database/schema/people/people.ts';
import { addressGroup } from '../http/requests/client-address.ts';
import { sha256 } from '../sha256.ts';

interface Subject {
  readonly companyId: string;
  /** E-mail in lower case. */
  readonly account: string;
  /** IP address. */
  readonly address: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

type Admission =
  /** The try counts as failed until it is forgiven. */
  { readonly kind: 'try'; forgive(): Promise<void> } | { readonly kind: 'wait'; readonly seconds: number };

const SECOND = 1000;
const FREE_TRIES = 5;
/** After the free tries of an account: 30 s, 60 s, 120 s … between two tries, an hour at most. */
const FIRST_DELAY = 30 * SECOND;
const LONGEST_DELAY = 3600 * SECOND;
/** An account is new again after a day without a try. */
const ACCOUNT_MEMORY = 86_400 * SECOND;
const ADDRESS_TRIES = 30;
const ADDRESS_WINDOW = 900 * SECOND;

/**
 * Lets a log-in try happen, or says how long to wait. The try is counted before it is made, so that a hundred at once are
 * a hundred; accounts that do not exist are counted like others. A try that has to wait is not counted.
 */
export async function admitAttempt(db: Database, subject: Subject): Promise<Admission> {
  const account = `account ${sha256(subject.account)}`;
  const address = `address ${sha256(addressGroup(subject.address))}`;
  const wait = await inTransaction(db, async (tx) => {
    await tx.delete(loginAttempts).where(lt(loginAttempts.last, new Date(subject.now - ACCOUNT_MEMORY)));
    // Always in this order, so that two tries never wait for each other.
    const byAddress = await touch(tx, subject, address);
    const byAccount = await touch(tx, subject, account);
    const delay = Math.max(addressDelay(byAddress, subject.now), accountDelay(byAccount, subject.now));
    if (delay > 0) return delay;
    await count(tx, subject, address, byAddress.since.getTime() <= subject.now - ADDRESS_WINDOW);
    await count(tx, subject, account, false);
    return 0;
  });
  if (wait > 0) return { kind: 'wait', seconds: Math.ceil(wait / SECOND) };
  return { kind: 'try', forgive: () => forgive(db, subject, address) };
}

type Row = typeof loginAttempts.$inferSelect;

/** The row of a subject, locked until the transaction ends. */
async function touch(tx: Database, { companyId, now }: Subject, subject: string): Promise<Row> {
  const at = new Date(now);
  const [row] = await tx
    .insert(loginAttempts)
    .values({ companyId, subject, attempts: 0, since: at, last: at })
    .onConflictDoUpdate({
      target: [loginAttempts.companyId, loginAttempts.subject],
      set: { attempts: loginAttempts.attempts },
    })
    .returning();
  if (row === undefined) throw new Error('A log-in try could not be written down.');
  return row;
}

async function count(tx: Database, { companyId, now }: Subject, subject: string, isNew: boolean) {
  const at = new Date(now);
  await tx
    .update(loginAttempts)
    .set({
      attempts: isNew ? 1 : sql`${loginAttempts.attempts} + 1`,
      last: at,
      ...(isNew ? { since: at } : {}),
    })
    .where(and(eq(loginAttempts.companyId, companyId), eq(loginAttempts.subject, subject)));
}

function accountDelay({ attempts, last }: Row, now: number): number {
  if (attempts < FREE_TRIES) return 0;
  const delay = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** Math.min(20, attempts - FREE_TRIES));
  return Math.max(0, last.getTime() + delay - now);
}

function addressDelay({ attempts, since }: Row, now: number): number {
  const until = since.getTime() + ADDRESS_WINDOW;
  return attempts < ADDRESS_TRIES ? 0 : Math.max(0, until - now);
}

/** Who has proven an account otherwise, as by a new password, need not wait for the guesses of others. */
export async function forgetAttempts(db: Database, companyId: string, account: string): Promise<void> {
  await db
    .delete(loginAttempts)
    .where(
      and(eq(loginAttempts.companyId, companyId), eq(loginAttempts.subject, `account ${sha256(account)}`)),
    );
}

/** The right password proves that the failures before were the person's own; the address keeps all but this try. */
async function forgive(db: Database, { companyId, account }: Subject, address: string): Promise<void> {
  await forgetAttempts(db, companyId, account);
  await db
    .update(loginAttempts)
    .set({ attempts: sql`greatest(0, ${loginAttempts.attempts} - 1)` })
    .where(and(eq(loginAttempts.companyId, companyId), eq(loginAttempts.subject, address)));
}
