import { once } from 'node:events';
import { request as sendRequest, type IncomingMessage } from 'node:http';
import type { TestServer } from '../test-server.ts';

/** One event of a stream, its data parsed. */
export interface HeardEvent {
  readonly event: string;
  readonly id: number;
  readonly data: { readonly [field: string]: unknown };
}

/** A connection that is told what changes. */
export interface LiveReader {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly text: () => string;
  events(): HeardEvent[];
  readonly ended: Promise<unknown>;
  close(): void;
}

/** Listens on a port of this machine; `inject` waits for an answer that ends. */
export async function portOf({ app }: Pick<TestServer, 'app'>): Promise<number> {
  const address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  return Number(address.port);
}

export async function openLive(
  port: number,
  company: string,
  shopids: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<LiveReader> {
  const request = sendRequest({
    port,
    host: '127.0.0.1',
    path: `/api/appointments/changes?shopids=${shopids}`,
    headers: { company: `cmp_${company}`, ...headers },
    agent: false,
  });
  request.end();
  const [reply] = (await once(request, 'response')) as [IncomingMessage];
  request.on('error', () => undefined);
  let text = '';
  reply.setEncoding('utf8').on('data', (part: string) => (text += part));
  reply.on('error', () => undefined);
  return {
    status: reply.statusCode ?? 0,
    headers: reply.headers,
    text: () => text,
    events: () => text.split('\n\n').slice(0, -1).flatMap(eventOf),
    ended: once(reply, 'close').catch(() => undefined),
    close: () => request.destroy(),
  };
}

function eventOf(block: string): HeardEvent[] {
  const field = (name: string) =>
    block
      .split('\n')
      .find((line) => line.startsWith(`${name}: `))
      ?.slice(name.length + 2);
  const event = field('event');
  if (event === undefined) return [];
  return [
    { event, id: Number(field('id') ?? 0), data: JSON.parse(field('data') ?? '{}') as HeardEvent['data'] },
  ];
}
