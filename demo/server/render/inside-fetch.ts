import type { FastifyInstance } from 'fastify';
import type { Fetch } from '#platform/ports.ts';

/** Who asks on behalf of everybody: what it reads is not counted for any visitor's address. */
export const THIS_MACHINE = '127.0.0.1';

/** Sends on behalf of the caller who has an address. */
export type FetchFrom = (address: string) => Fetch;

/** Asks this very server without a connection, by the routes and rules that everybody's calls have. Reads alone. */
export function insideFetch(app: FastifyInstance): FetchFrom {
  return (remoteAddress) => async (url, init) => {
    const { host, pathname, search } = new URL(url);
    const headers = { ...Object.fromEntries(new Headers(init.headers)), host };
    const reply = await app.inject({ method: 'GET', url: pathname + search, headers, remoteAddress });
    const told = Object.entries(reply.headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]);
    return new Response(reply.rawPayload as Uint8Array<ArrayBuffer>, {
      status: reply.statusCode,
      headers: told,
    });
  };
}
