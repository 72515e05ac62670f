import type { Browser, CDPSession, Page } from '@playwright/test';
import { note } from '../../note.ts';
import { median, openSlowly } from './shops.ts';

const MOST_MS = 50;
const VISITS = 3;
const WIDTHS = [1280, 390] as const;
/** Presses of "see more" between which is scrolled. */
const PAGES = 8;
/** Pixels a second, as a quick hand. */
const SPEED = 2500;
const SETTLE_MS = 300;

/** By its part: a search for what it is called would run in the page, whose frames are measured. */
const moreOf = (page: Page) => page.locator('[part=products] a[part~=button-secondary]');

declare global {
  /** Milliseconds of the longest frame since it was set to 0; those of at most 50 are not told by the browser. */
  var longestFrame: number;
}

/** Runs in the page. */
function watchFrames(): void {
  globalThis.longestFrame = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      globalThis.longestFrame = Math.max(globalThis.longestFrame, duration);
  }).observe({ type: 'long-animation-frame' });
}

/** Scrolls by wheel until the end of the list is in view: a touch that is made up scrolls nothing in a headless browser. */
async function scrollToEnd(page: Page, client: CDPSession, width: number): Promise<void> {
  const more = moreOf(page);
  for (let turn = 0; turn < 20; turn += 1) {
    const box = await more.boundingBox();
    if (box && box.y < 800) return;
    await client.send('Input.synthesizeScrollGesture', {
      x: Math.round(width / 2),
      y: 600,
      yDistance: -Math.min(2500, Math.round((box?.y ?? 2500) - 500)),
      speed: SPEED,
      gestureSourceType: 'mouse',
    });
  }
  throw new Error('The end of the list never came into view.');
}

async function visit(browser: Browser, port: number, width: number) {
  const page = await openSlowly(browser, port, width);
  const client = await page.context().newCDPSession(page);
  await page.evaluate(watchFrames);
  const longest = { scrolling: 0, pressing: 0 };
  const take = async (kind: keyof typeof longest) => {
    await page.waitForTimeout(SETTLE_MS);
    const frame = await page.evaluate(() => {
      const told = globalThis.longestFrame;
      globalThis.longestFrame = 0;
      return told;
    });
    longest[kind] = Math.max(longest[kind], frame);
  };
  for (let turn = 0; turn < PAGES; turn += 1) {
    await scrollToEnd(page, client, width);
    await take('scrolling');
    await moreOf(page).click();
    await take('pressing');
  }
  const cards = await page.locator('[part=products] [data-product]').count();
  await page.close();
  return { ...longest, cards };
}

const told = (milliseconds: number) => (milliseconds === 0 ? `at most ${MOST_MS}` : milliseconds.toFixed(0));

/**
 * Scrolls through the pages of the many products on a slow processor; whether no frame was too long. How long a press of "see more" takes
 * is told beside; its limit is that of every answer.
 */
export async function measureScrolling(browser: Browser, port: number): Promise<boolean> {
  let worst = 0;
  for (const width of WIDTHS) {
    const visits = [];
    while (visits.length < VISITS) visits.push(await visit(browser, port, width));
    const scrolling = median(visits.map((one) => one.scrolling));
    const pressing = median(visits.map((one) => one.pressing));
    worst = Math.max(worst, scrolling);
    console.log(
      `longest frame at ${width}: ${told(scrolling)} ms while ${visits[0]?.cards} products are scrolled through, ${told(pressing)} ms when more are shown`,
    );
  }
  console.log(`longest frame ${told(worst)} ms (at most ${MOST_MS} ms)`);
  note('longest frame of a scrolled list of products (ms)', worst, { most: MOST_MS });
  return worst <= MOST_MS;
}
