import type { proveCustomer } from '#contract/account/own-account.ts';
import type { ServerContext } from '../../context.ts';
import { inTransaction, type Database } from '../../database/database.ts';
import { invalidField, refuse, Refusal } from '../../http/refusal.ts';
import { mailCode } from '../../mail/templates/account-mails.ts';
import type { Incoming } from '../../router/route.ts';
import { sendsSms } from '../../sms/outbox.ts';
import { askerOf, checkCode } from '../codes/check-code.ts';
import { issueCode } from '../codes/issue-code.ts';
import type { Channel } from '../codes/message-allowances.ts';
import { smsCode } from '../codes/send-code.ts';
import { customerOf } from '../customer/caller.ts';
import type { UserRow } from '../customer/customers.ts';
import { ownPasskeySigned } from '../passkeys/sign-in-by-passkey.ts';
import { hasProvenNow, keepProof } from './proven-now.ts';
import { refusedPassword } from './refused-password.ts';

type Proof = Incoming<typeof proveCustomer>;

/** Takes a proof that the session is its customer's: the password, a passkey, or a code; sends one; or says why there has to be one. */
export async function proveSession(
  context: ServerContext,
  incoming: Proof,
): Promise<{ readonly proven: boolean } | Refusal> {
  const { db } = context;
  const { channel, code, password, passkey } = incoming.body;
  const user = await customerOf(db, incoming);
  if (user instanceof Refusal) return user;
  if (password !== undefined) return byPassword(db, incoming, user, password);
  if (passkey !== undefined) {
    const refusal = await ownPasskeySigned(context, incoming, user, passkey);
    return refusal ?? proven(db, incoming);
  }
  if (channel === undefined)
    return (await hasProvenNow(db, incoming)) ? { proven: true } : refuse('proof_missing');
  const destination = destinationOf(incoming, user, channel);
  if (destination instanceof Refusal) return destination;
  const wish = { incoming, user, channel, destination };
  return inTransaction(db, (tx) => (code === undefined ? sendCode(tx, wish) : byCode(tx, wish, code)));
}

async function proven(db: Database, incoming: Proof) {
  await keepProof(db, incoming);
  return { proven: true };
}

async function byPassword(db: Database, incoming: Proof, user: UserRow, password: string) {
  const { tenant, address, now } = incoming;
  const refusal = await refusedPassword(db, { tenant, user, password, field: 'password', address, now });
  return refusal ?? proven(db, incoming);
}

/** What the account is entered by already: a phone that is not proven may be anybody's. */
function destinationOf({ tenant }: Proof, user: UserRow, channel: Channel): string | Refusal {
  if (channel === 'phone' && !sendsSms(tenant)) return refuse('forbidden');
  const known = channel === 'email' ? user.email : user.phoneProven ? user.phone : '';
  return known === '' ? invalidField('channel') : known;
}

interface CodeWish {
  readonly incoming: Proof;
  readonly user: UserRow;
  readonly channel: Channel;
  readonly destination: string;
}

/** What a code has to do with: of another session, even of the same customer, it proves nothing. */
function codeOf({ incoming: { tenant, caller, address, now }, destination }: CodeWish) {
  return {
    companyId: tenant.id,
    purpose: 'prove',
    destination,
    asker: askerOf.session(caller?.tokenHash ?? ''),
    address,
    now,
  } as const;
}

async function sendCode(tx: Database, wish: CodeWish) {
  const { incoming, user, channel, destination } = wish;
  const { tenant, locale, now } = incoming;
  const holding = { channel, holder: user.id, customer: user.id, isReal: true };
  const issued = await issueCode(tx, { ...codeOf(wish), ...holding });
  if (issued instanceof Refusal) return issued;
  const reader = { tenant, to: destination, locale, now };
  if (channel === 'phone') await smsCode(tx, reader, issued.code);
  else if (issued.code !== null) await mailCode(tx, reader, 'prove', issued.code);
  return { proven: false };
}

async function byCode(tx: Database, wish: CodeWish, code: string) {
  const refusal = await checkCode(tx, { ...codeOf(wish), code });
  return refusal ?? proven(tx, wish.incoming);
}
