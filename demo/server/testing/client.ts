import type { Call, CallInput, CallReply } from '#contract/call.ts';
import type { Problem } from '#contract/problem.ts';
import type { Locale } from '#domain/locale.ts';
import { createApi, type SendOptions } from '#platform/api/api.ts';
import type { Fetch } from '#platform/ports.ts';
import type { TestServer } from './test-server.ts';

/** Whom a client speaks for. */
interface ClientOptions {
  /** As `startSession` gives it. */
  readonly token?: string;
  readonly locale?: Locale;
  /** IP address. */
  readonly address?: string;
  /** The token of a preview. */
  readonly previewTheme?: string;
}

export interface Client {
  /** What a call answers; throws its problem where it is refused. */
  get<C extends Call>(call: C, input?: CallInput<C>, options?: SendOptions): Promise<CallReply<C>>;
  /** The problem that a call is refused with; throws where it is answered. */
  refusal<C extends Call>(call: C, input?: CallInput<C>, options?: SendOptions): Promise<Problem>;
}

/** The product's own client of one company, in front of a test server. */
export function clientOf(server: TestServer, company: string, options: ClientOptions = {}): Client {
  const api = createApi({
    ports: {
      fetch: fetchOf(server, options.address ?? '10.0.0.1'),
      clock: {
        now: server.clock.now,
        after(milliseconds, act) {
          const timer = setTimeout(act, milliseconds);
          return () => clearTimeout(timer);
        },
      },
      random: { fraction: () => 1, uuid: () => crypto.randomUUID() },
      report: () => undefined,
    },
    base: '',
    company: () => Promise.resolve({ kind: 'ok', value: `cmp_${company}` }),
    locale: () => options.locale ?? 'fr',
    token: (audience) => (audience === 'visitor' ? null : (options.token ?? null)),
    onUnauthorized: () => undefined,
    debug: false,
    previewTheme: options.previewTheme ?? null,
  });
  return {
    async get(call, input, sendOptions) {
      const answer = await api.send(call, input, sendOptions);
      if (answer.kind !== 'ok') throw new Error(`${call.name} is refused: ${JSON.stringify(answer.problem)}`);
      // The server's own tests hold every reply against the schema of its call.
      return answer.value as CallReply<typeof call>;
    },
    async refusal(call, input, sendOptions) {
      const answer = await api.send(call, input, sendOptions);
      if (answer.kind === 'ok') throw new Error(`${call.name} is answered: ${JSON.stringify(answer.value)}`);
      return answer.problem;
    },
  };
}

function fetchOf({ app }: TestServer, remoteAddress: string): Fetch {
  return async (address, init) => {
    const form = init.body instanceof FormData ? new Response(init.body) : null;
    const reply = await app.inject({
      method:
        init.method === 'POST' || init.method === 'PUT' || init.method === 'DELETE' ? init.method : 'GET',
      url: address,
      headers: {
        ...Object.fromEntries(new Headers(init.headers)),
        ...(form && { 'content-type': form.headers.get('content-type') ?? '' }),
      },
      remoteAddress,
      ...(typeof init.body === 'string' ? { payload: init.body } : {}),
      ...(form && { payload: Buffer.from(await form.arrayBuffer()) }),
    });
    const headers = new Headers();
    for (const [name, value] of Object.entries(reply.headers)) headers.set(name, String(value));
    return new Response(reply.body === '' ? null : reply.body, { status: reply.statusCode, headers });
  };
}
