import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures/journey.ts';
import { saying } from '../fixtures/texts.ts';
import { RESERVATION, Visitor } from '../fixtures/visitor.ts';

const CAMILLE = ['camille@example.com', 'vitrine-demo'] as const;

async function countPresses(page: Page): Promise<void> {
  await page.evaluate(() => {
    const counted = Object.assign(globalThis, { presses: 0 });
    document.addEventListener('click', ({ isTrusted }) => (counted.presses += Number(isTrusted)), true);
  });
}

const presses = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'presses') as number);

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test(`a guest comes from a service of a shop to a held time by two presses, at ${viewport.width} pixels`, async ({
    page,
    at,
  }) => {
    await page.setViewportSize(viewport);
    const visitor = new Visitor(page);
    await page.goto(at('maison', '/nantes-graslin/services/massages/massage-suedois'));
    await countPresses(page);
    await visitor.bookButton('Massage suédois').click();
    const time = visitor.freeTimes().first();
    await expect(time).toBeInViewport({ ratio: 1 });
    const held = page.waitForResponse(/\/api\/appointments\/check/);
    await time.click();
    expect((await held).status()).toBe(200);
    await expect(visitor.heading('reservation:details.title')).toBeVisible();
    await expect(visitor.text('reservation:hold.minutes_other')).toBeVisible();
    expect(await presses(page)).toBe(2);
  });
}

test('a customer who was booked before comes from a service to another appointment by three presses', async ({
  page,
  browser,
  at,
}) => {
  test.slow();
  const visitor = new Visitor(page);
  await page.goto(at('maison', RESERVATION));
  await visitor.chooseShop('Maison Orée Altstadt');
  await visitor.chooseTime(2);
  await visitor.logIn(...CAMILLE);
  await visitor.confirm();

  // On another device, which knows no more of them than who has logged in.
  const context = await browser.newContext({ locale: 'fr-FR' });
  const device = await context.newPage();
  const again = new Visitor(device);
  await device.goto(at('maison', '/contact'));
  await again.logInFromHeader(...CAMILLE);
  const told = device.waitForResponse(/\/api\/customers\/history/);
  await device.goto(at('maison', '/services/massages/massage-suedois'));
  await told;
  await countPresses(device);
  await again.bookButton('Massage suédois').click();
  await expect(
    device.getByRole('main').getByText('Maison Orée Altstadt').filter({ visible: true }).first(),
  ).toBeVisible();
  await expect(again.freeTimes().first()).toBeVisible();
  // Times that are asked for anew take the place of those that were there.
  await expect(device.locator('[aria-busy=true]')).toHaveCount(0);
  await again.freeTimes().first().click();
  await again.confirm();
  expect(await presses(device)).toBe(3);
  await context.close();
});

test('a visitor on a phone is told what is paid online before they choose a time, and adds a service by one press', async ({
  page,
  at,
}) => {
  const visitor = new Visitor(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(at('duo', '/services/barbe/rasage-a-l-ancienne'));
  await expect(visitor.text('booking:service.online.full')).toBeVisible();
  await page.goto(at('duo', '/services/barbe/rasage-a-l-ancienne?page=reserved'));
  await visitor.chooseShop('Duo Cobalt Nice');
  const line = page.getByRole('main').getByRole('button', { name: /^Rasage/, expanded: false });
  await expect(line).toContainText(visitor.t('reservation:online.short.full'));
  await visitor.button('reservation:visit.add').first().click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: saying(visitor.t('reservation:visit.addName')) })
    .first()
    .click();
  await expect(
    page.getByRole('main').getByRole('button', { name: /^Rasage.*, /, expanded: false }),
  ).toBeVisible();
});
