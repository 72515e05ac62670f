import type { Browser, Page } from '@playwright/test';
import { Visitor } from '../../e2e/fixtures/visitor.ts';
import { INTERACTION_VISITS, type InteractionVisit, type Step } from './interaction-visits.ts';
import { launchChromium } from './launch-chromium.ts';
import { note } from '../note.ts';

/**
 * How long each interaction of a visitor takes until the page shows it, on a processor four times slower: a search, a booking and its
 * changes, the cart, menus and dialogs, on a desktop and on a phone. Milliseconds from the event to the next frame, the longest of each
 * step, in the median of three visits. Ends with 1 where one is above the limit. Paths after the command choose
 * the visits that begin there.
 */
const port = Number(process.env.PORT ?? 4100);
const SLOW_DOWN = 4;
const LIMIT_MS = 200;
const SETTLE_MS = 400;
/** Until what a page loads once it is painted is there. */
const READY_MS = 2000;
/** One alone tells of the machine as much as of the page. */
const VISITS = 3;
const wanted = process.argv.slice(2);

declare global {
  /** Of the interactions of a page, in milliseconds. */
  var longest: number;
  interface PerformanceObserverInit {
    durationThreshold?: number;
  }
}

/** Keeps the longest of the events that are part of an interaction. */
async function observe(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.longest = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (entry instanceof PerformanceEventTiming && entry.interactionId)
          globalThis.longest = Math.max(globalThis.longest, entry.duration);
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  });
}

/**
 * Runs one step and tells its longest interaction; what is too quick to be listed counts as 0. Where to press is found out before:
 * the search for it runs in the page, which no visitor's press has to wait for.
 */
async function measure(page: Page, { name, where, typed, key }: Step): Promise<number> {
  await where.scrollIntoViewIfNeeded();
  await page.waitForTimeout(SETTLE_MS);
  const box = await where.boundingBox();
  if (!box) throw new Error(`Nothing to press to ${name}: ${where.toString()}`);
  await page.evaluate(() => (globalThis.longest = 0));
  if (key === undefined) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  else await where.press(key);
  if (typed !== undefined) await page.keyboard.type(typed);
  await page.waitForTimeout(SETTLE_MS);
  return page.evaluate(() => globalThis.longest);
}

/** Of a browser with a window, for its bars and more. */
const BARS_PX = 300;

/** Has the window show all of the page: what changes below its edge is not painted, and so counts until something else is. */
async function showAll(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const { windowId, bounds } = await client.send('Browser.getWindowForTarget');
  const height = (bounds.height ?? 0) + BARS_PX;
  await client.send('Browser.setWindowBounds', { windowId, bounds: { height } });
}

/** Each step's name and milliseconds, as a new visitor meets them. */
async function visit(
  browser: Browser,
  { path, steps }: InteractionVisit,
  width: number,
): Promise<Map<string, number>> {
  const page = await browser.newPage({ viewport: { width, height: 900 }, locale: 'fr-FR' });
  await showAll(page);
  await observe(page);
  await page.goto(`http://maison.localhost:${port}${path}`);
  const client = await page.context().newCDPSession(page);
  const took = new Map<string, number>();
  for (const step of steps(page, new Visitor(page))) {
    await step.where.waitFor();
    if (took.size === 0) {
      await page.waitForTimeout(READY_MS);
      await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
    }
    took.set(`${step.name}, at ${width}`, await measure(page, step));
  }
  await page.close();
  return took;
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

const browser = await launchChromium();
try {
  let worst = 0;
  const visits = INTERACTION_VISITS.filter(({ path }) => wanted.length === 0 || wanted.includes(path));
  for (const [one, width] of visits.flatMap((each) => each.widths.map((size) => [each, size] as const))) {
    const runs: Map<string, number>[] = [];
    while (runs.length < VISITS) runs.push(await visit(browser, one, width));
    for (const name of runs[0]?.keys() ?? []) {
      const took = medianOf(runs.map((run) => run.get(name) ?? 0));
      worst = Math.max(worst, took);
      const shown = took === 0 ? '< 16' : String(Math.round(took));
      console.log(`${shown.padStart(5)} ms  ${name}${took > LIMIT_MS ? '  ABOVE THE LIMIT' : ''}`);
    }
  }
  console.log(`longest ${Math.round(worst)} ms at ${SLOW_DOWN}x (at most ${LIMIT_MS} ms)`);
  note('longest interaction (ms)', worst, { most: LIMIT_MS });
  process.exitCode = worst > LIMIT_MS ? 1 : 0;
} finally {
  await browser.close();
}
