import { expect } from '@playwright/test';
import { intercept } from '../fixtures/back-end.ts';
import { test } from '../fixtures/journey.ts';
import { inEachWidthAndScheme } from '../fixtures/looks/in-every-rendering.ts';
import { RESERVATION, Visitor } from '../fixtures/visitor.ts';

/* The states that a page is only in when something is wrong, looked at like any other page. */

test('a visitor whose page cannot be shown is told so in its place, and loads it again', async ({
  page,
  at,
  expectAccessible,
  faults,
}) => {
  test.slow();
  faults.expects(/prices are broken/);
  await page.addInitScript(() => {
    const real = Object.getOwnPropertyDescriptor(Intl.NumberFormat.prototype, 'format');
    Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
      configurable: true,
      get(this: Intl.NumberFormat) {
        if (document.documentElement.dataset['mended'] === undefined) throw new Error('prices are broken');
        return real?.get?.call(this) as unknown;
      },
    });
  });
  const visitor = new Visitor(page);
  await page.goto(at('maison', '/services/massages'));
  await expect(visitor.heading('storefront:failed.title')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await inEachWidthAndScheme(page, 0, expectAccessible);
  await page.evaluate(() => {
    document.documentElement.dataset['mended'] = '';
  });
  await visitor.button('common:retry').click();
  await expect(visitor.bookButton('Massage suédois')).toBeVisible();
});

test('a visitor without a connection is told so in place of the times, and loads them again', async ({
  page,
  context,
  at,
  expectAccessible,
  faults,
}) => {
  test.slow();
  faults.expects(/Failed to load resource|net::ERR/);
  const visitor = new Visitor(page);
  await page.goto(at('maison', RESERVATION));
  await visitor.chooseShop('Maison Orée Lagrange');
  await expect(visitor.freeTimes().first()).toBeVisible();
  await context.setOffline(true);
  // The week after this one may have been fetched ahead: it is shown, and the one behind it cannot be.
  await expect(async () => {
    await visitor.button('reservation:slots.nextWeek').click();
    await expect(visitor.text('common:offline.text')).toBeVisible({ timeout: 5000 });
  }).toPass();
  await inEachWidthAndScheme(page, 1, expectAccessible);
  await context.setOffline(false);
  await visitor.button('common:retry').click();
  await expect(visitor.freeTimes().first()).toBeVisible();
});

test('a visitor whose slot is taken, or runs out, is told so where they are', async ({
  page,
  browser,
  at,
  expectAccessible,
  faults,
}) => {
  test.slow();
  const shop = 'Duo Cobalt Antibes';
  const address = at('duo', '/services/barbe/taille-de-barbe?page=reserved');
  const visitor = new Visitor(page);
  await page.clock.install();
  // Where the stream of what is taken cannot be had, the press itself is the first to know.
  faults.expects(/Failed to load resource|net::ERR/);
  await page.route(/\/api\/appointments\/changes/, (route) => route.abort());
  await page.goto(address);
  await visitor.chooseShop(shop);
  await visitor.choosePractitioner('Nino');
  await expect(visitor.freeTimes().first()).toBeVisible();
  const context = await browser.newContext({ locale: 'fr-FR', timezoneId: 'Europe/Paris' });
  const other = new Visitor(await context.newPage());
  await other.page.goto(address);
  await other.chooseShop(shop);
  await other.choosePractitioner('Nino');
  await other.chooseTime();
  await context.close();

  await visitor.freeTimes().first().click();
  await expect(visitor.text('reservation:failure.taken.title')).toBeVisible();
  await visitor.chooseTime();
  await page.clock.fastForward('10:05');
  await expect(visitor.text('reservation:failure.expired.title')).toBeVisible();
  await expect(visitor.text('reservation:failure.nearest')).toBeVisible();
  await inEachWidthAndScheme(page, 0, expectAccessible);
});

test('a visitor of an overloaded site waits on a page that anyone can use, and then goes on', async ({
  page,
  at,
  expectAccessible,
  faults,
}) => {
  test.slow();
  faults.expects(/Failed to load resource|net::ERR/);
  const visitor = new Visitor(page);
  const recovers = await intercept(page, 'shops', (route) => route.abort('connectionrefused'));
  await page.clock.install();
  // A page that comes whole from the server shows what it has: this one asks by itself.
  await page.goto(at('maison', RESERVATION));
  await expect(page).toHaveURL(at('maison', '/waiting'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The plain page, which shows itself where no script comes in seconds, stays away below this one.
  await expect(page.locator('.plain')).toHaveCSS('display', 'none');
  await inEachWidthAndScheme(page, 1, expectAccessible);
  // It is asked for again after ten seconds and up to a quarter more, and stays what it is meanwhile.
  const asked = page.waitForRequest(/\/shops\?/);
  await page.clock.fastForward(12_500);
  await asked;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(visitor.t('storefront:waiting.title'));
  await expect(page).toHaveURL(at('maison', '/waiting'));
  await recovers();
  // The next attempt is planned once this one has failed for good.
  await expect(async () => {
    await page.clock.fastForward(25_000);
    await expect(page).toHaveURL(at('maison', RESERVATION), { timeout: 2000 });
  }).toPass();
});
