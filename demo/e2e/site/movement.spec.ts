import { expect } from '@playwright/test';
import { LOCALES } from '#domain/locale.ts';
import { test, type DemoHost } from '../fixtures/journey.ts';
import { watchMovement } from '../fixtures/movement.ts';

/** A fifth of what is called good. */
const LIMIT = 0.02;

const PAGES: readonly (readonly [host: DemoHost, path: string])[] = [
  ['maison', '/'],
  ['maison', '/en/contact'],
  ['maison', '/auth/login'],
  ['maison', '/profile/orders'],
  ['maison', '/services'],
  ['maison', '/services/massages'],
  ['maison', '/services/massages/massage-suedois'],
  ['maison', '/paris-marais'],
  ['maison', '/panier'],
  ['maison', '/legal'],
  ['maison', '/no-such-page'],
  ['duo', '/'],
  ['suisse', '/'],
  ['closed', '/'],
  ['works', '/'],
];

for (const width of [390, 1280]) {
  test(`hardly anything moves as the pages of the storefront come, at ${width} pixels`, async ({
    page,
    at,
    faults,
  }) => {
    // So a company answers that is closed.
    faults.expects(/status of 503/);
    await page.setViewportSize({ width, height: 844 });
    const movement = await watchMovement(page);
    for (const [host, path] of PAGES) {
      await page.goto(at(host, path));
      await expect(page.getByRole('main').first()).toBeVisible();
      await page.waitForTimeout(1000);
      expect.soft(await movement.sum(), `${host}${path} ${await movement.told()}`).toBeLessThanOrEqual(LIMIT);
    }
  });
}

/** Whose headings and steps have most to lose: home, a list, and the times of a reservation. */
const WORDY = [
  '/',
  '/services/massages',
  '/paris-marais/services/massages/massage-suedois?page=reserved&cart=service-1001',
];

for (const locale of LOCALES) {
  test(`hardly anything moves on phones when our fonts come late, in ${locale}`, async ({ page, at }) => {
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.continue();
    });
    const movement = await watchMovement(page);
    for (const width of [360, 390, 412]) {
      await page.setViewportSize({ width, height: 800 });
      for (const path of WORDY) {
        const address = locale === 'fr' ? path : `/${locale}${path}`;
        await page.goto(at('maison', address));
        await expect(page.getByRole('main').first()).toBeVisible();
        await page.waitForTimeout(1000);
        await page.evaluate(() => document.fonts.ready);
        await page.waitForTimeout(800);
        const told = `${address} at ${width} ${await movement.told()}`;
        expect.soft(await movement.sum(), told).toBeLessThanOrEqual(LIMIT);
      }
    }
  });
}
