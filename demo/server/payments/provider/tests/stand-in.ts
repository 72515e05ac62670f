import { onTestFinished, vi } from 'vitest';
import { companySecrets } from '../../../database/schema/selling/orders.ts';
import { salon, server } from '../../../testing/open-salons.ts';

/** A request as it reached the provider. */
export interface Heard {
  readonly url: string;
  readonly path: string;
  readonly headers: Headers;
  readonly text: string;
  readonly body: unknown;
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
    .values({ companyId: salon, name: `${provider}.key`, value: key })
    .onConflictDoNothing();
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
