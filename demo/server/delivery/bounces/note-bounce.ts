import { eq } from 'drizzle-orm';
import { inTransaction, type Database } from '../../database/database.ts';
import { deliveries, outbox } from '../../database/schema/records.ts';
import { inTenant } from '../../database/tenancy/tenant-scope.ts';
import { findCompanyMail, sendMail } from '../../mail/outbox.ts';
import { companyLocale } from '../../mail/salon/salon-settings.ts';
import { textMail } from '../../mail/templates/text-mail.ts';
import { translate } from '../../texts.ts';
import { LONGEST_FAILURE, sameDelivery } from '../deliver.ts';
import { readBounce } from './read-bounce.ts';
import { readReturnPath } from './return-path.ts';

/** A mail as it came back. */
export interface BouncedMail {
  /** To which it came, of `bounceReturnPath`. */
  readonly recipient: string;
  readonly message: Uint8Array;
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * Notes that a mail which a server had taken did not arrive, and tells its company, which may know a telephone number. False where
 * it is no such mail, or was noted before.
 */
export async function noteBounce(db: Database, { recipient, message, now }: BouncedMail): Promise<boolean> {
  const id = readReturnPath(recipient);
  const reason = id && (await readBounce(message));
  if (id === null || reason === null) return false;
  const [mail] = await db.select({ companyId: outbox.companyId }).from(outbox).where(eq(outbox.id, id));
  if (mail === undefined) return false;
  const { companyId } = mail;
  const bounced = { companyId, kind: 'mail', id } as const;
  return inTenant(companyId, () =>
    inTransaction(db, async (tx) => {
      const [delivery] = await tx.select().from(deliveries).where(sameDelivery(bounced)).for('update');
      // What was never taken cannot come back, and says so once.
      if (!delivery?.deliveredAt) return false;
      await tx
        .update(deliveries)
        .set({ deliveredAt: null, failure: reason.slice(0, LONGEST_FAILURE) })
        .where(sameDelivery(bounced));
      await tellCompany(tx, { companyId, id, reason, now });
      return true;
    }),
  );
}

/** What came back from the company's own address is not told there. */
async function tellCompany(
  tx: Database,
  { companyId, id, reason, now }: { companyId: string; id: string; reason: string; now: number },
): Promise<void> {
  const found = await findCompanyMail(tx, companyId, id);
  if (found === null || found.mail.to === found.mail.from) return;
  const { mail, profile } = found;
  const { from, to, subject } = mail;
  const locale = companyLocale(profile);
  const notice = textMail(locale, {
    subject: translate(locale, 'mail:returned.subject', { to }),
    greeting: translate(locale, 'mail:returned.text', { to, subject }),
    paragraphs: [
      translate(locale, 'mail:returned.reason', { reason }),
      translate(locale, 'mail:returned.advice'),
    ],
    company: profile,
  });
  await sendMail(tx, { companyId, from, to: from, locale, event: `returned ${id}`, now }, notice);
}
