import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { askProvider } from '../ask-provider.ts';
import { KeyRefused, ProviderSilence } from '../provider.ts';
import type { PaypalKey } from './paypal-key.ts';

const Token = Type.Object({ access_token: Type.String(), expires_in: Type.Number() });

interface Known {
  readonly value: string;
  /** Epoch milliseconds. */
  readonly until: number;
}

/** Milliseconds for which a token is no longer begun with before it ends. */
const MARGIN = 60_000;
/** Keys whose tokens are known at once, in this process. */
const MOST = 1000;

const known = new Map<string, Known>();

export interface PaypalToken {
  readonly value: string;
  /** Has the next one who asks take another; whether this one was not new. */
  forget(): boolean;
}

/** What requests by a key carry (OAuth 2.0, client credentials): asked for once in some hours. */
export async function paypalToken(
  key: PaypalKey,
  transport: typeof fetch,
  now: number,
): Promise<PaypalToken> {
  const id = JSON.stringify(key);
  const kept = known.get(id);
  if (kept !== undefined && now < kept.until)
    return { value: kept.value, forget: () => (known.delete(id), true) };
  const token = await freshToken(key, transport);
  if (known.size >= MOST) known.clear();
  known.set(id, { value: token.access_token, until: now + token.expires_in * 1000 - MARGIN });
  return { value: token.access_token, forget: () => false };
}

async function freshToken({ origin, clientId, secret }: PaypalKey, transport: typeof fetch) {
  const { status, body } = await askProvider(transport, `${origin}/v1/oauth2/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  });
  if (status >= 400) throw new KeyRefused(`PayPal gives no token for the key: ${status}.`);
  if (!Value.Check(Token, body)) throw new ProviderSilence('PayPal gave no token.');
  return body;
}
