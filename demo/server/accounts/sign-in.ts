import { randomBytes } from 'node:crypto';
import type { SignInWire } from '#contract/people/users-sign-in.schemas.ts';
import type { Locale } from '#domain/locale.ts';
import type { Database } from '../database/database.ts';
import type { ServerContext } from '../context.ts';
import { refuse, Refusal } from '../http/refusal.ts';
import { companyOrigin } from '../companies/company-origin.ts';
import { bookingAddress, mailCode, mailLink, pageAddress } from '../mail/templates/account-mails.ts';
import type { Tenant } from '../router/route.ts';
import { refuseInOutage } from '../sms/outage.ts';
import {
  createAccountLink,
  readAccountLink,
  readRegistrationLink,
  spendAccountLink,
} from './account-links.ts';
import { refuseIfSpent } from './allowances.ts';
import { askerOf, checkCode } from './codes/check-code.ts';
import { issueCode } from './codes/issue-code.ts';
import { messageAllowances, tryAllowance, type Channel } from './codes/message-allowances.ts';
import { smsCode } from './codes/send-code.ts';
import { enterCompany, findCustomer, type UserRow } from './customer/customers.ts';
import { languageOfLetters } from './customer/letters.ts';
import { knownDevice } from './known-devices.ts';
import { openByLink } from './registration/open-by-link.ts';
import { sendLink } from './sign-in-link.ts';

interface Visitor {
  readonly tenant: Tenant;
  readonly channel: Channel;
  /** E-mail in lower case, or E.164. */
  readonly destination: string;
  readonly locale: Locale;
  /** IP address. */
  readonly address: string;
  /** By which the browser is known where the account was entered in it before; empty: it said none. */
  readonly device: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

const NOBODY_YET: SignInWire = { request: null, token: null, user: null, exist: false };

/** Sends a code to sign in, or a mail that there is no account; the answer and the work are the same. */
export async function askToSignIn(
  context: ServerContext,
  tx: Database,
  visitor: Visitor,
): Promise<SignInWire | Refusal> {
  const { tenant, channel, destination, address, device, now } = visitor;
  const holder = await holderOf(tx, visitor);
  const locale = languageOfLetters(holder, visitor.locale);
  const account = holder?.id ?? destination;
  const request = randomBytes(24).toString('base64url');
  const issued = await issueCode(tx, {
    companyId: tenant.id,
    purpose: 'sign-in',
    channel,
    destination,
    asker: askerOf.request(request),
    holder: holder?.id ?? null,
    device: await knownDevice(tx, { companyId: tenant.id, account, word: device, now }),
    isReal: holder !== null,
    mayBeLink: true,
    address,
    now,
  });
  if (issued instanceof Refusal) return issued;
  if (issued.isShort) {
    await sendLink(context, tx, { tenant, channel, destination, holder, locale, now }, 'insteadOfCode');
    return { ...NOBODY_YET, request };
  }
  const reader = { tenant, to: destination, locale, now };
  const origin = await companyOrigin(context, tenant.id, tx);
  if (channel === 'phone') await smsCode(tx, reader, issued.code);
  else if (issued.code !== null) await mailCode(tx, reader, 'signIn', issued.code);
  else if (holder === null) await mailLink(tx, reader, 'unknown', bookingAddress(origin, tenant, locale));
  return { ...NOBODY_YET, request };
}

/** Signs in by the code that was sent, or by the token of a link. */
export async function signIn(
  tx: Database,
  visitor: Visitor,
  code: string,
  request: string | null,
): Promise<SignInWire | Refusal> {
  const { tenant, destination, address, now } = visitor;
  if (!/^\d{6}$/.test(code)) return signInByLink(tx, visitor, code);
  const refusal = await checkCode(tx, {
    companyId: tenant.id,
    purpose: 'sign-in',
    destination,
    asker: request === null ? null : askerOf.request(request),
    code,
    address,
    now,
  });
  if (refusal !== null) return refusal;
  const holder = await holderOf(tx, visitor);
  return holder === null ? refuse('code_expired') : entered(tx, holder, visitor);
}

async function signInByLink(tx: Database, visitor: Visitor, token: string): Promise<SignInWire | Refusal> {
  const { tenant, channel, destination, address, now } = visitor;
  const refusal = await refuseIfSpent(tx, { companyId: tenant.id, now }, [tryAllowance(address)]);
  if (refusal !== null) return refusal;
  const begun = await readRegistrationLink(tx, tenant.id, token, now);
  if (begun !== null) {
    const isTheirs = begun.channel === channel && begun.registration[channel] === destination;
    if (!isTheirs || !(await spendAccountLink(tx, tenant.id, token))) return refuse('code_expired');
    return entered(tx, await openByLink(tx, begun.registration, channel, now), visitor);
  }
  const link = await readAccountLink(tx, tenant.id, token, now);
  if (link === null || link.purpose !== 'sign-in' || link.user[channel] !== destination) {
    return refuse('code_expired');
  }
  const isUsed = await spendAccountLink(tx, tenant.id, token);
  return isUsed ? entered(tx, link.user, visitor) : refuse('code_expired');
}

async function entered(tx: Database, user: UserRow, { device, now }: Visitor): Promise<SignInWire> {
  return { ...NOBODY_YET, ...(await enterCompany(tx, user, now, device)) };
}

/** Sends a link to sign in, or a mail that there is no account. */
export async function sendSignInLink(
  context: ServerContext,
  tx: Database,
  visitor: Visitor,
): Promise<Refusal | null> {
  const { tenant, channel, destination, now } = visitor;
  const outage = await refuseInOutage(tx, { companyId: tenant.id, channel, now });
  const refusal = outage ?? (await spendLink(tx, visitor));
  if (refusal !== null) return refusal;
  const holder = await holderOf(tx, visitor);
  const locale = languageOfLetters(holder, visitor.locale);
  await sendLink(context, tx, { tenant, channel, destination, holder, locale, now });
  return null;
}

/** Sends a link to choose a new password, or a mail that there is no account. */
export async function sendResetLink(
  context: ServerContext,
  tx: Database,
  visitor: Visitor,
): Promise<Refusal | null> {
  const { tenant, destination, now } = visitor;
  const refusal = await spendLink(tx, visitor);
  if (refusal !== null) return refusal;
  const holder = await holderOf(tx, visitor);
  const locale = languageOfLetters(holder, visitor.locale);
  const token = await createAccountLink(tx, {
    companyId: tenant.id,
    purpose: 'password',
    userId: holder?.id ?? null,
    now,
  });
  const origin = await companyOrigin(context, tenant.id, tx);
  // After the fragment sign: what stands there reaches no server and no referrer.
  const url = `${pageAddress(origin, tenant, { kind: 'password-reset', token: null }, locale)}#${token}`;
  const reader = { tenant, to: destination, locale, now };
  if (holder === null) await mailLink(tx, reader, 'unknown', bookingAddress(origin, tenant, locale));
  else await mailLink(tx, reader, 'reset', url);
  return null;
}

function spendLink(tx: Database, { tenant, channel, destination, address, now }: Visitor) {
  const allowances = messageAllowances(channel, 'link', destination, { address, known: null });
  return refuseIfSpent(tx, { companyId: tenant.id, now }, allowances, 'too_soon');
}

function holderOf(tx: Database, { tenant, channel, destination }: Visitor): Promise<UserRow | null> {
  const wanted = channel === 'email' ? { email: destination } : { phone: destination };
  return findCustomer(tx, tenant.id, wanted);
}
