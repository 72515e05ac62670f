import type { Browser, Locator, Page } from '@playwright/test';
import type { ContactField } from '#domain/people/contact-details.ts';
import { textsIn } from '../../e2e/fixtures/texts.ts';
import { anna, Visitor } from '../../e2e/fixtures/visitor.ts';
import { launchChromium } from './launch-chromium.ts';
import { note } from '../note.ts';

/**
 * How long each interaction of a search on home and of a booking takes until the page shows it, on a processor four times slower. Milliseconds
 * from the event to the next frame, the longest of each step, in the median of three visits. Ends with 1 where one is above the limit.
 */
const port = Number(process.env.PORT ?? 4100);
const SLOW_DOWN = 4;
const LIMIT_MS = 200;
const SETTLE_MS = 400;
/** One alone tells of the machine as much as of the page. */
const VISITS = 3;

const t = textsIn('fr');

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

/** What is pressed, or what is typed into. */
type Step = readonly [name: string, where: Locator, typed?: string];

/**
 * Runs one step and tells its longest interaction; what is too quick to be listed counts as 0. Where to press is found out before:
 * the search for it runs in the page, which no visitor's press has to wait for.
 */
async function measure(page: Page, [, where, typed]: Step): Promise<number> {
  await where.scrollIntoViewIfNeeded();
  await page.waitForTimeout(SETTLE_MS);
  const box = await where.boundingBox();
  if (!box) throw new Error(`Nothing to press: ${where.toString()}`);
  await page.evaluate(() => (globalThis.longest = 0));
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  if (typed !== undefined) await page.keyboard.type(typed);
  await page.waitForTimeout(SETTLE_MS);
  return page.evaluate(() => globalThis.longest);
}

/** Of the search for free times on the home page. */
function searchSteps(page: Page, visitor: Visitor): readonly Step[] {
  return [
    ['search on home', page.getByRole('combobox', { name: t('free-times:find.what') }), 'massage'],
    ['take what is suggested', page.locator('[role=listbox] [role=option]').first()],
    ['find free times', visitor.button('free-times:find.search')],
  ];
}

function stepsOf(page: Page, visitor: Visitor): readonly Step[] {
  const main = page.getByRole('main');
  const field = (key: ContactField) =>
    page.getByRole('textbox', { name: new RegExp(`^${t(`reservation:details.${key}`)}\\b`) });
  const person = anna('interactions@example.com');
  const shops = page.getByRole('textbox', { name: t('shop-picker:search'), exact: true });
  const marais = page.getByRole('listitem').filter({ hasText: 'Maison Orée Marais' });
  return [
    ['choose a category', main.getByRole('link', { name: /^Massages/ }).first()],
    ['choose a service', main.getByRole('link', { name: 'Massage suédois', exact: true }).first()],
    ['book', visitor.bookButton('Massage suédois')],
    ['search a shop', shops, 'Marais'],
    ['choose a shop', marais.getByRole('button')],
    ['choose a duration', page.locator('label').filter({ hasText: /^30\smin/ })],
    ['choose a person', page.locator('label').filter({ hasText: 'Inès' })],
    ['turn the week', visitor.button('reservation:slots.nextWeek')],
    ['ask why a day is empty', page.locator('thead').getByRole('button').first()],
    ['show days', visitor.button('reservation:slots.as.list')],
    ['first free date', visitor.button('reservation:slots.firstFree')],
    ['choose a time', visitor.freeTimes().first()],
    ['type a name', field('firstname'), person.firstname],
    ['type a surname', field('lastname'), person.lastname],
    ['type an address', field('email'), person.email],
    ['type a number', field('phone'), person.phone],
    ['check the details', visitor.button('reservation:details.done')],
    ['open the codes', visitor.button('reservation:codes.question')],
    ['type a code', page.getByRole('textbox', { name: t('reservation:codes.label') }), 'NONE'],
    ['give the code', visitor.button('reservation:codes.apply')],
    ['confirm', visitor.button('reservation:review.confirm')],
  ];
}

/** Each step's name and milliseconds, as a new visitor meets them. */
async function visit(browser: Browser): Promise<Map<string, number>> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: 'fr-FR' });
  await observe(page);
  await page.goto(`http://maison.localhost:${port}/`, { waitUntil: 'networkidle' });
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  const took = new Map<string, number>();
  const visitor = new Visitor(page);
  for (const step of searchSteps(page, visitor)) took.set(step[0], await measure(page, step));
  await page.goto(`http://maison.localhost:${port}/services`, { waitUntil: 'networkidle' });
  for (const step of stepsOf(page, visitor)) took.set(step[0], await measure(page, step));
  await page.close();
  return took;
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

const browser = await launchChromium();
try {
  const visits: Map<string, number>[] = [];
  while (visits.length < VISITS) visits.push(await visit(browser));
  let worst = 0;
  for (const name of visits[0]?.keys() ?? []) {
    const took = medianOf(visits.map((one) => one.get(name) ?? 0));
    worst = Math.max(worst, took);
    const shown = took === 0 ? '< 16' : String(Math.round(took));
    console.log(`${shown.padStart(5)} ms  ${name}${took > LIMIT_MS ? '  ABOVE THE LIMIT' : ''}`);
  }
  console.log(`longest ${Math.round(worst)} ms at ${SLOW_DOWN}x (at most ${LIMIT_MS} ms)`);
  note('longest interaction (ms)', worst, { most: LIMIT_MS });
  process.exitCode = worst > LIMIT_MS ? 1 : 0;
} finally {
  await browser.close();
}
