import { createLocalJWKSet, errors, jwtVerify, type JWTPayload } from 'jose';
import { and, eq, lte } from 'drizzle-orm';
import { inTransaction, type Database } from '../../database/database.ts';
import { identityProviders, spentIdTokens } from '../../database/schema/people/accounts.ts';
import { refuseIfSpent } from '../allowances.ts';
import { tryAllowance } from '../codes/message-allowances.ts';
import { sha256 } from '../../sha256.ts';
import { emailOf } from '../contact.ts';
import { refuse, Refusal } from '../../http/refusal.ts';
import { sandboxKeys } from './sandbox-issuer.ts';

export type Provider = (typeof identityProviders.$inferSelect)['provider'];

/** What a browser brings back from another service. */
export interface Shown {
  readonly provider: Provider;
  readonly idToken: string;
  readonly nonce: string;
  /** What else is said has to be what the token says. */
  readonly email?: string | undefined;
  readonly userID?: string | undefined;
}

/** Who somebody is at another service; the e-mail is verified there. */
export interface Identity {
  readonly provider: Provider;
  readonly subject: string;
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
}

interface Visit {
  readonly companyId: string;
  /** IP address. */
  readonly address: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Seconds that a token may be old, and that clocks may differ. */
const OLDEST = 600;
const TOLERANCE = 30;
/** Never one that is shared, and never none. */
const ALGORITHMS = ['RS256', 'PS256', 'ES256'];

/**
 * Who an ID token says somebody is: signed by the issuer that the company has set up, made out to the company, for the
 * sign-in that this browser began, and not shown before. Nothing else that is sent counts.
 */
export async function identityOf(
  tx: Database,
  { companyId, now }: Pick<Visit, 'companyId' | 'now'>,
  shown: Shown,
): Promise<Identity | Refusal> {
  const settings = await settingsOf(tx, companyId, shown.provider);
  const claims = settings === null ? null : await claimsOf(settings, shown, now);
  const identity = claims === null ? null : readIdentity(claims, shown);
  if (identity === null || !(await isFirstTime(tx, companyId, shown.idToken, now))) return unverified();
  return identity;
}

/** Counts a try before it is made; null where it may be. */
export async function admitIdentity(
  db: Database,
  { companyId, address, now }: Visit,
): Promise<Refusal | null> {
  return inTransaction(db, (tx) => refuseIfSpent(tx, { companyId, now }, [tryAllowance(address)]));
}

/** Whatever is wrong with what a browser has brought back. */
export function unverified(): Refusal {
  return refuse('credentials', { status: 422, sentence: 'identity', field: 'idToken' });
}

type Settings = typeof identityProviders.$inferSelect;

export async function settingsOf(
  db: Database,
  companyId: string,
  provider: Provider,
): Promise<Settings | null> {
  const [settings] = await db
    .select()
    .from(identityProviders)
    .where(and(eq(identityProviders.companyId, companyId), eq(identityProviders.provider, provider)));
  return settings ?? null;
}

async function claimsOf(settings: Settings, shown: Shown, now: number): Promise<JWTPayload | null> {
  const { issuer, clientId } = settings;
  try {
    const keys = createLocalJWKSet(settings.keys ?? (await sandboxKeys()));
    const { payload } = await jwtVerify(shown.idToken, keys, {
      issuer,
      audience: clientId,
      algorithms: ALGORITHMS,
      requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
      maxTokenAge: OLDEST,
      clockTolerance: TOLERANCE,
      currentDate: new Date(now),
    });
    const isOurs = !Array.isArray(payload.aud) || payload.aud.length === 1;
    const party = payload['azp'];
    return isOurs && (party === undefined || party === clientId) ? payload : null;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

function readIdentity(claims: JWTPayload, shown: Shown): Identity | null {
  const { sub = '', nonce, email_verified: isVerified } = claims;
  const email = typeof claims['email'] === 'string' ? emailOf(claims['email']) : null;
  if (email === null || email instanceof Refusal || isVerified !== true) return null;
  if (nonce !== sha256(shown.nonce)) return null;
  if (sub === '' || sub.length > 255 || sub !== (shown.userID ?? sub)) return null;
  if (email !== (shown.email ?? email).trim().toLowerCase()) return null;
  const name = (claim: unknown) => (typeof claim === 'string' ? claim.trim().slice(0, 100) : '');
  return {
    provider: shown.provider,
    subject: sub,
    email,
    firstname: name(claims['given_name']),
    lastname: name(claims['family_name']),
  };
}

async function isFirstTime(tx: Database, companyId: string, token: string, now: number): Promise<boolean> {
  await tx
    .delete(spentIdTokens)
    .where(and(eq(spentIdTokens.companyId, companyId), lte(spentIdTokens.expiresAt, new Date(now))));
  const expiresAt = new Date(now + (OLDEST + 2 * TOLERANCE) * 1000);
  const kept = await tx
    .insert(spentIdTokens)
    .values({ companyId, tokenHash: sha256(token), expiresAt })
    .onConflictDoNothing()
    .returning({ hash: spentIdTokens.tokenHash });
  return kept.length > 0;
}
