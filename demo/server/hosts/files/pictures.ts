import type { FastifyInstance } from 'fastify';
import { refuse } from '../../http/refusal.ts';
import { localeOf, sendRefusal } from '../../router/router.ts';
import type { PictureSource } from './picture-source.ts';
import { createStaticFiles } from './static-files.ts';

/** Serves `/medias/*` from the folder of pictures, and what the source makes there. */
export function servePictures(app: FastifyInstance, folder: string, source: PictureSource): void {
  const pictures = createStaticFiles(folder, () => 'public, max-age=86400');
  const options = { config: { policy: 'public' } };
  app.get<{ Params: { '*': string } }>('/medias/*', options, async (request, reply) => {
    const address = request.params['*'];
    const path = (await source.fileFor(address)) ?? address;
    if (await pictures.send(request, reply, path)) return reply;
    return sendRefusal(reply, refuse('not_found'), localeOf(request));
  });
}
