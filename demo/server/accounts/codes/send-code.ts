import type { Locale } from '#domain/locale.ts';
import type { Database } from '../../database/database.ts';
import { translate } from '../../texts.ts';
import type { Tenant } from '../../router/route.ts';
import { sendSms } from '../../sms/outbox.ts';

interface Receiver {
  readonly tenant: Tenant;
  /** E.164. */
  readonly to: string;
  readonly locale: Locale;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** A code by SMS; where there is none, as much is done and nothing sent. */
export async function smsCode(
  tx: Database,
  { tenant, to, locale, now }: Receiver,
  code: string | null,
): Promise<void> {
  const company = tenant.profile.identity.displayName;
  const text = translate(locale, 'mail:sms.code', { code: code ?? '', company });
  await sendSms(tx, { companyId: tenant.id, to, locale, text, withheld: code === null, now });
}

/** A link to sign in by SMS; where there is none, as much is done and nothing sent. */
export async function smsLink(
  tx: Database,
  { tenant, to, locale, now }: Receiver,
  url: string | null,
): Promise<void> {
  const company = tenant.profile.identity.displayName;
  const text = translate(locale, 'mail:sms.link', { url: url ?? '', company });
  await sendSms(tx, { companyId: tenant.id, to, locale, text, withheld: url === null, now });
}
