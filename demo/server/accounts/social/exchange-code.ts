import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { identityProviders } from '../../database/schema/people/accounts.ts';
import { redeemSandboxCode } from './sandbox-codes.ts';

/** Milliseconds for which an issuer is waited for. */
const PATIENCE = 5000;
/** Characters of a reply that are read. */
const LONGEST = 20_000;

const Tokens = Type.Object({ id_token: Type.String() });

interface Shown {
  readonly code: string;
  readonly verifier: string;
  readonly redirect: string;
}

type Exchange =
  { readonly kind: 'token'; readonly idToken: string } | { readonly kind: 'refused' | 'silent' };

/**
 * The ID token that an issuer gives for the code with which a browser came back (OpenID Connect, authorization code with PKCE).
 * `silent`: the issuer did not answer in time, or has a fault of its own.
 */
export async function exchangeCode(
  settings: typeof identityProviders.$inferSelect,
  shown: Shown,
  now: number,
): Promise<Exchange> {
  const { tokenEndpoint, clientId, clientSecret } = settings;
  if (tokenEndpoint === null) {
    const idToken = await redeemSandboxCode({ ...shown, clientId }, now);
    return idToken === null ? { kind: 'refused' } : { kind: 'token', idToken };
  }
  try {
    const reply = await fetch(tokenEndpoint, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code: shown.code,
        code_verifier: shown.verifier,
        redirect_uri: shown.redirect,
        client_id: clientId,
        ...(clientSecret !== null && { client_secret: clientSecret }),
      }),
      // Somewhere else the secret would be in wrong hands.
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (reply.status >= 500 || reply.status === 429) return { kind: 'silent' };
    const text = await reply.text();
    if (!reply.ok || text.length > LONGEST) return { kind: 'refused' };
    return { kind: 'token', idToken: Value.Parse(Tokens, JSON.parse(text)).id_token };
  } catch (error) {
    const isUnreadable =
      error instanceof SyntaxError || (error instanceof Error && error.name === 'ParseError');
    return { kind: isUnreadable ? 'refused' : 'silent' };
  }
}
