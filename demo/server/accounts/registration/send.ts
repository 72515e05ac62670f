import type { Locale } from '#domain/locale.ts';
import type { Database } from '../../database/database.ts';
import type { ServerContext } from '../../context.ts';
import { Refusal } from '../../http/refusal.ts';
import { companyOrigin } from '../../companies/company-origin.ts';
import { mailCode, mailLink, pageAddress } from '../../mail/templates/account-mails.ts';
import type { Tenant } from '../../router/route.ts';
import { askerOf } from '../codes/check-code.ts';
import { issueCode } from '../codes/issue-code.ts';
import type { Channel } from '../codes/message-allowances.ts';
import { smsCode } from '../codes/send-code.ts';
import { findCustomer } from '../customer/customers.ts';
import { languageOfLetters } from '../customer/letters.ts';
import { knownDevice } from '../known-devices.ts';
import { sendLink } from '../sign-in-link.ts';
import { isByEmailAlone, isByOneAddress, type RegistrationRow } from './registrations.ts';

interface Sending {
  readonly tenant: Tenant;
  readonly registration: RegistrationRow;
  readonly channel: Channel;
  /** False: nobody began it, and nothing is sent. */
  readonly isKnown?: boolean;
  readonly locale: Locale;
  /** IP address. */
  readonly address: string;
  /** By which the browser is known where the account was entered in it before; empty: it said none. */
  readonly device?: string | undefined;
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * Sends the code that proves an address of a registration. An e-mail that has an account gets a mail that says so in its
 * place, unless it is all that was given; a phone gets its code in any case, since whoever has it may decide what becomes of it. Where
 * no code may be sent today, a link goes instead to an address that has no account, and to one that is all that was given.
 */
export async function sendRegistrationCode(
  context: ServerContext,
  tx: Database,
  { tenant, registration, channel, isKnown = true, locale: spoken, address, device = '', now }: Sending,
): Promise<Refusal | null> {
  const destination = registration[channel];
  const holder = await findCustomer(
    tx,
    tenant.id,
    channel === 'email' ? { email: destination } : { phone: destination },
  );
  const isEntering = isByEmailAlone(registration);
  const issued = await issueCode(tx, {
    companyId: tenant.id,
    purpose: 'register',
    channel,
    destination,
    asker: askerOf.registration(registration.id),
    holder: holder?.id ?? null,
    device: await knownDevice(tx, {
      companyId: tenant.id,
      account: holder?.id ?? destination,
      word: device,
      now,
    }),
    isReal: isKnown && (channel === 'phone' || holder === null || isEntering),
    mayBeLink: true,
    address,
    now,
  });
  if (issued instanceof Refusal) return issued;
  const locale = languageOfLetters(holder, spoken);
  const reader = { tenant, to: destination, locale, now };
  const origin = await companyOrigin(context, tenant.id, tx);
  if (issued.isShort && isKnown && (holder === null || isByOneAddress(registration))) {
    const wish = { tenant, channel, destination, holder, registrationId: registration.id, locale, now };
    await sendLink(context, tx, wish, 'insteadOfCode');
  } else if (channel === 'phone') await smsCode(tx, reader, issued.code);
  else if (issued.code !== null)
    await mailCode(tx, reader, holder === null ? 'register' : 'signIn', issued.code);
  else if (isKnown && holder !== null && !isEntering) {
    const url = pageAddress(origin, tenant, { kind: 'auth', page: 'login' }, locale);
    await mailLink(tx, { ...reader, firstname: holder.firstname }, 'known', url);
  }
  return null;
}
