import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../fixtures/journey.ts';
import type { TextKey } from '../fixtures/texts.ts';
import { anna, RESERVATION, Visitor } from '../fixtures/visitor.ts';

const SWEDISH = '/services/massages/massage-suedois';

const HEADINGS: Readonly<Record<string, TextKey>> = {
  shop: 'booking:shop.title',
  time: 'reservation:time.title',
  details: 'reservation:details.title',
  review: 'reservation:review.title',
  confirmed: 'reservation:confirmation.title',
};

const lengthOf = (page: Page) => page.evaluate(() => history.length);

/** A step is there when its heading has the focus. One that is come back to is shown where it was left. */
async function expectStepAgain(visitor: Visitor, step: keyof typeof HEADINGS): Promise<Locator> {
  const key = HEADINGS[step];
  if (!key) throw new Error(`There is no step ${step}.`);
  const heading = visitor.heading(key);
  await expect(heading).toBeFocused();
  return heading;
}

/** One that is new is in view from its heading on. */
async function expectStep(visitor: Visitor, step: keyof typeof HEADINGS): Promise<void> {
  await expect(await expectStepAgain(visitor, step)).toBeInViewport();
}

test('a visitor goes back and on by one step of the reservation, and keeps what was typed', async ({
  page,
  at,
  email,
}) => {
  const visitor = new Visitor(page);
  await page.goto(at('maison', SWEDISH));
  const before = await lengthOf(page);
  await visitor.bookButton('Massage suédois').click();
  await visitor.chooseShop('Maison Orée Opéra');
  await expect(page).toHaveURL(at('maison', `${RESERVATION}&step=time`));
  await visitor.chooseTime();
  await visitor.fillDetails(anna(email), 'Au calme');
  await expect(page).toHaveURL(at('maison', `${RESERVATION}&step=review`));
  expect(await lengthOf(page)).toBe(before + 4);

  const name = page.getByRole('textbox', { name: /^Prénom/ });
  await page.goBack();
  await expectStepAgain(visitor, 'details');
  await expect(name).toHaveValue('Anna');
  await page.goBack();
  await expectStepAgain(visitor, 'time');
  await page.goBack();
  await expectStepAgain(visitor, 'shop');
  await expect(page).toHaveURL(at('maison', RESERVATION));
  await page.goBack();
  await expect(page).toHaveURL(at('maison', SWEDISH));
  await expect(visitor.bookButton('Massage suédois')).toBeVisible();

  await page.goForward();
  await expectStepAgain(visitor, 'shop');
  await page.goForward();
  await expectStepAgain(visitor, 'time');
  await page.goForward();
  await expectStepAgain(visitor, 'details');
  await expect(name).toHaveValue('Anna');
  await page.goForward();
  await expectStepAgain(visitor, 'review');
  expect(await lengthOf(page)).toBe(before + 4);
  await visitor.confirm();
});

test('a visitor who goes back to the times finds theirs kept for them, also after a reload, and goes on with it', async ({
  page,
  at,
  expectAccessible,
}) => {
  const visitor = new Visitor(page);
  await page.goto(at('maison', SWEDISH));
  await visitor.bookButton('Massage suédois').click();
  await visitor.chooseShop('Maison Orée Opéra');
  const person = page.getByRole('group', { name: /^Avec/ }).getByRole('radio').nth(1);
  await page.getByRole('group', { name: /^Avec/ }).locator('label').nth(1).click();
  await expect(person).toBeChecked();
  const hour = await visitor.chooseTime(3);
  let holds = 0;
  page.on('request', (request) => (holds += request.url().includes('/appointments/check') ? 1 : 0));
  await page.goBack();
  const own = page.getByRole('button', { name: /gardé pour vous/ });
  await expect(own).toContainText(hour);
  await page.reload();
  await expectStep(visitor, 'time');
  await expect(own).toContainText(hour);
  await expect(person).toBeChecked();
  await expectAccessible(page);
  // Going on with the kept time comes before the first free one.
  await expect(page.locator('main [part~="button-primary"]')).toHaveText([/^Continuer avec/]);
  await page.getByRole('button', { name: /^Continuer avec/ }).click();
  await expectStep(visitor, 'details');
  await page.goBack();
  await own.click();
  await expectStep(visitor, 'details');
  expect(holds).toBe(0);
});

test('a visitor who loads a step anew is at the same one, with all that was chosen and typed', async ({
  page,
  at,
  email,
}) => {
  const visitor = new Visitor(page);
  await page.goto(at('maison', SWEDISH));
  await visitor.bookButton('Massage suédois').click();
  await visitor.chooseShop('Maison Orée Salamanca');
  await page.reload();
  await expectStep(visitor, 'time');
  await visitor.chooseTime();
  await visitor.fillDetails(anna(email));
  await page.reload();
  await expectStep(visitor, 'review');
  await page.goBack();
  await expectStepAgain(visitor, 'details');
  await page.reload();
  await expectStep(visitor, 'details');
  await expect(page.getByRole('textbox', { name: /^Prénom/ })).toHaveValue('Anna');
  await page.goBack();
  await page.reload();
  await expectStep(visitor, 'time');
  await page.goBack();
  await expectStepAgain(visitor, 'shop');
  await page.reload();
  await expectStep(visitor, 'shop');
});

