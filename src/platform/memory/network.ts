import type { Clock, Fetch } from '../ports.ts';

export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly body: unknown;
}

/**
 * What the other side does with a request: a reply (JSON, or `text` as it is), `drop` before anything was read, or
 * `hang` for ever.
 */
export type Served =
  | {
      readonly status?: number;
      readonly body?: unknown;
      readonly text?: string;
      readonly headers?: Readonly<Record<string, string>>;
      /** Milliseconds until the reply. */
      readonly after?: number;
    }
  | 'drop'
  | 'hang';

/** A network with one server behind it, whose Date header is the clock's unless it is given. */
export function createMemoryNetwork(
  clock: Clock,
  serve: (sent: Sent) => Served,
): { readonly fetch: Fetch; readonly sent: readonly Sent[] } {
  const sent: Sent[] = [];

  async function fetch(address: string, init: RequestInit): Promise<Response> {
    const url = new URL(address, 'http://memory.invalid');
    const request: Sent = {
      method: init.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    };
    sent.push(request);
    const served = serve(request);
    if (served === 'drop') throw new TypeError('the connection was lost');
    if (served === 'hang') return new Promise(() => undefined);
    await new Promise<void>((resolve) => {
      if (served.after) clock.after(served.after, resolve);
      else resolve();
    });
    const text = served.text ?? JSON.stringify(served.body ?? {});
    const headers = { date: new Date(clock.now()).toUTCString(), ...served.headers };
    return new Response(text, { status: served.status ?? 200, headers });
  }

  return { fetch, sent };
}
