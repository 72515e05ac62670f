import type { loginByProvider } from '#contract/people/users-sign-in.ts';
import type { Database } from '../../database/database.ts';
import { invalidField, refuse, type Refusal } from '../../http/refusal.ts';
import type { Incoming } from '../../router/route.ts';
import { exchangeCode } from './exchange-code.ts';
import { admitIdentity, settingsOf, unverified, type Shown } from './id-token.ts';

type Brought = Pick<Incoming<typeof loginByProvider>, 'tenant' | 'body' | 'address' | 'now'>;

/**
 * What a browser shows of somebody: the ID token that it has brought, or the one that its code stands for. Nothing of it is looked at
 * yet. The issuer is asked outside of any transaction: it may take its time.
 */
export async function shownIdentity(
  db: Database,
  { tenant, body, address, now }: Brought,
): Promise<Shown | Refusal> {
  const refusal = await admitIdentity(db, { companyId: tenant.id, address, now });
  if (refusal !== null) return refusal;
  const { provider, nonce, email, userID, idToken, code, verifier, redirect } = body;
  if (idToken !== undefined) return { provider, nonce, email, userID, idToken };
  if (code === undefined || verifier === undefined || redirect === undefined) return invalidField('idToken');
  const settings = await settingsOf(db, tenant.id, provider);
  if (settings === null) return unverified();
  const exchange = await exchangeCode(settings, { code, verifier, redirect }, now);
  if (exchange.kind === 'silent') return refuse('unavailable', { sentence: 'identity_silent' });
  return exchange.kind === 'token' ? { provider, nonce, idToken: exchange.idToken } : unverified();
}
