import { randomUUID } from 'node:crypto';
import { and, count, desc, eq } from 'drizzle-orm';
import type { CompanyWire } from '#contract/company/company-wire.ts';
import type { Locale } from '#domain/locale.ts';
import type { Database } from '../database/database.ts';
import { deliveries, outbox } from '../database/schema/records.ts';
import { companies } from '../database/schema/tenants.ts';
import type { Mail } from './templates/confirmation.ts';

export type SentMail = typeof outbox.$inferSelect;

interface Envelope {
  readonly companyId: string;
  readonly from: string;
  /** Who gets the answers; `from` unless given. */
  readonly replyTo?: string;
  readonly to: string;
  readonly locale: Locale;
  /** Where whoever gets it can stop such mails. */
  readonly unsubscribeUrl?: string;
  /** What happened: the company sends one mail of it, however often it is asked to. */
  readonly event?: string;
  /** False: its reader is to be forgotten once it has left. */
  readonly isKept?: boolean;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Sends a mail: it is in the outbox as soon as the transaction is. */
export async function sendMail(tx: Database, { now, ...envelope }: Envelope, mail: Mail): Promise<void> {
  const createdAt = new Date(now);
  const [sent] = await tx
    .insert(outbox)
    .values({
      ...envelope,
      id: randomUUID(),
      subject: oneLine(mail.subject),
      text: mail.text,
      html: mail.html,
      attachments: [...mail.attachments],
      createdAt,
    })
    .onConflictDoNothing({ target: [outbox.companyId, outbox.event] })
    .returning({ companyId: outbox.companyId, id: outbox.id });
  if (sent === undefined) return;
  await tx.insert(deliveries).values({ ...sent, kind: 'mail', dueAt: createdAt, createdAt });
}

/** A subject is one header: line ends in a name must not make it two. */
function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ');
}

type MailLine = Pick<SentMail, 'companyId' | 'id' | 'to' | 'from' | 'subject' | 'createdAt'>;

/** A page of the outbox of all companies, the newest first, and how many mails there are. */
export async function listMails(
  db: Database,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ mails: MailLine[]; total: number }> {
  const mails = await db
    .select({
      companyId: outbox.companyId,
      id: outbox.id,
      to: outbox.to,
      from: outbox.from,
      subject: outbox.subject,
      createdAt: outbox.createdAt,
    })
    .from(outbox)
    .orderBy(desc(outbox.sequence))
    .limit(limit)
    .offset(offset);
  const [counted] = await db.select({ total: count() }).from(outbox);
  return { mails, total: counted?.total ?? 0 };
}

export async function findMail(db: Database, companyId: string, id: string): Promise<SentMail | null> {
  const [mail] = await db
    .select()
    .from(outbox)
    .where(and(eq(outbox.companyId, companyId), eq(outbox.id, id)));
  return mail ?? null;
}

/** A mail with the company that sent it. */
export async function findCompanyMail(
  db: Database,
  companyId: string,
  id: string,
): Promise<{ readonly mail: SentMail; readonly profile: CompanyWire } | null> {
  const [found] = await db
    .select({ mail: outbox, profile: companies.profile })
    .from(outbox)
    .innerJoin(companies, eq(companies.id, outbox.companyId))
    .where(and(eq(outbox.companyId, companyId), eq(outbox.id, id)));
  return found ?? null;
}
