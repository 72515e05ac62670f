import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { refuse } from '../http/refusal.ts';
import { localeOf, sendRefusal } from '../router/router.ts';
import { FONTS_FOLDER } from '../fonts/font-files.ts';
import type { FONT_KINDS } from '../fonts/font-kind.ts';
import type { RENDITION_FORMATS } from './renditions.ts';
import { UPLOADS } from './upload-files.ts';

const TYPES: Readonly<Record<(typeof RENDITION_FORMATS)[number] | (typeof FONT_KINDS)[number], string>> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  woff2: 'font/woff2',
  woff: 'font/woff',
  ttf: 'font/ttf',
  otf: 'font/otf',
};
const PICTURE =
  /^[\w-]+\/[a-z]+\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.\d{1,5}\.(?<format>webp|avif|jpg)$/;
const FONT = new RegExp(`^[\\w-]+/${FONTS_FOLDER}/[\\w-]{43}\\.(?<format>woff2|woff|ttf|otf)$`);

/**
 * Serves uploaded pictures and copied fonts below `/medias/uploads/`: nothing but names that `storePicture` and `storeFont` give, as what
 * they are and as nothing else, whoever opens them.
 */
export function serveUploads(app: FastifyInstance, pictures: string): void {
  const options = { config: { policy: 'public' } };
  app.get<{ Params: { '*': string } }>(`/medias/${UPLOADS}/*`, options, async (request, reply) => {
    const path = request.params['*'];
    const format = (PICTURE.exec(path) ?? FONT.exec(path))?.groups?.['format'];
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
