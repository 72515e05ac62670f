import { and, eq } from 'drizzle-orm';
import type { ProfileWire } from '#contract/people/profiles.schemas.ts';
import type { Locale } from '#domain/locale.ts';
import { maskEmail } from '#domain/people/account/masked.ts';
import type { ServerContext } from '../../context.ts';
import type { Database } from '../../database/database.ts';
import { profiles } from '../../database/schema/people/accounts.ts';
import { users } from '../../database/schema/people/people.ts';
import { refuse, Refusal } from '../../http/refusal.ts';
import { mailCode } from '../../mail/templates/account-mails.ts';
import { mailNotice } from '../../mail/templates/account-notices.ts';
import type { Caller, Tenant } from '../../router/route.ts';
import { sendsSms } from '../../sms/outbox.ts';
import { endAccountLinks } from '../account-links.ts';
import { askerOf, checkCode, isProven } from '../codes/check-code.ts';
import { issueCode } from '../codes/issue-code.ts';
import type { Channel } from '../codes/message-allowances.ts';
import { smsCode } from '../codes/send-code.ts';
import { forgetDevices } from '../known-devices.ts';
import { hasProvenNow } from '../proof/proven-now.ts';
import { takeAddresses, takeGuestOrders } from '../registration/finish.ts';
import { findCustomer, type UserRow } from './customers.ts';
import { languageOfLetters } from './letters.ts';
import { findProfile } from './profiles.ts';

interface ContactChange extends Pick<ServerContext, 'originOf'> {
  readonly tenant: Tenant;
  readonly user: UserRow;
  readonly caller: Caller | null;
  readonly profileId: string;
  readonly channel: Channel;
  /** E-mail in lower case, or E.164. */
  readonly destination: string;
  readonly code?: string | undefined;
  readonly locale: Locale;
  /** IP address. */
  readonly address: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

interface ContactState {
  readonly sent: boolean;
  readonly profile: ProfileWire;
}

/**
 * Changes the e-mail or the phone of a profile once a code proves that it is the customer's; without a code sends one, unless
 * it was proven just now. Another account that has it is told of to nobody before. What is to be a way into the account asks for a
 * proof that the account is theirs as well.
 */
export async function changeContact(tx: Database, change: ContactChange): Promise<ContactState | Refusal> {
  const { tenant, user, profileId, channel, destination, code, now } = change;
  const profile = await findProfile(tx, user, profileId);
  if (profile === null) return refuse('not_found');
  const asker = askerOf.customer(user.id);
  const proof = { companyId: tenant.id, destination, askers: [asker], now };
  // Whoever has proven it just now did not hear the answer, and asks again.
  if (isUnchanged(change, profile))
    return (await isProven(tx, proof))
      ? { sent: false, profile }
      : refuse('invalid', { field: channel, sentence: 'unchanged' });
  const isUnproven = channel === 'phone' && !sendsSms(tenant);
  // Instead of a phone that is a way in, even a phone that is none.
  const isGuarded = !isUnproven || user.phoneProven;
  if (isGuarded && (await isOtherWayIn(tx, change))) return refuse('proof_missing');
  if (isUnproven) return apply(tx, change, false);
  if (code === undefined) {
    if (await isProven(tx, proof)) return apply(tx, change, true);
    const refusal = await ask(tx, change, asker);
    return refusal ?? { sent: true, profile };
  }
  const { address } = change;
  const attempt = {
    companyId: tenant.id,
    purpose: 'change',
    destination,
    asker,
    code,
    address,
    now,
  } as const;
  const refusal = await checkCode(tx, attempt);
  return refusal ?? apply(tx, change, true);
}

/** Whether the profile has it already. A phone that is not proven becomes a way in by its code. */
function isUnchanged(
  { user, profileId, channel, destination }: ContactChange,
  profile: ProfileWire,
): boolean {
  if (channel === 'email') return profile.email.toLowerCase() === destination;
  return profile.phone.number === destination && (profileId !== user.id || user.phoneProven);
}

/** Whether it would be a new way into an account that has one, asked for by somebody who only has its session. */
async function isOtherWayIn(tx: Database, change: ContactChange): Promise<boolean> {
  const { user, profileId, destination } = change;
  const known = waysIn(user);
  if (profileId !== user.id || known.length === 0 || known.includes(destination)) return false;
  return !(await hasProvenNow(tx, change));
}

/** The e-mail and the phone by which a customer comes in. A phone that is not proven may be anybody's. */
function waysIn({ email, phone, phoneProven }: UserRow): string[] {
  return [email, phoneProven ? phone : ''].filter((way) => way !== '');
}

async function ask(tx: Database, change: ContactChange, asker: string): Promise<Refusal | null> {
  const { tenant, user, channel, destination, address, now } = change;
  const holder = await holderOf(tx, change);
  const issued = await issueCode(tx, {
    companyId: tenant.id,
    purpose: 'change',
    channel,
    destination,
    asker,
    holder: holder?.id ?? null,
    customer: user.id,
    isReal: true,
    address,
    now,
  });
  if (issued instanceof Refusal) return issued;
  const reader = { tenant, to: destination, locale: languageOfLetters(user, change.locale), now };
  if (channel === 'phone') await smsCode(tx, reader, issued.code);
  else if (issued.code !== null) await mailCode(tx, reader, 'change', issued.code);
  return null;
}

async function apply(tx: Database, change: ContactChange, isProof: boolean): Promise<ContactState | Refusal> {
  const { tenant, user, profileId, channel, destination } = change;
  if (profileId !== user.id) {
    await tx
      .update(profiles)
      .set({ [channel]: destination })
      .where(and(eq(profiles.companyId, tenant.id), eq(profiles.id, profileId)));
    return current(tx, change);
  }
  await takeAddresses(tx, tenant.id, [destination]);
  const holder = isProof ? await holderOf(tx, change) : null;
  if (holder !== null && holder.id !== user.id) return refuse('conflict', { field: channel });
  const phoneProven = isProof || (user.phoneProven && destination === user.phone);
  await tx
    .update(users)
    .set(channel === 'email' ? { email: destination } : { phone: destination, phoneProven })
    .where(and(eq(users.companyId, tenant.id), eq(users.id, user.id)));
  if (channel === 'email') await takeGuestOrders(tx, { ...user, email: destination });
  if (user[channel] !== destination) await notify(tx, change);
  return current(tx, change);
}

/** Links that went to the address before end, and devices are known no more; a mail goes there too. */
async function notify(tx: Database, change: ContactChange) {
  const { tenant, user, channel, destination, locale, now, originOf } = change;
  if (channel === 'email') await endAccountLinks(tx, tenant.id, user.id);
  await forgetDevices(tx, { companyId: tenant.id, userId: user.id });
  if (user.email === '') return;
  const { email: to, firstname } = user;
  const reader = { tenant, to, firstname, locale: languageOfLetters(user, locale), now, originOf };
  if (channel === 'email') await mailNotice(tx, reader, 'emailChanged', { email: maskEmail(destination) });
  else await mailNotice(tx, reader, 'phoneChanged');
}

async function current(tx: Database, { user, profileId }: ContactChange): Promise<ContactState | Refusal> {
  const fresh = await findCustomer(tx, user.companyId, { id: user.id });
  const profile = fresh === null ? null : await findProfile(tx, fresh, profileId);
  return profile === null ? refuse('not_found') : { sent: false, profile };
}

function holderOf(tx: Database, { tenant, channel, destination }: ContactChange) {
  return findCustomer(tx, tenant.id, channel === 'email' ? { email: destination } : { phone: destination });
}
