import { and, desc, eq } from 'drizzle-orm';
import { smsOutbox } from '../../database/schema/people/accounts.ts';
import { outbox } from '../../database/schema/records.ts';
import type { TestServer } from '../../testing/test-server.ts';

/** Every mail to an address, the newest first. */
export function mailsTo({ database }: TestServer, company: string, to: string) {
  return database.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.companyId, company), eq(outbox.to, to)))
    .orderBy(desc(outbox.sequence));
}

/** Every SMS to a phone that was sent, the newest first. */
export function smsTo({ database }: TestServer, company: string, to: string) {
  return database.db
    .select()
    .from(smsOutbox)
    .where(and(eq(smsOutbox.companyId, company), eq(smsOutbox.to, to), eq(smsOutbox.withheld, false)))
    .orderBy(desc(smsOutbox.sequence));
}

/** The code of the newest message to an e-mail or a phone. */
export async function codeTo(server: TestServer, company: string, to: string): Promise<string> {
  const messages = to.startsWith('+') ? await smsTo(server, company, to) : await mailsTo(server, company, to);
  const code = /\b\d{6}\b/.exec(messages[0]?.text ?? '')?.[0];
  if (code === undefined) throw new Error(`No code was sent to ${to}.`);
  return code;
}

/** The token of the link in the newest message to an e-mail or a phone. */
export async function linkTo(server: TestServer, company: string, to: string): Promise<string> {
  const messages = to.startsWith('+') ? await smsTo(server, company, to) : await mailsTo(server, company, to);
  const token = /[=#]([\w-]{43})(?![\w-])/.exec(messages[0]?.text ?? '')?.[1];
  if (token === undefined) throw new Error(`No link was sent to ${to}.`);
  return token;
}

/** A code of six digits that is not this one. */
export function wrong(code: string, round = 1): string {
  return String((Number(code) + round) % 1_000_000).padStart(6, '0');
}
