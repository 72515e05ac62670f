import { expect } from '@playwright/test';
import { looksInside } from './fixtures/looks-inside.ts';
import { test } from './fixtures/journey.ts';
import { anna, Visitor } from './fixtures/visitor.ts';

test("a salon's own page books through the element, from another origin", async ({
  page,
  at,
  email,
  openMail,
}) => {
  const visitor = new Visitor(page);
  await page.goto(at('primary'));
  const booking = page.locator('vitrine-booking');
  await booking.scrollIntoViewIfNeeded();
  await booking
    .getByRole('button', { name: 'Massages' })
    .or(booking.getByRole('link', { name: /^Massages/ }))
    .first()
    .click();
  await visitor.bookButton('Massage suédois').click();
  await visitor.chooseTime();
  await visitor.fillDetails(anna(email));
  const reference = await visitor.confirm();
  expect(new URL(page.url()).search).toBe('');
  const mail = await openMail(email);
  await expect(mail.frameLocator('iframe').getByText(reference).first()).toBeVisible();
});

test("nothing of the salon's page shows inside, and nothing of the element outside", async ({ page, at }) => {
  await page.goto(at('primary'));
  await page.locator('vitrine-booking').scrollIntoViewIfNeeded();
  await expect(page.locator('vitrine-booking').getByRole('heading').first()).toBeVisible();
  await page.evaluate(async () => {
    // The room that the page gives is the page's to decide; everything inside follows it.
    document.querySelector<HTMLElement>('vitrine-booking')?.style.setProperty('width', '640px', 'important');
    await document.fonts.ready;
  });
  const outside = () =>
    page
      .locator('h1')
      .first()
      .evaluate((heading) => {
        const { font, color, letterSpacing, margin } = getComputedStyle(heading);
        return [font, color, letterSpacing, margin, getComputedStyle(document.documentElement).fontSize];
      });
  const inside = () => page.locator('vitrine-booking').evaluate(looksInside);
  const hostile = await inside();
  expect(hostile.length).toBeGreaterThan(10);
  const pageBefore = await outside();
  await page.evaluate(() => {
    for (const sheet of document.styleSheets) sheet.disabled = true;
  });
  expect(await inside()).toEqual(hostile);
  await page.evaluate(() => {
    for (const sheet of document.styleSheets) sheet.disabled = false;
    for (const element of document.querySelectorAll('vitrine-booking, vitrine-cart')) element.remove();
  });
  await expect.poll(outside).toEqual(pageBefore);
});

test('all elements of a page agree: what the booking adds, the cart shows', async ({ page, at }) => {
  const visitor = new Visitor(page);
  await page.goto(at('primary'));
  const booking = page.locator('vitrine-booking');
  await booking.scrollIntoViewIfNeeded();
  await booking
    .getByRole('button', { name: 'Massages' })
    .or(booking.getByRole('link', { name: /^Massages/ }))
    .first()
    .click();
  await visitor.bookButton('Massage suédois').click();
  await expect(visitor.heading('reservation:time.title')).toBeVisible();
  await expect(page.locator('vitrine-cart').getByRole('button').first()).toHaveAccessibleName(/1/);
});
