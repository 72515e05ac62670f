import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { PublicAddress } from './random-routes.ts';
import { watchStorefront } from './shown-html.ts';
import type { TwoServers } from './two-servers.ts';

/** A page that a server rendered and a browser hydrated, beside the same page that the browser alone drew. */
export interface BothSides {
  /** What the server rendered; empty where it left the page to the browser. */
  readonly declared: string;
  /** Both pages once they have come to rest, every part of them hydrated. */
  readonly hydrated: string;
  readonly drawn: string;
  /** Nodes of the server's markup that its hydration did not keep. */
  readonly lost: readonly string[];
  /** What either page warned of, as React does of markup that did not fit, and its errors. */
  readonly told: readonly string[];
}

/** Milliseconds. */
const LOOK_EVERY = 100;
const STILL_LOOKS = 2;
/** Milliseconds in which a page has to come to rest, and in which two at rest may still become the same: some parts wait for idle. */
const PATIENCE = 60_000;
const IDLE_PATIENCE = 8000;
const WIDTHS = [390, 1280];
/** A renderer that was busy for two seconds leaves a page to the browser, and does not try again for five. */
const RENDERING_PATIENCE = 6000;
const RENDERINGS = 3;
/** The browser writes this of a page with such a status, which is meant, and of fonts where the machine is slow. */
const MEANT = /responded with a status of (404|503)|preloaded using link preload but not used/;

interface Side {
  readonly page: Page;
  readonly told: readonly string[];
  /** Whether it has shown what it shows now for a while, with nothing more to load. */
  look(): Promise<{ readonly html: string; readonly lost: readonly string[]; readonly isAtRest: boolean }>;
}

/** A page of a visitor of whom the browser keeps nothing but files. */
async function newPage(context: BrowserContext, { origin }: URL): Promise<Page> {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await client.detach();
  await context.clearCookies();
  return page;
}

async function openSide(context: BrowserContext, address: string): Promise<Side> {
  const page = await newPage(context, new URL(address));
  const told: string[] = [];
  let requests = 0;
  let before = '';
  let still = 0;
  page.on('request', () => (requests += 1));
  page.on('requestfinished', () => (requests -= 1));
  page.on('requestfailed', () => (requests -= 1));
  page.on('pageerror', ({ message }) => told.push(message));
  page.on('console', (message) => {
    if (/warning|error/.test(message.type()) && !MEANT.test(message.text())) told.push(message.text());
  });
  await page.goto(address);
  return {
    page,
    told,
    async look() {
      const { html, lost, isReady, isBusy } = await page.evaluate(() => globalThis.shown());
      still = isReady && !isBusy && requests === 0 && html === before ? still + 1 : 0;
      before = html;
      return { html, lost, isAtRest: still >= STILL_LOOKS };
    },
  };
}

/** Waits until both have come to rest, and for a while until they are the same; throws where one never comes to rest. */
async function atRest(rendered: Side, drawn: Side) {
  const begun = performance.now();
  let since: number | null = null;
  for (;;) {
    const [one, other] = await Promise.all([rendered.look(), drawn.look()]);
    const now = performance.now();
    since = one.isAtRest && other.isAtRest ? (since ?? now) : null;
    if (since !== null && (one.html === other.html || now - since > IDLE_PATIENCE))
      return { hydrated: one.html, drawn: other.html, lost: one.lost };
    if (now - begun > PATIENCE) throw new Error(`The page does not come to rest: ${rendered.page.url()}`);
    await new Promise((done) => setTimeout(done, LOOK_EVERY));
  }
}

/** The page as the server has rendered it, which it may not do at once on a busy machine. */
async function openRendered(context: BrowserContext, address: string): Promise<[Side, declared: string]> {
  for (let tries = 1; ; tries += 1) {
    const side = await openSide(context, address);
    const declared = await side.page.evaluate(() => globalThis.declared);
    if (declared !== '' || tries === RENDERINGS) return [side, declared];
    await side.page.close();
    await new Promise((done) => setTimeout(done, RENDERING_PATIENCE));
  }
}

/** Browsers of two visitors on screens of the same width, one for each server. */
export interface Visitors {
  readonly rendering: BrowserContext;
  readonly plain: BrowserContext;
}

/** The `turn` decides between a narrow and a wide screen. */
export async function newVisitors(browser: Browser, now: number, turn: number): Promise<Visitors> {
  const open = async () => {
    const context = await browser.newContext({
      locale: 'fr-FR',
      timezoneId: 'Europe/Paris',
      viewport: { width: WIDTHS[turn % WIDTHS.length] ?? 0, height: 800 },
      reducedMotion: 'reduce',
    });
    await context.clock.setFixedTime(now);
    await context.addInitScript(watchStorefront);
    return context;
  };
  return { rendering: await open(), plain: await open() };
}

/** Visits a page of each of two servers, each time as somebody who has never been there. */
export async function visitBothSides(
  visitors: Visitors,
  { ports }: TwoServers,
  { host, path }: PublicAddress,
): Promise<BothSides> {
  const at = (port: number) => `http://${host}.localhost:${port}${path}`;
  const [[rendered, declared], drawn] = await Promise.all([
    openRendered(visitors.rendering, at(ports.rendering)),
    openSide(visitors.plain, at(ports.plain)),
  ]);
  const shown = await atRest(rendered, drawn);
  await Promise.all([rendered.page.close(), drawn.page.close()]);
  return { declared, ...shown, told: [...rendered.told, ...drawn.told] };
}

/** The first line of each that the other does not have at its place, as far as one can read. */
function firstDifference(one: string, other: string): string {
  const [lines, others] = [one.split('\n'), other.split('\n')];
  const at = lines.findIndex((line, index) => line !== others[index]);
  const [line = '', against = ''] = [lines[at], others[at]];
  const from = Math.max(0, [...line].findIndex((mark, index) => mark !== against[index]) - 80);
  return `hydrated: ${line.slice(from, from + 240)}\n    drawn: ${against.slice(from, from + 240)}`;
}

/** What of a page is not the same on both sides; empty where all is. */
export function differencesOf({ declared, hydrated, drawn, lost, told }: BothSides): string[] {
  return [
    ...(declared === '' ? ['the server rendered nothing'] : []),
    ...(hydrated === drawn ? [] : [firstDifference(hydrated, drawn)]),
    ...(lost.length > 0 ? [`not kept: ${lost.length} nodes, as ${lost[0]?.slice(0, 120)}`] : []),
    ...told,
  ];
}
