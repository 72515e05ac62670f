import { existsSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { textsIn } from '../e2e/fixtures/texts.ts';
import { anna, Visitor } from '../e2e/fixtures/visitor.ts';

/**
 * How long each interaction of a booking takes until the page shows it, on a processor four times slower, against a running
 * system: `npm run bench:interactions -- [port]`. Milliseconds from the event to the next frame, the longest of each step.
 * Ends with 1 where one is above the limit.
 */
const port = Number(process.argv[2] ?? process.env.PORT ?? 4100);
const SLOW_DOWN = 4;
const LIMIT_MS = 200;
const SETTLE_MS = 400;
const EXECUTABLE = process.env.CHROMIUM ?? '/usr/bin/chromium';

const t = textsIn('fr');

/** Keeps the longest of the events that are part of an interaction. */
async function observe(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept = globalThis as { longest?: number };
    kept.longest = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (entry.interactionId) kept.longest = Math.max(kept.longest ?? 0, entry.duration);
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
}

/** Runs one step and tells its longest interaction; what is too quick to be listed counts as 16. */
async function measure(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => ((globalThis as { longest?: number }).longest = 0));
  await act();
  await page.waitForTimeout(SETTLE_MS);
  return page.evaluate(() => (globalThis as { longest?: number }).longest ?? 0);
}

type Step = readonly [name: string, act: () => Promise<unknown>];

function stepsOf(page: Page, visitor: Visitor): readonly Step[] {
  const main = page.getByRole('main');
  const field = (key: string) =>
    page.getByRole('textbox', { name: new RegExp(`^${t(`reservation:details.${key}`)}\\b`) });
  const person = anna('interactions@example.com');
  return [
    [
      'choose a category',
      () =>
        main
          .getByRole('link', { name: /^Massages/ })
          .first()
          .click(),
    ],
    [
      'choose a service',
      () => main.getByRole('link', { name: 'Massage suédois', exact: true }).first().click(),
    ],
    ['book', () => visitor.bookButton('Massage suédois').click()],
    [
      'search a shop',
      () => page.getByRole('searchbox', { name: t('booking:shop.search') }).pressSequentially('Marais'),
    ],
    [
      'choose a shop',
      () => page.getByRole('listitem').filter({ hasText: 'Maison Orée Marais' }).getByRole('button').click(),
    ],
    [
      'choose a duration',
      async () => {
        await visitor.freeTimes().first().waitFor();
        await page.getByText(/^30\smin$/).click();
      },
    ],
    ['choose a person', () => page.locator('label').filter({ hasText: 'Inès' }).click()],
    ['turn the week', () => visitor.button('reservation:slots.nextWeek').click()],
    ['ask why a day is empty', () => page.locator('thead').getByRole('button').first().click()],
    ['show days', () => visitor.button('reservation:slots.as.list').click()],
    ['first free date', () => visitor.button('reservation:slots.firstFree').click()],
    ['choose a time', () => visitor.freeTimes().first().click()],
    ['type a name', () => field('firstname').pressSequentially(person.firstname)],
    ['type a surname', () => field('lastname').pressSequentially(person.lastname)],
    ['type an address', () => field('email').pressSequentially(person.email)],
    ['type a number', () => field('phone').pressSequentially(person.phone)],
    ['check the details', () => visitor.button('reservation:details.done').click()],
    ['open the codes', () => visitor.button('reservation:codes.question').click()],
    [
      'type a code',
      () => page.getByRole('textbox', { name: t('reservation:codes.label') }).pressSequentially('NONE'),
    ],
    ['give the code', () => visitor.button('reservation:codes.apply').click()],
    ['confirm', () => visitor.button('reservation:review.confirm').click()],
  ];
}

const browser = await chromium.launch({
  ...(existsSync(EXECUTABLE) && { executablePath: EXECUTABLE }),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: 'fr-FR' });
  await observe(page);
  await page.goto(`http://maison.localhost:${port}/services`, { waitUntil: 'networkidle' });
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  let worst = 0;
  for (const [name, act] of stepsOf(page, new Visitor(page))) {
    const took = await measure(page, act);
    worst = Math.max(worst, took);
    const shown = took === 0 ? '< 16' : String(Math.round(took));
    console.log(`${shown.padStart(5)} ms  ${name}${took > LIMIT_MS ? '  ABOVE THE LIMIT' : ''}`);
  }
  console.log(`longest ${Math.round(worst)} ms at ${SLOW_DOWN}x (at most ${LIMIT_MS} ms)`);
  process.exitCode = worst > LIMIT_MS ? 1 : 0;
} finally {
  await browser.close();
}
