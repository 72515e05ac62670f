import type { FastifyInstance } from 'fastify';
import { refuse } from '../http/refusal.ts';
import { localeOf, sendRefusal } from '../router/router.ts';
import { outlines } from './outlines.ts';
import { drawTile, tileAddress } from './tile.ts';

/** Serves `/medias/map/{light|dark}/{z}/{x}/{y}.svg`: the map of the demo companies, drawn as it is looked at. */
export function serveTiles(app: FastifyInstance): void {
  const options = { config: { policy: 'public' } };
  app.get<{ Params: { '*': string } }>('/medias/map/*', options, async (request, reply) => {
    const address = tileAddress(request.params['*']);
    if (address === null) return sendRefusal(reply, refuse('not_found'), localeOf(request));
    return reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=604800')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(drawTile(await outlines(), address));
  });
}
