import type { FastifyInstance } from 'fastify';
import { localeOf, sendRefusal } from '../../router/router.ts';
import { refuse } from '../refusal.ts';

/** Refuses a request with two hosts (RFC 9112, 3.2): a proxy in front may have read, and kept the answer for, the other one. */
export function requireOneHost(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (hostsIn(request.raw.rawHeaders) < 2) return;
    return sendRefusal(reply, refuse('invalid', { status: 400, sentence: 'malformed' }), localeOf(request));
  });
}

/** Names and values by turns, as they were sent. */
function hostsIn(headers: readonly string[]): number {
  return headers.filter((name, at) => at % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host')
    .length;
}
