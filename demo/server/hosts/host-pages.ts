import { readFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createStaticFiles } from './files/static-files.ts';
import { plainPage, sendPage, spokenBy } from './plain-pages.ts';

const BRIEFLY = 'public, max-age=60';

/** Fonts of the portal's own look, by the name under which its style sheet asks for them. */
const PORTAL_FONTS: Readonly<Record<string, string>> = {
  'fonts/newsreader.woff2': '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2',
  'fonts/newsreader-italic.woff2': '@fontsource-variable/newsreader/files/newsreader-latin-wght-italic.woff2',
  'fonts/figtree.woff2': '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
};

/**
 * The plain pages of a host, read from their folder at each request. In HTML `{{origin}}` and `{{port}}` are those under
 * which the browser reached this server, so that snippets work when they are copied.
 */
export function createHostPages(pages: string, name: 'portal' | 'primary') {
  const folder = join(pages, name);
  const files = createStaticFiles(folder, () => BRIEFLY);
  const fonts = new Map(
    Object.entries(name === 'portal' ? PORTAL_FONTS : {}).map(([path, source]) => {
      const file = fileURLToPath(import.meta.resolve(source));
      return [
        path,
        { files: createStaticFiles(dirname(file), () => 'public, max-age=86400'), name: basename(file) },
      ];
    }),
  );

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = request.url.split('?')[0]?.slice(1) || 'index.html';
    if (extname(path) === '.html') return sendHtml(request, reply, folder, path);
    const font = fonts.get(path);
    const isSent = font
      ? await font.files.send(request, reply, font.name)
      : await files.send(request, reply, path);
    return isSent ? reply : missing(request, reply);
  };
}

async function sendHtml(
  request: FastifyRequest,
  reply: FastifyReply,
  folder: string,
  path: string,
): Promise<FastifyReply> {
  const source = /^[\w-]+\.html$/.test(path)
    ? await readFile(join(folder, path), 'utf8').catch(() => null)
    : null;
  if (source === null) return missing(request, reply);
  const port = String(request.port ?? 80);
  const origin = port === '80' ? 'http://localhost' : `http://localhost:${port}`;
  const markup = source.replaceAll('{{origin}}', origin).replaceAll('{{port}}', port);
  return sendPage(reply, 200, { html: markup, policy: policyFor(origin) });
}

/** A host that embeds needs the origin of the bundle for scripts, calls, pictures and fonts: nothing else. */
function policyFor(origin: string): string {
  return [
    `default-src 'none'`,
    `script-src 'self' ${origin}`,
    `style-src 'self'`,
    `img-src 'self' data: ${origin}`,
    `font-src 'self' ${origin}`,
    `connect-src 'self' ${origin}`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}

function missing(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendPage(reply, 404, plainPage(spokenBy(request), 'missing'));
}
