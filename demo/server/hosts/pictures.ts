import type { FastifyInstance } from 'fastify';
import { refuse } from '../frame/refusal.ts';
import { localeOf, sendRefusal } from '../router/router.ts';
import { createAssetShelf } from './asset-shelf.ts';

/** Pictures that are made when they are first asked for. */
export interface PictureSource {
  /** The path in the folder of pictures of what an address below `/medias/` means; null for what it does not make. */
  fileFor(address: string): Promise<string | null>;
}

/** Serves `/medias/*` from the folder of pictures, and what the source makes there. */
export function servePictures(app: FastifyInstance, folder: string, source: PictureSource): void {
  const pictures = createAssetShelf(folder, () => 'public, max-age=86400');
  const options = { config: { policy: 'public' } };
  app.get<{ Params: { '*': string } }>('/medias/*', options, async (request, reply) => {
    const address = request.params['*'];
    const path = (await source.fileFor(address)) ?? address;
    if (await pictures.send(request, reply, path)) return reply;
    return sendRefusal(reply, refuse('not_found'), localeOf(request));
  });
}
