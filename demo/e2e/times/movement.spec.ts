import { expect } from '@playwright/test';
import { test } from '../fixtures/journey.ts';
import { watchMovement } from '../fixtures/movement.ts';
import { RESERVATION, Visitor } from '../fixtures/visitor.ts';
import { newCustomer } from '../account/new-customer.ts';

/** A fifth of what is called good. */
const LIMIT = 0.02;

/** Long after the first text of a page is set. */
const SLOW_FONT_MS = 400;

/** What moves within half a second of a press does not count. */
const SLOW_ANSWER_MS = 700;

for (const [device, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1280, height: 800 }],
] as const) {
  test(`nothing moves by itself from the services to the confirmation, on ${device} with slow fonts`, async ({
    page,
    at,
    email,
  }) => {
    await page.setViewportSize(viewport);
    const movement = await watchMovement(page);
    const visitor = new Visitor(page);
    await page.route(/\.woff2$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, SLOW_FONT_MS));
      await route.continue();
    });
    await page.goto(at('maison', '/services'));
    const main = page.getByRole('main');
    await main
      .getByRole('link', { name: /^Massages/ })
      .first()
      .click();
    await main.getByRole('link', { name: 'Massage suédois', exact: true }).first().click();
    await visitor.bookButton('Massage suédois').click();
    await visitor.chooseShop('Maison Orée Marais');
    await expect(visitor.freeTimes().first()).toBeVisible();
    await page.waitForTimeout(600);
    await visitor.chooseTime(2);
    await visitor.bookAsGuest(email);
    await page.waitForTimeout(600);
    expect(await movement.sum(), await movement.told()).toBeLessThanOrEqual(LIMIT);
  });

  for (const shop of [null, 'Maison Orée Graslin']) {
    const where = shop ? 'the times' : 'the question of the shop';
    test(`nothing moves by itself at a login from ${where}, on ${device}`, async ({
      page,
      browser,
      at,
      email,
    }) => {
      test.slow();
      const account = await newCustomer({ at, email });
      const context = await browser.newContext();
      const before = new Visitor(await context.newPage());
      await before.page.goto(at('maison', RESERVATION));
      await before.chooseShop('Maison Orée Marais');
      const saved = before.page.waitForResponse(
        (answer) => /\/api\/carts-tracking/.test(answer.url()) && answer.request().method() !== 'GET',
      );
      await before.logInFromHeader(account.email, account.password);
      await saved;
      await context.close();

      await page.setViewportSize(viewport);
      const movement = await watchMovement(page);
      const visitor = new Visitor(page);
      await page.goto(at('maison', '/services/visage/soin-eclat?page=reserved'));
      if (shop) {
        await visitor.chooseShop(shop);
        await expect(visitor.freeTimes().first()).toBeVisible();
      } else await expect(page.getByRole('heading', { name: 'Maison Orée Marais' }).first()).toBeVisible();
      await page.waitForTimeout(600);
      const atFirst = await movement.sum();
      await page.route(/\/api\//, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, SLOW_ANSWER_MS));
        // Gone with the page, at the end.
        await route.continue().catch(() => {});
      });
      await visitor.logInFromHeader(account.email, account.password);
      // The notice, or where it waits the button that leads to it.
      const notice = page
        .locator('[role=status], [popover]')
        .filter({ hasText: /mise de côté.*Massage suédois/ });
      await expect(notice.filter({ visible: true }).first()).toBeVisible();
      await page.waitForTimeout(600);
      const atLogin = (await movement.sum()) - atFirst;
      expect(atLogin, await movement.told()).toBeLessThanOrEqual(LIMIT);
    });
  }
}
