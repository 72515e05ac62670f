import { and, eq, like, lt, or, sql } from 'drizzle-orm';
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
  /** In which the account was entered before; null where it was not, or nobody knows. */
  readonly device?: string | null;
  /** Epoch milliseconds. */
  readonly now: number;
}

type Admission =
  /** The try counts as failed until it is forgiven. */
  { readonly kind: 'try'; forgive(): Promise<void> } | { readonly kind: 'wait'; readonly seconds: number };

interface Limit {
  /** Tries before there is a wait. */
  readonly free: number;
  /** Milliseconds from then on between two tries: the first wait, then twice as long each time. */
  readonly first: number;
}

const SECOND = 1000;
const HOUR = 3600 * SECOND;
/** Of one account, for one IP address or one known device. */
const ASKER: Limit = { free: 5, first: 30 * SECOND };
/** Of one account, for all IP addresses together: fewer than sixty tries a day. */
const ACCOUNT: Limit = { free: 30, first: HOUR };
const LONGEST_DELAY = HOUR;
/** An account is new again after a day without a try. */
const ACCOUNT_MEMORY = 24 * HOUR;
/** Of all accounts, for one IP address. */
const ADDRESS_TRIES = 30;
const ADDRESS_WINDOW = 900 * SECOND;

/**
 * Lets a log-in try happen, or says how long to wait. The try is counted before it is made, so that a hundred at once are
 * a hundred; accounts that do not exist are counted like others. A try that has to wait is not counted. Counted is who tries, so
 * that a stranger's guesses do not shut the owner out; where strangers at many addresses do, a device that the owner came in with
 * does not wait for them.
 */
export async function admitAttempt(db: Database, subject: Subject): Promise<Admission> {
  const names = namesOf(subject);
  const isKnown = Boolean(subject.device);
  const wait = await inTransaction(db, async (tx) => {
    await tx.delete(loginAttempts).where(lt(loginAttempts.last, new Date(subject.now - ACCOUNT_MEMORY)));
    // Always in this order, so that two tries never wait for each other.
    const byAddress = await touch(tx, subject, names.address);
    const byAccount = await touch(tx, subject, names.account);
    const byAsker = await touch(tx, subject, names.asker);
    const delay = Math.max(
      addressDelay(byAddress, subject.now),
      isKnown ? 0 : delayOf(ACCOUNT, byAccount, subject.now),
      delayOf(ASKER, byAsker, subject.now),
    );
    if (delay > 0) return delay;
    await count(tx, subject, names.address, byAddress.since.getTime() <= subject.now - ADDRESS_WINDOW);
    if (!isKnown) await count(tx, subject, names.account, false);
    await count(tx, subject, names.asker, false);
    return 0;
  });
  if (wait > 0) return { kind: 'wait', seconds: Math.ceil(wait / SECOND) };
  return { kind: 'try', forgive: () => forgive(db, subject) };
}

/** What the tries are counted by. */
function namesOf({ account, address, device }: Pick<Subject, 'account' | 'address' | 'device'>) {
  const group = addressGroup(address);
  const ofAccount = accountName(account);
  return {
    address: `address ${sha256(group)}`,
    account: ofAccount,
    asker: `${ofAccount} by ${sha256(device ? `device ${device}` : group)}`,
  };
}

const accountName = (account: string) => `account ${sha256(account)}`;

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

async function count(tx: Database, subject: Subject, name: string, isNew: boolean) {
  const at = new Date(subject.now);
  await tx
    .update(loginAttempts)
    .set({
      attempts: isNew ? 1 : sql`${loginAttempts.attempts} + 1`,
      last: at,
      ...(isNew ? { since: at } : {}),
    })
    .where(ofSubject(subject, name));
}

function delayOf({ free, first }: Limit, { attempts, last }: Row, now: number): number {
  if (attempts < free) return 0;
  const delay = Math.min(LONGEST_DELAY, first * 2 ** Math.min(20, attempts - free));
  return Math.max(0, last.getTime() + delay - now);
}

function addressDelay({ attempts, since }: Row, now: number): number {
  const until = since.getTime() + ADDRESS_WINDOW;
  return attempts < ADDRESS_TRIES ? 0 : Math.max(0, until - now);
}

/** Who has proven an account otherwise, as by a new password, need not wait for the guesses of others. */
export async function forgetAttempts(db: Database, companyId: string, account: string): Promise<void> {
  const name = accountName(account);
  await db
    .delete(loginAttempts)
    .where(
      and(
        eq(loginAttempts.companyId, companyId),
        or(eq(loginAttempts.subject, name), like(loginAttempts.subject, `${name} by %`)),
      ),
    );
}

/** The right password proves that the failures of whoever gave it were the person's own; the address keeps all but this try. */
async function forgive(db: Database, subject: Subject): Promise<void> {
  const names = namesOf(subject);
  await inTransaction(db, async (tx) => {
    const [own] = await tx
      .delete(loginAttempts)
      .where(ofSubject(subject, names.asker))
      .returning({ attempts: loginAttempts.attempts });
    await takeBack(tx, subject, names.address, 1);
    if (!subject.device) await takeBack(tx, subject, names.account, own?.attempts ?? 0);
  });
}

async function takeBack(tx: Database, subject: Subject, name: string, tries: number): Promise<void> {
  await tx
    .update(loginAttempts)
    .set({ attempts: sql`greatest(0, ${loginAttempts.attempts} - ${tries})` })
    .where(ofSubject(subject, name));
}

const ofSubject = ({ companyId }: Pick<Subject, 'companyId'>, name: string) =>
  and(eq(loginAttempts.companyId, companyId), eq(loginAttempts.subject, name));
