import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { calcomReply } from './calcom-api.ts';
import { OURS, OURS_NAMED, OURS_RENDERED, type MeasuredPage } from './measured-pages.ts';
import { ROWS, ROWS_PATH } from './pages/rows.ts';

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };

export interface HostServer {
  /** Where a page is served. */
  addressOf(page: MeasuredPage): string;
  close(): void;
}

const slugOf = ({ program, name }: MeasuredPage) => program ?? name.replaceAll(/\W+/g, '-').toLowerCase();

/** What a page of ours says in its head. */
interface OwnTags {
  readonly script: string;
  /** What asks for the code beside the script. */
  readonly code: string;
}

function markup(page: MeasuredPage, { script, code }: OwnTags, hasSheet: boolean): string {
  const rows = ROWS.map(
    ({ name, summary, price }) =>
      `<li><h3>${name}</h3><p>${summary}</p><p>${price}</p><button type="button">Book</button></li>`,
  );
  const body = {
    [OURS]: `${script}<vitrine-booking render="client"></vitrine-booking>`,
    [OURS_NAMED]: `${code}${script}<vitrine-booking render="client"></vitrine-booking>`,
    [OURS_RENDERED]: `${script}<vitrine-booking></vitrine-booking>`,
    'plain HTML': `<main><ul>${rows.join('')}</ul></main>`,
  }[page.name];
  const sheet = hasSheet ? '<link rel="stylesheet" href="index.css">' : '';
  const program = `${sheet}<main></main><script type="module" src="index.js"></script>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Salon</title>
    <link rel="icon" href="data:,"><h1>Salon</h1>${body ?? program}<p>After it</p>`;
}

/** What is sent for an address, compressed as a host keeps it. */
interface Kept {
  readonly type: string;
  readonly bytes: Buffer;
}

const keep = (type: string, content: string | Buffer): Kept => ({ type, bytes: brotliCompressSync(content) });

/** The page and the files of its program, by their path. */
function filesOf(page: MeasuredPage, built: string, tags: OwnTags): [path: string, kept: Kept][] {
  const folder = join(built, slugOf(page));
  const names = page.program === undefined ? [] : readdirSync(folder);
  const files = names.map((name): [string, Kept] => {
    const type = TYPES[extname(name)] ?? 'application/octet-stream';
    return [`/${slugOf(page)}/${name}`, keep(type, readFileSync(join(folder, name)))];
  });
  const html = markup(page, tags, names.includes('index.css'));
  return [...files, [`/${slugOf(page)}/`, keep('text/html', html)]];
}

function send(reply: ServerResponse, kept: Kept | undefined): void {
  if (!kept) return void reply.writeHead(404).end();
  reply.writeHead(200, { 'content-type': kept.type, 'content-encoding': 'br' }).end(kept.bytes);
}

/** Serves the pages: `built` holds a folder of files for each program. */
export async function serveHosts(
  pages: readonly MeasuredPage[],
  built: string,
  tags: OwnTags,
): Promise<HostServer> {
  const files = new Map(pages.flatMap((page) => filesOf(page, built, tags)));
  const server = createServer((request, reply) => {
    const address = new URL(request.url ?? '/', 'http://salon');
    const data = address.pathname === ROWS_PATH ? ROWS : calcomReply(address);
    send(reply, data ? keep('application/json', JSON.stringify(data)) : files.get(address.pathname));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    addressOf: (page) => `http://salon.localhost:${port}/${slugOf(page)}/`,
    close: () => server.close(),
  };
}
