import type { FastifyInstance } from 'fastify';
import type { Drawing } from '#seed/pictures/drawing/drawing.ts';
import { refuse } from '../../http/refusal.ts';
import { localeOf, sendRefusal } from '../../router/router.ts';
import { createStaticFiles } from './static-files.ts';

/** What is asked of a drawing under way. */
export type PictureWait = Pick<Drawing, 'waitFor'>;

/** Milliseconds that a request waits for its picture: the page shows the picture's colour meanwhile. */
const PATIENCE = 60_000;
const RETRY_AFTER = 5;

/** Serves `/medias/*`; a picture that is still to be drawn is drawn next and answered then. */
export function servePictures(
  app: FastifyInstance,
  folder: string,
  drawing: PictureWait,
  patience = PATIENCE,
): void {
  const pictures = createStaticFiles(folder, () => 'public, max-age=86400');
  // The wait ends by itself: the time-out of handlers is for what should not have taken that long.
  const options = { config: { policy: 'public' }, handlerTimeout: patience + 10_000 };
  app.get<{ Params: { '*': string } }>('/medias/*', options, async (request, reply) => {
    const path = request.params['*'];
    const picture = pictureIn(path);
    if (picture !== null) {
      const leaving = new AbortController();
      reply.raw.once('close', () => leaving.abort());
      const signal = AbortSignal.any([leaving.signal, AbortSignal.timeout(patience)]);
      if (!(await drawing.waitFor(picture, signal))) {
        return sendRefusal(reply, refuse('unavailable', { retryAfter: RETRY_AFTER }), localeOf(request));
      }
    }
    if (await pictures.send(request, reply, path)) return reply;
    return sendRefusal(reply, refuse('not_found'), localeOf(request));
  });
}

/** `maison/massage` of `maison/massage.640.webp`; null for what is no drawn picture. */
function pictureIn(path: string): string | null {
  return /^([\w-]+\/[\w-]+)\.\d+\.(?:webp|avif)$/.exec(path)?.[1] ?? null;
}
