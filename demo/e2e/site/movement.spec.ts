import { expect } from '@playwright/test';
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
