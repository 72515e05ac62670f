import { readFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createStaticFiles } from './files/static-files.ts';
import { plainPage, sendPage, spokenBy } from './plain-pages.ts';

const BRIEFLY = 'public, max-age=60';
const A_DAY = 'public, max-age=86400';

/** Fonts of this product's own look. */
const FONTS: Readonly<Record<string, string>> = {
  'fonts/newsreader.woff2': '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2',
  'fonts/newsreader-italic.woff2': '@fontsource-variable/newsreader/files/newsreader-latin-wght-italic.woff2',
  'fonts/figtree.woff2': '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
};

/** What the pages of a host show and their folder does not hold. */
const FILES_OF = {
  portal: { ...FONTS, 'custom-elements.json': '../../../custom-elements.json' },
  primary: {},
  // Its words are looked up by the library whole: it is served as it is.
  backoffice: { ...FONTS, 'i18next.js': 'i18next' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

type PlainHost = keyof typeof FILES_OF;

/**
 * The plain pages of a host, read from their folder at each request. In HTML `{{origin}}` and `{{port}}` are those under
 * which the browser reached this server, so that snippets work when they are copied; `{{companies}}` is how many are seeded.
 */
export function createHostPages(pages: string, name: PlainHost) {
  const folder = join(pages, name);
  const files = createStaticFiles(folder, () => BRIEFLY);
  const elsewhere = new Map(
    Object.entries<string>(FILES_OF[name]).map(([path, source]) => {
      const file = fileURLToPath(import.meta.resolve(source));
      return [
        path,
        {
          files: createStaticFiles(dirname(file), () => (extname(path) === '.json' ? BRIEFLY : A_DAY)),
          name: basename(file),
        },
      ];
    }),
  );

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = request.url.split('?')[0]?.slice(1) || 'index.html';
    // The playground's frame shows whole sites, which own the addresses below.
    if (name === 'portal' && /^preview(\/|$)/.test(path))
      return sendHtml(request, reply, { folder, path: 'preview.html', name });
    if (extname(path) === '.html') return sendHtml(request, reply, { folder, path, name });
    const other = elsewhere.get(path);
    const isSent = other
      ? await other.files.send(request, reply, other.name)
      : await files.send(request, reply, path);
    return isSent ? reply : missing(request, reply);
  };
}

let count: number | null = null;

/** How many companies the demo has. Its data is read once, and only where a page says the number. */
async function companyCount(): Promise<number> {
  count ??= (await import('#seed/companies.ts')).demoCompanies().length;
  return count;
}

async function sendHtml(
  request: FastifyRequest,
  reply: FastifyReply,
  { folder, path, name }: { readonly folder: string; readonly path: string; readonly name: PlainHost },
): Promise<FastifyReply> {
  const source = /^[\w-]+\.html$/.test(path)
    ? await readFile(join(folder, path), 'utf8').catch(() => null)
    : null;
  if (source === null) return missing(request, reply);
  const port = String(request.port ?? 80);
  const origin = port === '80' ? 'http://localhost' : `http://localhost:${port}`;
  const markup = source
    .replaceAll('{{origin}}', origin)
    .replaceAll('{{port}}', port)
    .replaceAll('{{companies}}', String(await companyCount()));
  return sendPage(reply, 200, { html: markup, policy: policyFor(origin, name) });
}

/**
 * A host that embeds needs the origin of the bundle for scripts, calls, pictures and fonts: nothing else. A back office shows the
 * sites of the companies, and no page shows it in a frame.
 */
function policyFor(origin: string, name: PlainHost): string {
  const isOffice = name === 'backoffice';
  return [
    `default-src 'none'`,
    `script-src 'self' ${origin}`,
    `style-src 'self'`,
    `img-src 'self' data: ${origin}`,
    `font-src 'self' ${origin}`,
    `connect-src 'self' ${origin}`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-src 'self'${isOffice ? ` ${origin.replace('//', '//*.')}` : ''}`,
    `frame-ancestors ${isOffice ? `'none'` : `'self'`}`,
  ].join('; ');
}

function missing(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendPage(reply, 404, plainPage(spokenBy(request), 'missing'));
}
