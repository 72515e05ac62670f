import { expect } from '@playwright/test';
import { computedStyles } from '../fixtures/looks/computed-styles.ts';
import { test } from '../fixtures/journey.ts';
import { saying } from '../fixtures/texts.ts';
import { anna, Visitor } from '../fixtures/visitor.ts';
import { Buyer } from '../checkout/buyer.ts';
import { openHostPage, reserveMassage } from '../hosts/host-page.ts';

test('a visitor of a salon’s own page books through the element, from another origin', async ({
  page,
  at,
  email,
  openMail,
}) => {
  const visitor = new Visitor(page);
  await page.goto(at('primary'));
  await reserveMassage(page);
  await visitor.chooseTime();
  const reference = await visitor.bookAsGuest(email);
  // Whoever reads the page's own markup learns nothing of its visitor.
  expect(await page.content()).not.toMatch(new RegExp(`${email}|${reference}|Anna`));
  expect(new URL(page.url()).search).toBe('');
  const mail = await openMail(email);
  await expect(mail.frameLocator('iframe').getByText(reference).first()).toBeVisible();
});

test('a visitor sees nothing of the salon’s page inside the element, and nothing of it outside', async ({
  page,
  at,
}) => {
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
  const inside = () => page.locator('vitrine-booking').evaluate(computedStyles);
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

test('a visitor adds a service in one element of a page, and the cart beside it shows it', async ({
  page,
  at,
}) => {
  const visitor = new Visitor(page);
  await page.goto(at('primary'));
  await reserveMassage(page);
  await expect(visitor.heading('reservation:time.title')).toBeVisible();
  await expect(page.locator('vitrine-cart').getByRole('button').first()).toHaveAccessibleName(/1/);
});

test('a visitor keeps what is chosen and typed when one element alone changes its language', async ({
  page,
  at,
}) => {
  const french = new Visitor(page);
  const german = new Visitor(page, 'de');
  const spanish = new Visitor(page, 'es');
  const speak = (tag: string, locale: string) =>
    page.locator(tag).evaluate((element, wanted) => element.setAttribute('locale', wanted), locale);
  await page.goto(at('primary'));
  const booking = page.locator('vitrine-booking');
  const cart = page.locator('vitrine-cart');
  const search = page.locator('vitrine-finder').locator('input').first();
  await search.scrollIntoViewIfNeeded();
  await search.fill('Lyon');
  await reserveMassage(page);
  await expect(french.freeTimes().first()).toBeVisible();
  const days = () =>
    booking.getByRole('tab').evaluateAll((tabs) => tabs.map((tab) => tab.textContent?.match(/\d+/)?.[0]));
  const firstDays = await days();
  await booking.getByRole('button', { name: french.t('reservation:slots.nextWeek'), exact: true }).click();
  await expect.poll(days).not.toEqual(firstDays);
  const chosenDays = await days();
  await speak('vitrine-booking', 'de');
  await expect(german.heading('reservation:time.title')).toBeVisible();
  await expect.poll(days).toEqual(chosenDays);
  await german.chooseTime();
  const firstname = booking.locator('input[autocomplete=given-name]');
  await firstname.fill('Anna');
  await speak('vitrine-booking', 'es');
  await expect(spanish.heading('reservation:details.title')).toBeVisible();
  await expect(firstname).toHaveValue('Anna');

  const button = cart.getByRole('button').first();
  await expect(button).toHaveAccessibleName(/^Panier.*1/);
  await button.click();
  const panel = cart.getByRole('dialog');
  await expect(panel.getByText('Massage suédois')).toBeVisible();
  await speak('vitrine-cart', 'de');
  await expect(panel.getByText('Schwedische Massage')).toBeVisible();
  await panel.getByRole('button', { name: saying(german.t('reservation:hold.goOn')) }).click();
  await expect(spanish.heading('reservation:details.title')).toBeVisible();
  await speak('vitrine-finder', 'de');
  await expect(search).toHaveAccessibleName('Salon suchen');
  await expect(search).toHaveValue('Lyon');
});

test('a visitor goes on in an element that was moved out of the page, or into a frame', async ({
  page,
  at,
}) => {
  const visitor = new Visitor(page);
  await page.goto(at('primary'));
  const booking = page.locator('vitrine-booking');
  await reserveMassage(page);
  await visitor.chooseTime();
  const firstname = booking.locator('input[autocomplete=given-name]');
  await firstname.fill('Anna');
  await booking.evaluate(async (element) => {
    const place = element.parentElement;
    element.remove();
    await new Promise((resolve) => setTimeout(resolve, 100));
    place?.append(element);
  });
  await expect(visitor.heading('reservation:details.title')).toBeVisible();
  await expect(firstname).toHaveValue('Anna');
  await booking.evaluate((element) => {
    const frame = document.body.appendChild(document.createElement('iframe'));
    frame.contentDocument?.body.append(element);
  });
  const framed = page.frameLocator('iframe').last().locator('vitrine-booking');
  await expect(framed.locator('input[autocomplete=given-name]')).toHaveValue('Anna');
});

test('a time that has to be paid online leads from a salon’s page to the storefront, which keeps and books it', async ({
  page,
  at,
  email,
}) => {
  const { origin } = new URL(at(''));
  await openHostPage(page, at, {
    body: `<vitrine-booking base="${new URL(at('duo')).origin}" service="taille-de-barbe" shop="nice-port" open="times"></vitrine-booking>`,
    script: null,
    head: `<script type="module" src="${origin}/embed/vitrine.js" data-company="cmp_duo" data-api="${origin}"></script>`,
  });
  const visitor = new Visitor(page);
  const { host } = new URL(at('duo'));
  await expect(
    page.getByText(visitor.t('reservation:atStorefront.site').replace('{{host}}', host)),
  ).toBeVisible();
  await visitor.chooseTime(2);
  await page.waitForURL((url) => url.host === host);
  await visitor.fillDetails(anna(email));
  await visitor.button('reservation:review.toPayment').click();
  const buyer = new Buyer({ page, at, host: 'duo' });
  await buyer.payWith();
  await expect(visitor.heading('reservation:confirmation.title')).toBeVisible();
});
