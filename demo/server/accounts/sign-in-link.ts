import type { Locale } from '#domain/locale.ts';
import { companyOrigin } from '../companies/company-origin.ts';
import type { ServerContext } from '../context.ts';
import type { Database } from '../database/database.ts';
import { bookingAddress, mailLink, pageAddress } from '../mail/templates/account-mails.ts';
import type { Tenant } from '../router/route.ts';
import { createAccountLink } from './account-links.ts';
import type { Channel } from './codes/message-allowances.ts';
import { smsLink } from './codes/send-code.ts';
import type { UserRow } from './customer/customers.ts';

interface LinkWish {
  readonly tenant: Tenant;
  readonly channel: Channel;
  /** E-mail in lower case, or E.164. */
  readonly destination: string;
  /** Whose way in the destination is; null: nobody's; as much is done, and the link leads to nothing. */
  readonly holder: UserRow | null;
  /** Whose the destination is, where it is nobody's: a link proves it then, and opens an account of it alone. */
  readonly registrationId?: string;
  /** Of the letter. */
  readonly locale: Locale;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Sends a link to sign in; to an address without an account a mail that says so. */
export async function sendLink(
  context: ServerContext,
  tx: Database,
  wish: LinkWish,
  kind: 'signIn' | 'insteadOfCode' = 'signIn',
): Promise<void> {
  const { tenant, channel, destination, holder, registrationId, locale, now } = wish;
  const token = await createAccountLink(tx, {
    companyId: tenant.id,
    purpose: 'sign-in',
    userId: holder?.id ?? null,
    ...(holder === null && registrationId !== undefined && { registration: { registrationId, channel } }),
    now,
  });
  const origin = await companyOrigin(context, tenant.id, tx);
  // After the fragment sign: what stands there reaches no server and no referrer.
  const url = `${pageAddress(origin, tenant, { kind: 'auth', page: 'login' }, locale)}#link=${token}`;
  const reader = { tenant, to: destination, locale, now };
  const isReal = holder !== null || registrationId !== undefined;
  if (channel === 'phone') await smsLink(tx, reader, isReal ? url : null);
  else if (!isReal) await mailLink(tx, reader, 'unknown', bookingAddress(origin, tenant, locale));
  else await mailLink(tx, reader, kind, url);
}
