import { createTransport, type SendMailOptions } from 'nodemailer';
import { checkEmail } from '#domain/people/contact-details.ts';
import type { EpochClock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { findCompanyMail } from '../mail/outbox.ts';
import { bounceReturnPath } from './bounces/return-path.ts';
import { deliverDue, type Attempt, type Delivery } from './deliver.ts';

export interface SmtpServer {
  /** `smtp://user:password@host:587`, or `smtps://…` for TLS from the first byte. */
  readonly url: string;
  /** The address that all mails come from; each company's name goes before it. */
  readonly from: string;
  /** To which mails come back that were taken and could not be delivered; null: to `from`. */
  readonly bounceAddress: string | null;
}

/** Milliseconds that the server may take for each of its answers. */
const ANSWER_TIME = 30_000;

/** Delivers the mails that are due. Returns how many were; throws where the server takes none. */
export async function deliverMails(db: Database, clock: EpochClock, server: SmtpServer): Promise<number> {
  const transport = createTransport({
    url: server.url,
    connectionTimeout: ANSWER_TIME,
    greetingTimeout: ANSWER_TIME,
    socketTimeout: ANSWER_TIME,
    dnsTimeout: ANSWER_TIME,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const send = async (delivery: Delivery): Promise<Attempt> => {
    const message = await messageOf(db, delivery, server);
    if (message === null) return { kind: 'refused', failure: 'No address to write to.' };
    try {
      await transport.sendMail(message);
      return { kind: 'delivered' };
    } catch (error) {
      return { kind: isForGood(error) ? 'refused' : 'failed', failure: wordsOf(error) };
    }
  };
  try {
    return await deliverDue({ db, clock, kind: 'mail', send });
  } finally {
    transport.close();
  }
}

/** Null where nobody can be written to. */
async function messageOf(
  db: Database,
  { companyId, id }: Delivery,
  { from, bounceAddress }: SmtpServer,
): Promise<SendMailOptions | null> {
  const found = await findCompanyMail(db, companyId, id);
  const to = addressOf(found?.mail.to);
  if (found === null || to === null) return null;
  const { mail, profile } = found;
  const replyTo = addressOf(mail.replyTo) ?? addressOf(mail.from);
  const returnsTo = bounceAddress && bounceReturnPath(bounceAddress, id);
  return {
    // As objects, since an address in a text could be made to name others.
    from: { name: profile.identity.displayName.replace(/\p{Cc}+/gu, ' '), address: from },
    to: { name: '', address: to },
    // Of the transport alone: a reader sees `from`.
    envelope: { from: returnsTo ?? from, to },
    ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
    subject: mail.subject.replace(/\p{Cc}+/gu, ' '),
    text: mail.text,
    html: mail.html,
    date: mail.createdAt,
    // The same whenever it is tried, so that one that comes twice can be known.
    messageId: `<${mail.id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': mail.locale },
    ...(mail.unsubscribeUrl !== null && { list: { unsubscribe: mail.unsubscribeUrl } }),
    attachments: mail.attachments.map(({ name, contentType, content, encoding }) => ({
      filename: name,
      contentType,
      content,
      ...(encoding && { encoding }),
    })),
  };
}

function addressOf(text: string | null | undefined): string | null {
  const checked = checkEmail(text ?? '');
  return checked.kind === 'ok' ? checked.value : null;
}

/** Whether it is this mail that the server does not want; a server that knows us no more or is down may do so later. */
function isForGood(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const [code, answer]: readonly unknown[] = [Reflect.get(error, 'code'), Reflect.get(error, 'responseCode')];
  const isOfMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return isOfMail && (typeof answer !== 'number' || answer >= 500);
}

function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const answer: unknown = Reflect.get(error, 'response');
  return typeof answer === 'string' ? answer : error.message;
}
