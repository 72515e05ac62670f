import { randomBytes, randomUUID } from 'node:crypto';
import {
  generateRegistrationOptions,
  verifyRegistrationResponse,
  type PublicKeyCredentialCreationOptionsJSON,
  type WebAuthnCredential,
} from '@simplewebauthn/server';
import { COSEALG, decodeAttestationObject } from '@simplewebauthn/server/helpers';
import { and, count, eq, isNull } from 'drizzle-orm';
import type { PasskeyWire } from '#contract/account/passkeys.schemas.ts';
import type { createPasskey } from '#contract/account/passkeys.ts';
import type { Locale } from '#domain/locale.ts';
import type { ServerContext } from '../../context.ts';
import { inTransaction, type Database } from '../../database/database.ts';
import { passkeys } from '../../database/schema/people/passkeys.ts';
import { users } from '../../database/schema/people/people.ts';
import { refuse, type Refusal } from '../../http/refusal.ts';
import { mailNotice } from '../../mail/templates/account-notices.ts';
import type { Incoming, Tenant } from '../../router/route.ts';
import { refuseIfSpent } from '../allowances.ts';
import type { UserRow } from '../customer/customers.ts';
import { languageOfLetters } from '../customer/letters.ts';
import { deviceOfSession } from '../sessions.ts';
import { CHALLENGE_LIFETIME, isFramed, keepChallenge, takeChallenge } from './challenges.ts';
import { passkeysOf, passkeyWire } from './own-passkeys.ts';
import { relyingParty, type RelyingParty } from './relying-party.ts';

/** Of one customer. */
const MOST = 20;
const MINUTE = 60_000;
const HANDLE_BYTES = 32;
/** Every authenticator knows one of them. */
const ALGORITHMS = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];
const TRANSPORTS: readonly string[] = ['ble', 'hybrid', 'internal', 'nfc', 'usb'];

interface Creating {
  readonly tenant: Tenant;
  readonly user: UserRow;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** What a browser makes a passkey of that is found without an address, and tells an authenticator from none that has one already. */
export async function creationOptions(
  tx: Database,
  { tenant, user, now }: Creating,
  { id: host }: RelyingParty,
): Promise<PublicKeyCredentialCreationOptionsJSON | Refusal> {
  const allowance = { subject: `passkey options account ${user.id}`, limit: 30, window: 15 * MINUTE };
  const refusal = await refuseIfSpent(tx, { companyId: tenant.id, now }, [allowance]);
  if (refusal !== null) return refusal;
  const known = await passkeysOf(tx, user);
  const name = user.email || user.phone;
  const options = await generateRegistrationOptions({
    rpName: tenant.profile.identity.displayName,
    rpID: host,
    userName: name,
    userDisplayName: `${user.firstname} ${user.lastname}`.trim() || name,
    userID: Uint8Array.from(Buffer.from(await handleOf(tx, user), 'base64url')),
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    timeout: CHALLENGE_LIFETIME,
    excludeCredentials: known
      .filter((each) => each.host === host)
      .map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    // Whoever finds a key has still to unlock it: a passkey stands for the address and the code at once.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const { challenge } = options;
  await keepChallenge(tx, {
    companyId: tenant.id,
    purpose: 'create',
    userId: user.id,
    host,
    challenge,
    now,
  });
  return options;
}

/** Random, so that it tells nobody whom it stands for, and the same for all passkeys of a customer. */
async function handleOf(tx: Database, { companyId, id }: UserRow): Promise<string> {
  const self = and(eq(users.companyId, companyId), eq(users.id, id));
  await tx
    .update(users)
    .set({ passkeyHandle: randomBytes(HANDLE_BYTES).toString('base64url') })
    .where(and(self, isNull(users.passkeyHandle)));
  const [row] = await tx.select({ handle: users.passkeyHandle }).from(users).where(self);
  return row?.handle ?? '';
}

interface Created extends Creating {
  readonly locale: Locale;
  readonly body: Incoming<typeof createPasskey>['body'];
  /** Of the session in which it was made. */
  readonly tokenHash: string;
}

/** Keeps a passkey that was made of what was asked for, and tells its owner. */
export async function keepPasskey(context: ServerContext, created: Created): Promise<PasskeyWire | Refusal> {
  const { db } = context;
  const { tenant, user, body, now } = created;
  const { clientDataJSON } = body;
  const asked = { companyId: tenant.id, purpose: 'create', userId: user.id, clientDataJSON, now } as const;
  const taken = await takeChallenge(db, asked);
  if (taken === null) return refuse('code_expired', { sentence: 'passkey_expired' });
  const party = relyingParty(context, taken.host);
  const credential = await verified(body, taken.challenge, party);
  if (credential === null) return refuse('invalid', { sentence: 'passkey_refused' });
  return inTransaction(db, (tx) => insertPasskey(tx, created, credential, party, context));
}

async function insertPasskey(
  tx: Database,
  { tenant, user, tokenHash, locale, now }: Created,
  { id: credentialId, publicKey, counter, transports = [] }: WebAuthnCredential,
  { id: host }: RelyingParty,
  { originOf }: Pick<ServerContext, 'originOf'>,
): Promise<PasskeyWire | Refusal> {
  const { companyId, id: userId } = user;
  // So that two at once are counted one after the other.
  await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.id, userId)))
    .for('update');
  const [counted] = await tx
    .select({ total: count() })
    .from(passkeys)
    .where(and(eq(passkeys.companyId, companyId), eq(passkeys.userId, userId)));
  if ((counted?.total ?? 0) >= MOST) return refuse('conflict', { sentence: 'passkeys_full' });
  const [row] = await tx
    .insert(passkeys)
    .values({
      companyId,
      id: randomUUID(),
      userId,
      credentialId,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports,
      host,
      ...(await deviceOfSession(tx, tokenHash)),
      createdAt: new Date(now),
    })
    .onConflictDoNothing()
    .returning();
  if (row === undefined) return refuse('invalid', { sentence: 'passkey_refused' });
  if (user.email !== '') {
    const { email: to, firstname } = user;
    const reader = { tenant, to, firstname, locale: languageOfLetters(user, locale), now, originOf };
    await mailNotice(tx, reader, 'passkeyCreated');
  }
  return passkeyWire(row);
}

/** The credential, where everything of it is as it has to be. */
async function verified(
  { id, clientDataJSON, attestationObject, transports }: Created['body'],
  expectedChallenge: string,
  { id: expectedRPID, origin: expectedOrigin }: RelyingParty,
): Promise<WebAuthnCredential | null> {
  try {
    if (isFramed(clientDataJSON) || !isUnattested(attestationObject)) return null;
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON,
          attestationObject,
          transports: transports.filter((each) => TRANSPORTS.includes(each)),
        },
        clientExtensionResults: {},
      },
      expectedChallenge,
      expectedOrigin,
      expectedRPID,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    return registrationInfo?.credential ?? null;
  } catch {
    // The library throws for each thing that is not as it has to be.
    return null;
  }
}

/** Browsers leave certificates out as asked; to check one that comes all the same, others' servers would have to be called. */
function isUnattested(attestationObject: string): boolean {
  const decoded = decodeAttestationObject(Uint8Array.from(Buffer.from(attestationObject, 'base64url')));
  const format = decoded.get('fmt');
  return format === 'none' || (format === 'packed' && decoded.get('attStmt').get('x5c') === undefined);
}
