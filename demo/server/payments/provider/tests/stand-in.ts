import { onTestFinished, vi } from 'vitest';
import { companySecrets } from '../../../database/schema/selling/orders.ts';
import { salon, server } from '../../../testing/open-salons.ts';
import type { ProviderClient } from '../provider.ts';
import { providerOf } from '../providers.ts';

/** A request as it reached the provider. */
export interface Heard {
  readonly url: string;
  readonly path: string;
  readonly headers: Headers;
  readonly text: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly body: any;
}

/** Status and body; `null`: the connection breaks. */
export type Reply = readonly [status: number, body: unknown] | null;

/** Gives the salon a key of its own, and answers in the place of whoever it asks by that; what was asked. */
export async function standIn(
  provider: string,
  key: string,
  answer: (heard: Heard) => Reply | Promise<Reply>,
): Promise<Heard[]> {
  await server.database.db
    .insert(companySecrets)
    .values({ companyId: salon, name: `${provider}.key`, value: key });
  const heard: Heard[] = [];
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', headers, body }: RequestInit) => {
    const text = body === undefined || body === null ? '' : String(body);
    const { pathname } = new URL(url);
    const request = {
      url,
      path: `${method} ${pathname}`,
      headers: new Headers(headers),
      text,
      body: text.startsWith('{') ? (JSON.parse(text) as unknown) : null,
    };
    heard.push(request);
    const reply = await answer(request);
    if (reply === null) throw new TypeError('fetch failed');
    const [status, written] = reply;
    return typeof written === 'string' || written === null
      ? new Response(written, { status })
      : Response.json(written, { status });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return heard;
}

/** Whoever takes the salon's money. */
export function client(): ProviderClient {
  const { clock, database } = server;
  return providerOf({ db: database.db, clock, originOf: (host) => `http://${host}:4100` });
}

export const RETURN_URL = 'https://salon.example/payments/rdvcheck';
/** Cents. */
export const PRICE = 7050;

/** A payment that is begun, and what may be done to it. */
export async function begin(provider: string, { captures = true, reference = 'payment' } = {}) {
  const ask = {
    companyId: salon,
    provider,
    reference,
    amount: PRICE,
    currency: 'EUR',
    captures,
    returnUrl: RETURN_URL,
  };
  const intent = await client().create(ask);
  const name = { companyId: salon, provider, intentId: intent.id };
  const setOut = () =>
    client().confirm({ ...name, method: 'hosted', returnUrl: RETURN_URL, now: server.clock.now() });
  const look = () => client().retrieve({ ...name, now: server.clock.now() });
  return { intent, name, setOut, look };
}
