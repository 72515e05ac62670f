import { expect, type Page } from '@playwright/test';
import configuration from '../../../playwright.config.ts';
import { findChromium } from '../../setup/browsers/find-chromium.mjs';
import { test, type DemoHost } from '../fixtures/journey.ts';
import { Visitor } from '../fixtures/visitor.ts';

/** The headless shell keeps no page that is left, and tells of each what else would have kept it back. */
const chromium = [process.env['CHROMIUM'], findChromium()].find((path) => path && !/headless/.test(path));

test.use({
  launchOptions: {
    ...configuration.use?.launchOptions,
    ...(chromium && { executablePath: chromium }),
    // Playwright has every browser throw pages away.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});
// One after the other: this browser is started once.
test.describe.configure({ mode: 'default' });

/** The reason of the shell itself. */
const OF_SHELL = 'masked';

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('vitrine-ready', () => (document.documentElement.dataset['ready'] = ''));
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['restored'] = String(persisted);
    });
  });
});

/** Leaves a page for one of another site, and comes back by the browser's button. */
async function leaveAndComeBack(page: Page, elsewhere: string): Promise<void> {
  await page.goto(elsewhere);
  await expect(page.getByRole('main')).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('vitrine-storefront')).toBeAttached();
  await expect(page.locator('html[data-restored]')).toBeAttached();
}

/** Whether the browser took the page out of its cache, and else why not. */
const restoration = (page: Page) =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      readonly notRestoredReasons?: { readonly reasons: readonly { readonly reason: string }[] } | null;
    })[];
    return {
      isRestored: document.documentElement.dataset['restored'] === 'true',
      reasons: entry?.notRestoredReasons?.reasons.map(({ reason }) => reason) ?? [],
    };
  });

/** What there is about a page for which it would be loaded anew; where the browser keeps pages, it is restored but for that. */
async function keptBackBy(page: Page): Promise<readonly string[]> {
  const { isRestored, reasons } = await restoration(page);
  const own = reasons.filter((reason) => chromium || reason !== OF_SHELL);
  expect(isRestored).toBe(chromium !== undefined && own.length === 0);
  return own;
}

/** Each kind of page that is the same for everybody, and what a company may have on it. */
const PAGES: readonly (readonly [kind: string, host: DemoHost, path: string])[] = [
  ['home', 'maison', '/'],
  ['home of one salon', 'atelier', '/'],
  ['home with services of third parties', 'duo', '/'],
  ['services', 'maison', '/services'],
  ['category', 'maison', '/services/massages'],
  ['service', 'maison', '/services/massages/massage-suedois'],
  ['shop', 'maison', '/paris-marais'],
  ['contact', 'maison', '/contact'],
  ['legal', 'maison', '/legal'],
  ['magazine', 'maison', '/magazine'],
  ['post', 'maison', '/magazine/les-pierres-de-basalte'],
];

test('nothing keeps Back from showing a page as it was left, of whichever kind, and it works', async ({
  page,
  at,
}) => {
  test.slow();
  for (const [kind, host, path] of PAGES) {
    await test.step(kind, async () => {
      await page.goto(at(host, path));
      await expect(page.locator('html[data-ready]')).toBeAttached();
      await page.waitForLoadState('networkidle');
      await leaveAndComeBack(page, at('mail'));
      expect(page.url()).toBe(at(host, path));
      expect(await keptBackBy(page)).toEqual([]);
      await expect(page.locator('html[data-ready]')).toBeAttached();
      await page
        .getByRole('banner')
        .getByRole('button', { name: /connecter|Actualités/ })
        .first()
        .click();
      await expect(page.locator('dialog[open], [aria-expanded=true]').first()).toBeAttached();
    });
  }
});

test('a page that is not there is kept back by its status alone: browsers restore none that has failed', async ({
  page,
  at,
  faults,
}) => {
  faults.expects(/status of 404/);
  await page.goto(at('maison', '/nowhere'));
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await page.waitForLoadState('networkidle');
  await leaveAndComeBack(page, at('mail'));
  expect(await keptBackBy(page)).toEqual(['response-status-not-ok']);
});

test('a page that listens for its end is told to be kept back by that', async ({ page, at }) => {
  await page.goto(at('maison', '/legal'));
  await page.evaluate(() => addEventListener('unload', () => {}));
  await leaveAndComeBack(page, at('mail'));
  expect(await keptBackBy(page)).toEqual(['unload-listener']);
});

test('live times: nothing keeps Back from showing them as they were left, and they follow what others take again', async ({
  page,
  at,
}) => {
  const { port } = new URL(at('maison'));
  const connections = async () => {
    const reply = await fetch(`http://localhost:${port}/metrics`);
    return Number(/^vitrine_live_connections (\d+)$/m.exec(await reply.text())?.[1]);
  };
  const visitor = new Visitor(page);
  await page.goto(at('maison', '/services/coiffure/brushing?page=reserved'));
  await visitor.chooseShop('Maison Orée Carmes');
  await expect(visitor.freeTimes().first()).toBeVisible();
  await expect.poll(connections).toBe(1);
  await page.goto(at('maison', '/legal'));
  await expect.poll(connections).toBe(0);
  await page.goBack({ waitUntil: 'commit' });
  await expect(visitor.freeTimes().first()).toBeVisible();
  expect(await keptBackBy(page)).toEqual([]);
  await expect.poll(connections).toBe(1);
});
