import { createECDH } from 'node:crypto';
import {
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { and, eq } from 'drizzle-orm';
import type { signInByPasskey } from '#contract/account/passkeys.ts';
import type { EnteredWire } from '#contract/people/users.schemas.ts';
import type { ServerContext } from '../../context.ts';
import { inTransaction, type Database } from '../../database/database.ts';
import { passkeys } from '../../database/schema/people/passkeys.ts';
import { users } from '../../database/schema/people/people.ts';
import { refuse, Refusal } from '../../http/refusal.ts';
import { addressGroup } from '../../http/requests/client-address.ts';
import type { Incoming } from '../../router/route.ts';
import { refuseIfSpent, type Allowance } from '../allowances.ts';
import { tryAllowance } from '../codes/message-allowances.ts';
import { enterCompany, type UserRow } from '../customer/customers.ts';
import { CHALLENGE_LIFETIME, isFramed, keepChallenge, takeChallenge } from './challenges.ts';
import type { PasskeyRow } from './own-passkeys.ts';
import { relyingParty, type RelyingParty } from './relying-party.ts';

interface Visit {
  readonly companyId: string;
  /** IP address. */
  readonly address: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Of every visitor who is shown the way in, not only of those who have a passkey. */
const optionsAllowance = (address: string): Allowance => ({
  subject: `passkey options address ${addressGroup(address)}`,
  limit: 150,
  window: 900_000,
});

/** What a browser asks for a passkey with: whichever the visitor has here, as nobody knows yet who comes. */
export async function requestOptions(
  tx: Database,
  visit: Visit,
  { id: host }: RelyingParty,
): Promise<PublicKeyCredentialRequestOptionsJSON | Refusal> {
  const refusal = await refuseIfSpent(tx, visit, [optionsAllowance(visit.address)]);
  if (refusal !== null) return refusal;
  const options = await generateAuthenticationOptions({
    rpID: host,
    userVerification: 'required',
    timeout: CHALLENGE_LIFETIME,
  });
  const { companyId, now } = visit;
  const { challenge } = options;
  await keepChallenge(tx, { companyId, purpose: 'sign-in', userId: null, host, challenge, now });
  return options;
}

type Assertion = Incoming<typeof signInByPasskey>['body'];

/** The customer whose passkey has signed what it was asked to comes in. */
export async function enterByPasskey(
  context: ServerContext,
  visit: Visit,
  assertion: Assertion,
): Promise<EnteredWire | Refusal> {
  return actForSigner(context, visit, assertion, (tx, user) =>
    enterCompany(tx, user, visit.now, assertion.device),
  );
}

/** Why a passkey does not show that somebody is the customer; null where it is one of theirs, and has signed. */
export function ownPasskeySigned(
  context: ServerContext,
  { tenant, address, now }: Pick<Incoming<typeof signInByPasskey>, 'tenant' | 'address' | 'now'>,
  { id }: UserRow,
  assertion: Assertion,
): Promise<Refusal | null> {
  const visit = { companyId: tenant.id, address, now };
  return actForSigner(context, visit, assertion, async (_tx, owner) => (owner.id === id ? null : wrong()));
}

/** Acts for the owner of what was signed. Unknown and wrong ones are answered alike, after the same work. */
async function actForSigner<Done>(
  context: ServerContext,
  visit: Visit,
  assertion: Assertion,
  act: (tx: Database, owner: UserRow) => Promise<Done | Refusal>,
): Promise<Done | Refusal> {
  const { db } = context;
  const { companyId, address, now } = visit;
  const { clientDataJSON } = assertion;
  const taken = await inTransaction(db, async (tx) => {
    const refusal = await refuseIfSpent(tx, visit, [tryAllowance(address)]);
    const asked = { companyId, purpose: 'sign-in', userId: null, clientDataJSON, now } as const;
    return refusal ?? takeChallenge(tx, asked);
  });
  if (taken instanceof Refusal) return taken;
  if (taken === null) return refuse('code_expired', { sentence: 'passkey_expired' });
  const owned = await passkeyOf(db, companyId, assertion.id);
  const signed = { assertion, ...taken, party: relyingParty(context, taken.host) };
  const counter = await counterOf(signed, owned?.passkey.publicKey ?? NOBODYS_KEY);
  if (owned === null || counter === null) return wrong();
  const { passkey, user } = owned;
  if (passkey.host !== taken.host || assertion.userHandle !== user.passkeyHandle) return wrong();
  return inTransaction(db, async (tx) =>
    (await countUse(tx, passkey, counter, now)) ? act(tx, user) : wrong(),
  );
}

const wrong = () => refuse('credentials', { status: 422, sentence: 'passkey' });

async function passkeyOf(
  db: Database,
  companyId: string,
  credentialId: string,
): Promise<{ readonly passkey: PasskeyRow; readonly user: UserRow } | null> {
  const [row] = await db
    .select({ passkey: passkeys, user: users })
    .from(passkeys)
    .innerJoin(users, and(eq(users.companyId, passkeys.companyId), eq(users.id, passkeys.userId)))
    .where(and(eq(passkeys.companyId, companyId), eq(passkeys.credentialId, credentialId)));
  return row ?? null;
}

interface Signed {
  readonly assertion: Assertion;
  readonly challenge: string;
  readonly party: RelyingParty;
}

/** How many uses the authenticator has counted, where the signature and all that is signed are as they have to be. */
async function counterOf(
  { assertion, challenge: expectedChallenge, party }: Signed,
  publicKey: string,
): Promise<number | null> {
  const { id, clientDataJSON, authenticatorData, signature, userHandle } = assertion;
  try {
    if (isFramed(clientDataJSON)) return null;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: { clientDataJSON, authenticatorData, signature, userHandle },
        clientExtensionResults: {},
      },
      expectedChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      // The counter is compared once the signature is known to be right.
      credential: { id, publicKey: Uint8Array.from(Buffer.from(publicKey, 'base64url')), counter: 0 },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    // The library throws for each thing that is not as it has to be.
    return null;
  }
}

/** False where the passkey has been removed meanwhile, or its counter has not gone on: then there is a copy of it somewhere. */
async function countUse(tx: Database, passkey: PasskeyRow, counter: number, now: number): Promise<boolean> {
  const { companyId, id, counter: before } = passkey;
  if (before > 0 && counter <= before) return false;
  const used = await tx
    .update(passkeys)
    .set({ counter, lastUsedAt: new Date(now) })
    .where(and(eq(passkeys.companyId, companyId), eq(passkeys.id, id), eq(passkeys.counter, before)))
    .returning({ id: passkeys.id });
  return used.length > 0;
}

/** A key of the usual kind that nobody has the other half of: what an unknown passkey has signed is checked against it. */
const NOBODYS_KEY = coseKey();

function coseKey(): string {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  const point = curve.getPublicKey();
  // A map of five: kty EC2, alg ES256, crv P-256, x, y.
  const head = Buffer.from('a5010203262001215820', 'hex');
  return Buffer.concat([
    head,
    point.subarray(1, 33),
    Buffer.from('225820', 'hex'),
    point.subarray(33),
  ]).toString('base64url');
}
