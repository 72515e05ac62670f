import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures/journey.ts';
import { watchMovement } from '../fixtures/movement.ts';
import { bookMassage, openHostPage } from './host-page.ts';

/** As browsers' own tools have "slow 4G": milliseconds, and bytes a second. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

const BODY = `<h1>Institut</h1>
  <vitrine-booking shop="paris-marais"><p>Téléphonez-nous au 01 99 00 42 00</p></vitrine-booking>
  <p>Nous parlons français.</p>`;

async function connectSlowly(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
}

/** Notes whether words were to be read at any moment of the page that is loaded next: there may be none left to look at once it is. */
async function watchForWords(page: Page, words: string): Promise<() => Promise<boolean>> {
  await page.addInitScript((wanted) => {
    const look = () => {
      const isRead = [...document.querySelectorAll('p')].some(
        (one) => one.textContent?.includes(wanted) && one.checkVisibility(),
      );
      if (isRead) Object.assign(globalThis, { wereRead: true });
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, words);
  return () => page.evaluate(() => Reflect.has(globalThis, 'wereRead'));
}

test('a visitor on a slow connection reads the page at once, and books in it', async ({
  page,
  at,
  email,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await connectSlowly(page);
  const movement = await watchMovement(page);
  const wereRead = await watchForWords(page, 'Téléphonez-nous');
  await openHostPage(page, at, { body: BODY, script: 'blocking="render"' });
  expect(await wereRead()).toBe(true);
  const booking = page.locator('vitrine-booking');
  await expect(booking.getByText('Massages', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Téléphonez-nous')).toBeHidden();
  await page.waitForLoadState('networkidle');
  expect(await movement.sum(), await movement.told()).toBeLessThanOrEqual(0.05);
  await bookMassage(page, email);
});
