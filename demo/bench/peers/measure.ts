import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { slowDownLine, slowDownProcessor } from '../slow-phone.ts';
import type { MeasuredPage } from './measured-pages.ts';

const QUIET_MS = 800;
const PATIENCE_MS = 60_000;
const BUTTON = 'button:enabled';
const ANY_CONTROL = `${BUTTON}, a[href], input:enabled`;

/** What two visits to a page cost, of which the second is on a slow line: bytes, compressed, and requests until it can be used; times in milliseconds at a quarter of this machine's speed. */
export interface Cost {
  readonly bytes: number;
  readonly requests: number;
  readonly script: number;
  /** Until something that can be pressed is seen; NaN where nothing is. */
  readonly usable: number;
  readonly usableOnSlow4G: number;
  readonly largestPaint: number;
  /** Layout shift of the whole page. */
  readonly shift: number;
  /** Until a press on the first button is painted, 0 below 16; NaN where there is none, and where the page throws. */
  readonly press: number;
  /** Bytes that JavaScript keeps. */
  readonly heap: number;
}

interface Seen {
  usable: number;
  largestPaint: number;
  shift: number;
  press: number;
}

/** In the page, from its start on. */
function watch(wanted: string): void {
  const seen: Seen = { usable: 0, largestPaint: 0, shift: 0, press: 0 };
  Object.assign(globalThis, { seen });
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe(
      Object.assign({ type, buffered: true }, type === 'event' && { durationThreshold: 16 }),
    );
  observe('largest-contentful-paint', ({ startTime }) => (seen.largestPaint = startTime));
  observe('layout-shift', (entry) => {
    if (!Reflect.get(entry, 'hadRecentInput')) seen.shift += Number(Reflect.get(entry, 'value'));
  });
  observe('event', ({ duration }) => (seen.press = Math.max(seen.press, duration)));
  const control = (root: Document | ShadowRoot): Element | undefined => {
    for (const element of root.querySelectorAll('*')) {
      if (element.matches(wanted) && element.checkVisibility()) return element;
      const inner = element.shadowRoot && control(element.shadowRoot);
      if (inner) return inner;
    }
    return undefined;
  };
  const look = () => {
    if (document.body && control(document)) seen.usable = performance.now();
    else requestAnimationFrame(look);
  };
  look();
}

async function weightOf(client: CDPSession, id: string): Promise<number> {
  // Of a reply that was refused or cut there is no body.
  const reply = await client.send('Network.getResponseBody', { requestId: id }).catch(() => null);
  if (reply === null) return 0;
  const body = Buffer.from(reply.body, reply.base64Encoded ? 'base64' : 'utf8');
  return gzipSync(body, { level: 9 }).length;
}

interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly client: CDPSession;
}

/** A browser that has nothing of the page yet, on a phone's processor. */
async function visitor(browser: Browser, wanted = ANY_CONTROL): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await slowDownProcessor(client);
  await page.addInitScript(watch, wanted);
  return { context, page, client };
}

async function usableOnSlow4G(browser: Browser, address: string, wanted?: string): Promise<number> {
  const { context, page, client } = await visitor(browser, wanted);
  await slowDownLine(client);
  await page.goto(address, { waitUntil: 'commit' });
  const seen = await page.waitForFunction<number>('seen.usable', undefined, {
    timeout: PATIENCE_MS,
    polling: 100,
  });
  const usable = await seen.jsonValue();
  await context.close();
  return usable;
}

/** Pictures and fonts are not counted: they are the company's. */
async function measureVisit(
  browser: Browser,
  address: string,
  wanted?: string,
): Promise<Omit<Cost, 'usableOnSlow4G'>> {
  const { context, page, client } = await visitor(browser, wanted);
  const asked = new Map<string, { readonly type: string; readonly at: number }>();
  client.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', wallTime }) => {
    if (request.url.startsWith('http') && request.url !== address)
      asked.set(requestId, { type, at: wallTime * 1000 });
  });
  await client.send('Network.enable', { maxTotalBufferSize: 50_000_000 });
  await client.send('Performance.enable');
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(QUIET_MS);
  await client.send('HeapProfiler.collectGarbage');
  const { metrics } = await client.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? 0;
  const first = await page.evaluate<Seen & { readonly started: number }>(
    '({ ...seen, started: performance.timeOrigin })',
  );
  const until = first.started + (first.usable || Infinity);
  const own = [...asked].filter(([, { type, at }]) => !/^(Image|Font)$/.test(type) && at <= until);
  const weights = await Promise.all(own.map(([id]) => weightOf(client, id)));
  const press = page
    .locator(wanted ?? BUTTON)
    .filter({ visible: true })
    .first();
  const canPress = (await press.count()) > 0;
  let hasThrown = false;
  page.on('pageerror', () => (hasThrown = true));
  if (canPress) await press.click({ noWaitAfter: true });
  await page.waitForTimeout(QUIET_MS);
  const seen = await page.evaluate<Seen>('seen');
  await context.close();
  return {
    bytes: weights.reduce((sum, bytes) => sum + bytes, 0),
    requests: own.length,
    script: metric('ScriptDuration') * 1000,
    heap: metric('JSHeapUsedSize'),
    ...seen,
    usable: seen.usable || Number.NaN,
    press: canPress && !hasThrown ? seen.press : Number.NaN,
  };
}

export async function measure(
  browser: Browser,
  { control, isPartial }: MeasuredPage,
  address: string,
): Promise<Cost> {
  return {
    ...(await measureVisit(browser, address, control)),
    usableOnSlow4G: isPartial ? Number.NaN : await usableOnSlow4G(browser, address, control),
  };
}
