/**
 * How many pages are rendered a second beside React alone on the same trees with the same data in memory (at least 0.5), how the
 * heap grows from the 1,000th to the 10,000th of them (at most 1.1), and how many kept pages a second the server sends beside a
 * file of the same bytes (at least 0.8). Seconds are those of the processor, since other programs of the machine weigh more than what
 * differs. `npm run bench:rendering -- [pages] [turns]`: 10,000 and 9 unless said otherwise. Ends with 1 where a limit is passed.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setImmediate as endOfTurn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { instant } from '#domain/time/instant.ts';
import { demoCompanies } from '#seed/companies.ts';
import { pictureOf } from '#seed/pictures/picture-of.ts';
import { createServer } from '#server/create-server.ts';
import { openEmbedded } from '#server/database/open.ts';
import { HOSTS_KNOWN_FOR } from '#server/hosts/known-hosts.ts';
import type { ServerPage } from '#server/render/engine/server-page.ts';
import { openRenderer } from '#server/render/renderer.ts';
import { seedDatabase } from '#server/seeding/seed.ts';
import { note } from '../note.ts';
import type { Round } from './load.ts';
import { withEngines } from './rendering/build-engines.ts';
import type { Engines } from './rendering/engines.ts';
import { heapLeft } from './rendering/heap.ts';
import { COMPANY, readyPages, TOKEN } from './rendering/ready-pages.ts';

const LEAST = { engine: 0.5, kept: 0.8 } as const;
const MOST_GROWTH = 1.1;
/** Rendered before the heap is looked at first. */
const FIRST_PAGES = 1000;
/** Pages after which it is looked at, before the last of them. */
const LOOKS: readonly number[] = [FIRST_PAGES, 2500, 5000];
const ROUND_MS = 200;
const ATTRIBUTES = { company: TOKEN };

const [pages = 10_000, turns = 9] = process.argv.slice(2).map(Number);
if (![pages, turns].every((count) => Number.isInteger(count) && count > 0) || pages <= FIRST_PAGES) {
  console.error(
    `How many pages has to be a whole number above ${FIRST_PAGES}, and turns one: rendering.ts [pages] [turns].`,
  );
  process.exit(2);
}

const at = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const bundle = await mkdtemp(join(tmpdir(), 'vitrine-bundle-'));
await cp(at('dist'), bundle, { recursive: true });
const renderer = await openRenderer({ built: at('dist-server'), locales: at('locales') });
const database = await openEmbedded();
await seedDatabase(database.db, { companiesOn: demoCompanies, pictureOf }, '20260112');
const app = await createServer({
  db: database.db,
  clock: { now: () => instant(Date.now()) },
  originOf: (host) => `http://${host}`,
  renderer,
  hostsKnownFor: HOSTS_KNOWN_FOR,
  folders: { bundle, pictures: '/nowhere', pages: '/nowhere' },
});
try {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const ready = readyPages(app, `http://${COMPANY}.localhost`);
  const isQuick = await withEngines(async (engines) => {
    const isEngine = await measureEngine(engines, ready);
    return (await measureHeap(engines, ready)) && isEngine;
  });
  process.exitCode = (await measureKept()) && isQuick ? 0 : 1;
} finally {
  await app.close();
  await database.close();
  await rm(bundle, { recursive: true, force: true });
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;
}

