import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { refuse } from '../http/refusal.ts';
import { localeOf, sendRefusal } from '../router/router.ts';
import type { RENDITION_FORMATS } from './renditions.ts';
import { UPLOADS } from './upload-files.ts';

const TYPES: Readonly<Record<(typeof RENDITION_FORMATS)[number], string>> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
};
const PATH =
  /^([\w-]+)\/([a-z]+)\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{1,5})\.(webp|avif|jpg)$/;

/**
 * Serves uploaded pictures below `/medias/uploads/`: nothing but names that `storePicture` gives, as pictures and as nothing
 * else, whoever opens them.
 */
export function serveUploads(app: FastifyInstance, pictures: string): void {
  const options = { config: { policy: 'public' } };
  app.get<{ Params: { '*': string } }>(`/medias/${UPLOADS}/*`, options, async (request, reply) => {
    const path = request.params['*'];
    const format = PATH.exec(path)?.[5];
    const file = join(pictures, UPLOADS, path);
    const facts = format === undefined ? null : await stat(file).catch(() => null);
    if (!isFormat(format) || !facts?.isFile())
      return sendRefusal(reply, refuse('not_found'), localeOf(request));
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
      .header('content-length', facts.size)
      .header('content-encoding', 'identity')
      .type(TYPES[format]);
    return reply.send(createReadStream(file));
  });
}

function isFormat(format: string | undefined): format is keyof typeof TYPES {
  return format !== undefined && Object.hasOwn(TYPES, format);
}
