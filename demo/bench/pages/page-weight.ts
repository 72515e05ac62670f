import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { elementFeatures, readFeatures, tagOf, type ElementFeature } from '../../build/features.ts';
import { launchChromium } from './launch-chromium.ts';
import { note } from '../note.ts';

/**
 * What a page with one element downloads of ours until its first screen can be used, for each element of the product:
 * `npm run bench:weight -- [address of a page that embeds one]`. Ends with 1 when a limit is passed.
 */
const address = process.argv[2] ?? `http://primary.localhost:${process.env['PORT'] ?? 4100}/`;

/**
 * Compressed bytes of the loader, requests and their depth; how many bytes a page may have is in each feature's data. Two of the
 * requests show the first screen as the back end has rendered it.
 */
const LIMITS = { loader: 3300, requests: 10, depth: 3 } as const;
/** Compressed bytes: the data of the first screen as well, which depend on the company. */
const WITH_DATA: Readonly<Record<string, number>> = { booking: 130_000 };
const PATIENCE_MS = 30_000;

interface Sent {
  readonly url: string;
  readonly method: string;
  /** The address whose code or markup asked for it. */
  readonly by: string;
  readonly type: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

interface Initiator {
  readonly url?: string;
  readonly stack?: Stack;
}

interface Stack {
  readonly callFrames: readonly { readonly url: string }[];
  readonly parent?: Stack;
}

function initiatorOf({ url, stack }: Initiator): string {
  for (let one = stack; one; one = one.parent) {
    const frame = one.callFrames.find((each) => each.url);
    if (frame) return frame.url;
  }
  return url ?? '';
}

async function record(client: CDPSession): Promise<Map<string, Sent>> {
  const sent = new Map<string, Sent>();
  client.on('Network.requestWillBeSent', ({ requestId, request, initiator, wallTime, type = 'Other' }) => {
    const { url, method } = request;
    sent.set(requestId, { url, method, by: initiatorOf(initiator), type, at: wallTime * 1000 });
  });
  await client.send('Network.enable', { maxTotalBufferSize: 50_000_000 });
  return sent;
}

/** The script tag of a real page, so that the bare page embeds the same product in the same way. */
async function scriptTagOf(page: Page): Promise<string> {
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  const tag = await page
    .locator('script[src*="/vitrine.js"]')
    .first()
    .evaluate((script) => script.outerHTML);
  const src = await page
    .locator('script[src*="/vitrine.js"]')
    .first()
    .evaluate((script) => (script as HTMLScriptElement).src);
  return tag.replace(/ nonce="[^"]*"/, '').replace(/src="[^"]*"/, `src="${src}"`);
}

async function bytesOf(client: CDPSession, requestId: string, type: string): Promise<number> {
  const { body, base64Encoded } = await client.send('Network.getResponseBody', { requestId });
  const bytes = Buffer.from(body, base64Encoded ? 'base64' : 'utf8');
  // Pictures and fonts are compressed already.
  return /^(Image|Font|Media)$/.test(type) ? bytes.length : gzipSync(bytes, { level: 9 }).length;
}

function depthOf(url: string, all: readonly Sent[], seen: ReadonlySet<string> = new Set()): number {
  const found = all.find((one) => one.url === url);
  if (!found || seen.has(url)) return 0;
  return 1 + depthOf(found.by, all, new Set([...seen, url]));
}

/** A salon's page with the element alone, on an origin of its own. */
async function serveBarePage(
  tag: string,
  element: string,
): Promise<{ readonly bare: string; readonly server: Server }> {
  const html = `<!doctype html><html lang="fr"><title>Salon</title><link rel="icon" href="data:,">${tag}<h1>Salon</h1><${element}></${element}>`;
  const server = createServer((_, reply) =>
    reply.setHeader('content-type', 'text/html; charset=utf-8').end(html),
  );
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { bare: `http://salon.localhost:${port}/`, server };
}

/** Epoch milliseconds. */
interface Usable {
  readonly usable: number;
  readonly started: number;
}

/** In the page: when the element has something that can be pressed. */
function untilUsable(element: string, patience: number): Promise<Usable> {
  const now = () => performance.timeOrigin + performance.now();
  return new Promise((resolve, reject) => {
    const look = () => {
      const root = document.querySelector(element)?.shadowRoot;
      const control = root?.querySelector('a[href], button:enabled');
      if (control?.checkVisibility()) resolve({ usable: now(), started: performance.timeOrigin });
      else if (performance.now() > patience)
        reject(new Error(`The ${element} shows nothing that can be pressed.`));
      else requestAnimationFrame(look);
    };
    look();
  });
}

async function measure(page: Page, bare: string, element: string) {
  const client = await page.context().newCDPSession(page);
  const sent = await record(client);
  // From the document's start on: a busy machine would look too late, and weigh what comes after.
  await page.addInitScript({
    content: `globalThis.whenUsable = (${untilUsable.toString()})('${element}', ${PATIENCE_MS})`,
  });
  await page.goto(bare);
  const { usable, started } = await page.evaluate<Usable>('whenUsable');
  // What was asked for before then still has to arrive before it can be weighed.
  await page.waitForLoadState('networkidle');
  const elapsed = Math.round(usable - started);
  const requests = [...sent].filter(
    ([, { url, at }]) => url.startsWith('http') && url !== bare && at <= usable,
  );
  // The pictures of that screen are asked for in the moment in which it can be used already.
  const own = requests.filter(([, { method, type }]) => method !== 'OPTIONS' && type !== 'Image');
  const rows = [];
  for (const [id, { url, type }] of own) {
    const bytes = await bytesOf(client, id, type);
    const depth = depthOf(
      url,
      own.map(([, one]) => one),
    );
    rows.push({ path: new URL(url).pathname, bytes, depth });
  }
  return { rows, elapsed, preflights: requests.filter(([, { method }]) => method === 'OPTIONS').length };
}

type Measured = Awaited<ReturnType<typeof measure>>;

/** Prints what a page weighs and gives back the names of the limits that it passes. */
function judge({ name, element }: ElementFeature, { rows, elapsed, preflights }: Measured): string[] {
  const sum = (wanted: (row: Measured['rows'][number]) => boolean) =>
    rows.filter(wanted).reduce((total, { bytes }) => total + bytes, 0);
  const code = element.budget * 1000;
  const limits: Readonly<Record<string, number>> = { ...LIMITS, code, total: WITH_DATA[name] ?? Infinity };
  const figures: Readonly<Record<string, number>> = {
    loader: sum(({ path }) => path.endsWith('/vitrine.js')),
    code: sum(({ path }) => path.startsWith('/embed/')),
    total: sum(() => true),
    requests: rows.length,
    depth: Math.max(...rows.map(({ depth }) => depth)),
  };
  console.log(`vitrine-${name}`);
  for (const { path, bytes, depth } of rows) console.log(`  ${String(bytes).padStart(7)}  ${depth}  ${path}`);
  for (const [figure, value] of Object.entries(figures)) {
    const limit = limits[figure] ?? Infinity;
    if (limit < Infinity) note(`${figure} of vitrine-${name}`, value, { most: limit });
    console.log(`  ${figure.padEnd(9)} ${value}${limit < Infinity ? ` (limit ${limit})` : ''}`);
  }
  console.log(`  besides ${preflights} preflights of the browser's own; usable after ${elapsed} ms`);
  return Object.keys(figures).filter((figure) => (figures[figure] ?? 0) > (limits[figure] ?? Infinity));
}

/** One element on a bare page of an origin of its own, in a browser that has nothing of ours. */
async function weigh(browser: Browser, tag: string, feature: ElementFeature): Promise<string[]> {
  const element = tagOf(feature);
  const { bare, server } = await serveBarePage(tag, element);
  const context = await browser.newContext();
  try {
    const over = judge(feature, await measure(await context.newPage(), bare, element));
    return over.map((figure) => `${element} ${figure}`);
  } finally {
    await context.close();
    server.close();
  }
}

const root = fileURLToPath(new URL('../../..', import.meta.url));
const browser = await launchChromium();
try {
  const page = await browser.newPage();
  const tag = await scriptTagOf(page);
  await page.close();
  const over: string[] = [];
  for (const feature of elementFeatures(await readFeatures(root))) {
    over.push(...(await weigh(browser, tag, feature)));
  }
  if (over.length > 0) {
    console.error(`Over the limit: ${over.join(', ')}.`);
    process.exitCode = 1;
  }
} finally {
  await browser.close();
}