/** Milliseconds of the processor. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  // As between two requests: without it no timer ends, and all pages before this one are in memory still.
  await endOfTurn();
  const begun = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}

/** Both render each page by turns; React's tree is the engine's, opened once and with all there that it waits for. */
async function measureEngine(engines: Engines, ready: readonly ServerPage[]): Promise<boolean> {
  const { renderElement, openElement, markupOf, withoutStyles } = engines;
  const { signal } = new AbortController();
  const times = await Promise.all(
    ready.map(async (page) => {
      const { tree } = await openElement('storefront', ATTRIBUTES, page);
      const engine = () => renderElement('storefront', ATTRIBUTES, page);
      const react = () => markupOf(signal, tree);
      await react();
      if (withoutStyles(await react()).html !== (await engine()).html)
        throw new Error(`React alone renders something else of ${page.url}`);
      return { engine, react, took: { engine: [] as number[], react: [] as number[] } };
    }),
  );
  for (let turn = 0; turn < turns * 3; turn += 1) {
    for (const { engine, react, took } of times) {
      // Neither is always the one that follows the other.
      if (turn % 2 === 0) took.react.push(await timed(react));
      took.engine.push(await timed(engine));
      if (turn % 2 === 1) took.react.push(await timed(react));
    }
  }
  const sum = (of: 'engine' | 'react') => times.reduce((total, { took }) => total + median(took[of]), 0);
  const ratio = sum('react') / sum('engine');
  const perSecond = (of: 'engine' | 'react') => Math.round((1000 * ready.length) / sum(of));
  console.log(
    `${ready.length} pages by turns: ${perSecond('engine')} pages a second of the processor, React alone ${perSecond('react')}`,
  );
  console.log(`  ${ratio.toFixed(2)} of React alone (at least ${LEAST.engine})`);
  note('pages rendered beside React alone', ratio, { least: LEAST.engine });
  return ratio >= LEAST.engine;
}

async function measureHeap({ renderElement }: Engines, ready: readonly ServerPage[]): Promise<boolean> {
  const heaps: number[] = [];
  const look = async (count: number) => {
    const heap = await heapLeft();
    heaps.push(heap);
    console.log(`heap after ${count} pages: ${(heap / 1e6).toFixed(1)} MB`);
  };
  for (let count = 0; count < pages; count += 1) {
    if (LOOKS.includes(count)) await look(count);
    await endOfTurn();
    await renderElement('storefront', ATTRIBUTES, ready[count % ready.length] as ServerPage);
  }
  await look(pages);
  const growth = (heaps.at(-1) ?? Number.NaN) / (heaps[0] ?? Number.NaN);
  console.log(`  ${growth.toFixed(3)} of that after ${FIRST_PAGES} (at most ${MOST_GROWTH})`);
  note(`heap after ${pages.toLocaleString('en')} rendered pages`, growth, { most: MOST_GROWTH });
  return growth <= MOST_GROWTH;
}

async function measureKept(): Promise<boolean> {
  const { port } = app.server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const host = `${COMPANY}.localhost:${port}`;
  const page = await kept(origin, host);
  await writeFile(join(bundle, 'same.html'), page);
  const load = fork(new URL('./rendering/load-process.ts', import.meta.url));
  const run = async (path: string): Promise<number> => {
    const begun = process.cpuUsage();
    load.send({ url: origin + path, headers: { host, 'accept-encoding': 'br' }, ms: ROUND_MS });
    const [{ requests, failures }] = (await once(load, 'message')) as [Round];
    const { user, system } = process.cpuUsage(begun);
    if (failures > 0) throw new Error(`${path}: ${failures} requests failed.`);
    return (requests / (user + system)) * 1e6;
  };
  const [ours, file] = ['/services', '/embed/same.html'];
  for (const path of [ours, file]) for (let round = 0; round < 5; round += 1) await run(path);
  const seen = { ours: [] as number[], file: [] as number[], ratio: [] as number[] };
  for (let turn = 0; turn < turns * 5; turn += 1) {
    const first = turn % 2 === 0 ? await run(ours) : null;
    const bare = await run(file);
    const own = first ?? (await run(ours));
    seen.ours.push(own);
    seen.file.push(bare);
    seen.ratio.push(own / bare);
  }
  load.disconnect();
  const ratio = median(seen.ratio);
  console.log(
    `a kept page: ${Math.round(median(seen.ours))} a second of the processor, a file of its ${page.length} characters ${Math.round(median(seen.file))}`,
  );
  console.log(`  ${ratio.toFixed(2)} of the file (at least ${LEAST.kept})`);
  note('kept pages beside a file', ratio, { least: LEAST.kept });
  return ratio >= LEAST.kept;
}

/** The page once the server has rendered it, which it may not do at once on a busy machine. */
async function kept(origin: string, host: string): Promise<string> {
  for (let tries = 0; tries < 20; tries += 1) {
    const page = await new Promise<string>((resolve, reject) => {
      get(`${origin}/services`, { headers: { host } }, (reply) => resolve(text(reply))).on('error', reject);
    });
    if (page.includes('shadowrootmode')) return page;
    await new Promise((done) => setTimeout(done, 1000));
  }
  throw new Error('The server renders no page.');
}