test('a visitor who thinks better of another shop is back at the times by one Back, with the time that is held', async ({
  page,
  at,
}) => {
  const visitor = new Visitor(page);
  await page.goto(at('maison', '/lyon-presquile/services/massages/massage-suedois?page=reserved'));
  const hour = await visitor.chooseTime();
  await page.goBack();
  await expect(visitor.heading('reservation:time.title')).toBeFocused();
  await visitor.button('reservation:visit.changeShop').click();
  await expectStep(visitor, 'shop');
  await page.goBack();
  await expect(visitor.heading('reservation:time.title')).toBeFocused();
  const held = page.getByRole('button', { name: /gardé pour vous/ });
  await expect(held).toContainText(hour);

  await visitor.button('reservation:visit.changeShop').click();
  await visitor.chooseShop('Maison Orée Marais');
  await expect(held).toHaveCount(0);
  // The address leads to the shop that is on the screen, and Back to where the reservation was opened.
  await expect(page).toHaveURL(/\/paris-marais\/services\/massages\/massage-suedois\?page=reserved/);
  await page.reload();
  const shop = page.getByRole('main').getByText('Maison Orée Marais').filter({ visible: true });
  await expect(shop.first()).toBeVisible();
  await expect(visitor.heading('reservation:time.title')).toBeVisible();
});

test('Back after a booking leads to the service, and Forward to what was booked', async ({
  page,
  at,
  email,
}) => {
  const visitor = new Visitor(page);
  await page.goto(at('maison', SWEDISH));
  await visitor.bookButton('Massage suédois').click();
  await visitor.chooseShop('Maison Orée Coronari');
  await visitor.chooseTime();
  const reference = await visitor.bookAsGuest(email);
  await expect(page).toHaveURL(at('maison', '/services?page=reserved'));
  await expect(visitor.heading('reservation:confirmation.title')).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(at('maison', SWEDISH));
  await expect(visitor.bookButton('Massage suédois')).toBeVisible();
  await page.goForward();
  expect(await visitor.reference()).toBe(reference);
  // What lies ahead of it is of the visit that is booked.
  await page.goForward();
  expect(await visitor.reference()).toBe(reference);
  await page.reload();
  expect(await visitor.reference()).toBe(reference);
});

test('a link to a step leads a stranger to the first sensible one, in each language', async ({
  browser,
  at,
}) => {
  for (const locale of ['fr', 'de', 'en', 'es', 'it'] as const) {
    const context = await browser.newContext();
    const page = await context.newPage();
    const visitor = new Visitor(page, locale);
    const prefix = locale === 'fr' ? '' : `/${locale}`;
    await page.goto(at('maison', `${prefix}${RESERVATION}&step=review`));
    await expect(visitor.heading('booking:shop.title')).toBeVisible();
    await expect(page).toHaveURL(at('maison', `${prefix}${RESERVATION}`));
    await context.close();
  }
});

test('a link to a step of an empty visit leads to the services', async ({ page, at }) => {
  await page.goto(at('maison', '/services?page=reserved&step=details'));
  await expect(page).toHaveURL(at('maison', '/services'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a visitor who changes the services on the way goes back by one step to each, and loses nothing', async ({
  page,
  at,
  email,
}) => {
  const visitor = new Visitor(page);
  const visit = page.getByRole('region', { name: visitor.t('reservation:visit.title'), exact: true });
  const lines = visit.getByRole('heading', { level: 3 });
  const name = page.getByRole('textbox', { name: /^Prénom/ });
  await page.goto(at('maison', SWEDISH));
  await visitor.bookButton('Massage suédois').click();
  await visitor.chooseShop('Maison Orée Presqu’île');
  const before = await lengthOf(page);
  await visitor.chooseTime();
  await name.fill('Anna');
  await page.goBack();
  await expectStepAgain(visitor, 'time');

  await visitor.button('reservation:visit.add').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Ajouter Manucure$/ })
    .click();
  await expect(lines).toHaveCount(2);
  const hour = await visitor.chooseTime(2);
  await expect(name).toHaveValue('Anna');
  expect(await lengthOf(page)).toBe(before + 1);

  await page.goBack();
  // Back leads to where a time was pressed, which may lie far below the heading.
  await expect(visitor.heading('reservation:time.title')).toBeFocused();
  await expect(lines).toHaveCount(2);
  await expect(page.getByRole('button', { name: /gardé pour vous/ })).toContainText(hour);
  await page.goBack();
  await expectStepAgain(visitor, 'shop');
  await expect(page.getByText('Manucure').first()).toBeVisible();
  await page.goForward();
  await expectStepAgain(visitor, 'time');
  await expect(lines).toHaveCount(2);

  await visit.getByRole('button', { name: /Retirer.*Manucure/ }).click();
  await expect(lines).toHaveCount(1);
  // The shorter visit has the same start.
  await expect(page.getByRole('button', { name: /gardé pour vous/ })).toContainText(hour);
  await page.goBack();
  await expectStepAgain(visitor, 'shop');
  await page.goBack();
  await expect(page).toHaveURL(at('maison', SWEDISH));
  await visitor.bookButton('Massage suédois').click();
  await expectStep(visitor, 'details');
  await expect(name).toHaveValue('Anna');
  await visitor.bookAsGuest(email);
});
