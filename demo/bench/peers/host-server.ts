import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { basename, extname, join } from 'node:path';
import type { Contender } from './contenders.ts';
import { ROWS } from './pages/rows.ts';

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };

export interface HostServer {
  /** Address of a contender's page. */
  addressOf(contender: Contender): string;
  close(): void;
}

const slugOf = ({ page, name }: Contender) => page ?? name.replaceAll(' ', '-').toLowerCase();

function markup(contender: Contender, scriptTag: string): string {
  const rows = ROWS.map(
    ({ name, summary, price }) =>
      `<li><h3>${name}</h3><p>${summary}</p><p>${price}</p><button type="button">Book</button></li>`,
  );
  const body = {
    'vitrine-booking': `${scriptTag}<vitrine-booking></vitrine-booking>`,
    'plain HTML': `<main><ul>${rows.join('')}</ul></main>`,
  }[contender.name];
  const program = `<link rel="stylesheet" href="index.css"><main></main><script type="module" src="index.js"></script>`;
  return `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Salon</title>
    <link rel="icon" href="data:,"><h1>Salon</h1>${body ?? program}<p>After it</p>`;
}

/** Serves each contender on a page of its own: `built` holds a folder of files for each program. */
export async function serveHosts(
  contenders: readonly Contender[],
  built: string,
  scriptTag: string,
): Promise<HostServer> {
  const server = createServer(async (request, reply) => {
    const [, slug = '', name = ''] = new URL(request.url ?? '/', 'http://salon').pathname.split('/');
    const contender = contenders.find((each) => slugOf(each) === slug);
    if (`/${slug}` === '/rows.json')
      return reply.setHeader('content-type', 'application/json').end(JSON.stringify(ROWS));
    if (!contender) return reply.writeHead(404).end('{}');
    if (name === '') return reply.setHeader('content-type', 'text/html').end(markup(contender, scriptTag));
    const type = TYPES[extname(name)] ?? 'application/octet-stream';
    const file = await readFile(join(built, slug, basename(name))).catch(() => '');
    return reply.setHeader('content-type', type).end(file);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    addressOf: (contender) => `http://salon.localhost:${port}/${slugOf(contender)}/`,
    close: () => server.close(),
  };
}
