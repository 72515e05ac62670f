import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { note } from '../note.ts';
import { launchChromium } from './launch-chromium.ts';
import { slowDownLine, slowDownProcessor } from '../slow-phone.ts';

/**
 * When what a visitor came for is visible, on a processor 4 times slower and a slow line (562 ms, 180 kB/s), beside the same content
 * as plain HTML, by turns: `npm run bench:first-visible -- [visits]`. An embedded booking is beside a page that fetches the same
 * markup by its second request: with the lines by which a page asks for it beside the script tag (docs/embed.md), and by that tag
 * alone. That is also beside a page that fetches the markup by its third request, by a script of its own, as the tag has to; home beside
 * its own markup without any script. Both are compressed, and have the same styles: those of a root apply in a root. Ends with 1
 * when a limit is passed.
 */
const VISITS = Number(process.argv[2] ?? 5);
const MOST_RATIO = 1.3;
const port = process.env['PORT'] ?? '4100';
const product = `http://localhost:${port}`;
const home = `http://maison.localhost:${port}/`;

/** The names below localhost are known to browsers alone. */
const textOf = (address: string) =>
  new Promise<string>((resolve, reject) => {
    const { host, pathname, search } = new URL(address);
    const options = { host: 'localhost', port, path: pathname + search, headers: { host } };
    get(options, (reply) => resolve(text(reply))).on('error', reject);
  });

const markup = await textOf(`${product}/embed/render/vitrine-booking?company=cmp_maison&locale=fr`);
const withoutScripts = (html: string) => html.replaceAll(/<script\b.*?<\/script>/gs, '');
const homeAsHtml = withoutScripts(await textOf(home))
  .replaceAll('href="/', `href="${home}`)
  .replaceAll(/(src(?:set)?=")\//g, `$1${home}`);

const frame = (inner: string) =>
  `<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Salon</title><link rel="icon" href="data:,">${inner}`;
const BOOKING = `<script type="module" src="${product}/embed/vitrine.js" data-company="cmp_maison"></script><h1>Salon</h1><vitrine-booking></vitrine-booking>`;
const ASKED_FOR = `<link rel="modulepreload" href="${product}/embed/early-screen.js"><link rel="preload" as="fetch" crossorigin href="${product}/embed/render/vitrine-booking?company=cmp_maison&amp;locale=fr&amp;data=unread">`;
const FETCHED = `fetch('/fragment').then((reply) => reply.text()).then((html) => document.querySelector('main').setHTMLUnsafe(html))`;
const pages: Readonly<Record<string, string>> = {
  '/embedded': frame(BOOKING),
  '/embedded-asked-for': frame(ASKED_FOR + BOOKING),
  '/second-request': frame(`<h1>Salon</h1><main></main><script>${FETCHED}</script>`),
  '/third-request': frame(`<script type="module" src="/fetched.js"></script><h1>Salon</h1><main></main>`),
  '/fetched.js': FETCHED,
  '/fragment': `<div>${withoutScripts(markup)}</div>`,
  '/home-as-html': homeAsHtml,
};

/** Milliseconds from the start of the page: in it, until a category is painted, or until its largest paint. */
const WATCH = `globalThis.seen = new Promise((done) => {
  const look = () => {
    const root = document.querySelector('vitrine-booking, main div')?.shadowRoot;
    const shown = root?.querySelector('a[href], button, h2');
    if (shown?.checkVisibility()) requestAnimationFrame(() => setTimeout(() => done(performance.now())));
    else requestAnimationFrame(look);
  };
  look();
});
globalThis.largest = 0;
new PerformanceObserver((list) => { for (const entry of list.getEntries()) largest = entry.startTime; }).observe({ type: 'largest-contentful-paint', buffered: true });`;

async function visit(browser: Browser, address: string, wanted: 'seen' | 'largest'): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await slowDownLine(client);
    await slowDownProcessor(client);
    await page.addInitScript({ content: WATCH });
    await page.goto(address, { waitUntil: 'commit' });
    if (wanted === 'seen') return await page.evaluate<number>('seen');
    await page.waitForLoadState('load');
    await page.waitForTimeout(3000);
    return await page.evaluate<number>('largest');
  } finally {
    await context.close();
  }
}

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

const server = createServer((request, reply) =>
  reply
    .writeHead(200, {
      'content-type': `text/${request.url?.endsWith('.js') ? 'javascript' : 'html'}; charset=utf-8`,
      'content-encoding': 'br',
    })
    .end(brotliCompressSync(pages[request.url ?? ''] ?? '')),
);
await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
const own = `http://salon.localhost:${(server.address() as AddressInfo).port}`;
const browser = await launchChromium();

/** A page of ours, and the same content as plain HTML. */
interface Pair {
  readonly what: string;
  readonly address: string;
  readonly plain: string;
  readonly wanted: 'seen' | 'largest';
  /** Absent: told alone. */
  readonly most?: number;
}

const PAIRS: readonly Pair[] = [
  {
    what: 'first screen of an embedded booking, asked for by its page',
    address: `${own}/embedded-asked-for`,
    plain: `${own}/second-request`,
    wanted: 'seen',
    most: MOST_RATIO,
  },
  {
    what: 'first screen of an embedded booking, by the script tag alone',
    address: `${own}/embedded`,
    plain: `${own}/second-request`,
    wanted: 'seen',
  },
  {
    what: 'first screen of an embedded booking, by the script tag alone and as many requests',
    address: `${own}/embedded`,
    plain: `${own}/third-request`,
    wanted: 'seen',
    most: MOST_RATIO,
  },
  {
    what: 'largest paint of home',
    address: home,
    plain: `${own}/home-as-html`,
    wanted: 'largest',
    most: MOST_RATIO,
  },
];
try {
  for (const { what, address, plain, wanted, most } of PAIRS) {
    const times = { ours: [] as number[], plain: [] as number[] };
    for (let turn = 0; turn < VISITS; turn += 1) {
      times.ours.push(await visit(browser, address, wanted));
      times.plain.push(await visit(browser, plain, wanted));
    }
    const ratio = median(times.ours) / median(times.plain);
    console.log(
      `${what}: ${median(times.ours).toFixed(0)} ms, as plain HTML ${median(times.plain).toFixed(0)} ms`,
    );
    console.log(`  ${ratio.toFixed(2)} times${most === undefined ? '' : ` (at most ${most})`}`);
    if (most === undefined) continue;
    note(`${what} beside plain HTML`, Number(ratio.toFixed(2)), { most });
    if (ratio > most) process.exitCode = 1;
  }
} finally {
  await browser.close();
  server.close();
}
