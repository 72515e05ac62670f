import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { basename, extname, join } from 'node:path';
import type { MeasuredPage } from './measured-pages.ts';
import { ROWS } from './pages/rows.ts';

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };

export interface HostServer {
  /** Where a page is served. */
  addressOf(page: MeasuredPage): string;
  close(): void;
}

const slugOf = ({ program, name }: MeasuredPage) => program ?? name.replaceAll(' ', '-').toLowerCase();

function markup(page: MeasuredPage, scriptTag: string, hasSheet: boolean): string {
  const rows = ROWS.map(
    ({ name, summary, price }) =>
      `<li><h3>${name}</h3><p>${summary}</p><p>${price}</p><button type="button">Book</button></li>`,
  );
  const body = {
    'vitrine-booking': `${scriptTag}<vitrine-booking></vitrine-booking>`,
    'plain HTML': `<main><ul>${rows.join('')}</ul></main>`,
  }[page.name];
  const sheet = hasSheet ? '<link rel="stylesheet" href="index.css">' : '';
  const program = `${sheet}<main></main><script type="module" src="index.js"></script>`;
  return `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Salon</title>
    <link rel="icon" href="data:,"><h1>Salon</h1>${body ?? program}<p>After it</p>`;
}

/** Serves the pages: `built` holds a folder of files for each program. */
export async function serveHosts(
  pages: readonly MeasuredPage[],
  built: string,
  scriptTag: string,
): Promise<HostServer> {
  const server = createServer(async (request, reply) => {
    const [, slug = '', name = ''] = new URL(request.url ?? '/', 'http://salon').pathname.split('/');
    const page = pages.find((each) => slugOf(each) === slug);
    if (`/${slug}` === '/rows.json')
      return reply.setHeader('content-type', 'application/json').end(JSON.stringify(ROWS));
    if (!page) return reply.writeHead(404).end('{}');
    if (name === '')
      return reply
        .setHeader('content-type', 'text/html')
        .end(markup(page, scriptTag, existsSync(join(built, slug, 'index.css'))));
    const type = TYPES[extname(name)] ?? 'application/octet-stream';
    const file = await readFile(join(built, slug, basename(name))).catch(() => null);
    return file === null ? reply.writeHead(404).end() : reply.setHeader('content-type', type).end(file);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    addressOf: (page) => `http://salon.localhost:${port}/${slugOf(page)}/`,
    close: () => server.close(),
  };
}
