import { randomUUID } from 'node:crypto';
import { count, desc, eq } from 'drizzle-orm';
import type { Locale } from '#domain/locale.ts';
import type { Database } from '../database/database.ts';
import { smsOutbox } from '../database/schema/people/accounts.ts';
import { deliveries } from '../database/schema/records.ts';
import type { Tenant } from '../router/route.ts';

/** Whether a company sends SMS at all. */
export function sendsSms({ profile }: Tenant): boolean {
  return profile.booker.sms ?? true;
}

interface Sms {
  readonly companyId: string;
  /** E.164. */
  readonly to: string;
  readonly locale: Locale;
  readonly text: string;
  /** Written down to take as long, but not sent. */
  readonly withheld?: boolean;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Sends an SMS: it is in the outbox as soon as the transaction is. */
export async function sendSms(tx: Database, { now, withheld = false, ...sms }: Sms): Promise<void> {
  const sent = { companyId: sms.companyId, id: randomUUID(), createdAt: new Date(now) };
  await tx.insert(smsOutbox).values({ ...sms, ...sent, withheld });
  // One that is withheld takes as long, and is never due.
  await tx.insert(deliveries).values({ ...sent, kind: 'sms', dueAt: withheld ? null : sent.createdAt });
}

export type SentSms = typeof smsOutbox.$inferSelect;

/** A page of the SMS of all companies, the newest first, and how many there are. */
export async function listSms(
  db: Database,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ messages: SentSms[]; total: number }> {
  const sent = eq(smsOutbox.withheld, false);
  const messages = await db
    .select()
    .from(smsOutbox)
    .where(sent)
    .orderBy(desc(smsOutbox.sequence))
    .limit(limit)
    .offset(offset);
  const [counted] = await db.select({ total: count() }).from(smsOutbox).where(sent);
  return { messages, total: counted?.total ?? 0 };
}
