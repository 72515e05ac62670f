import { expect } from '@playwright/test';
import { intercept, realAnswer, silence } from '../fixtures/back-end.ts';
import { test } from '../fixtures/journey.ts';
import { inEveryRendering } from '../fixtures/in-every-rendering.ts';
import { readyToConfirm, RESERVATION, Visitor } from '../fixtures/visitor.ts';

const firstName = (visitor: Visitor) =>
  visitor.page.getByRole('textbox', { name: new RegExp(`^${visitor.t('reservation:details.firstname')}`) });

// Pictures ask for frames: without them a page whose clock is held once stood still until its time was out.
test.use({ trace: 'retain-on-failure' });

test.beforeEach(({ page }) => page.clock.install());

test('a visitor whose catalogue does not come is told so in German, and asks for it again', async ({
  page,
  at,
  expectAccessible,
}) => {
  test.slow();
  const visitor = new Visitor(page, 'de');
  const categories = await silence(page, 'categories');
  // The time goes by for every call: the others have to be answered before.
  const shops = page.waitForResponse(/\/shops\?/);
  await page.goto(at('maison', '/de/services'));
  await (await shops).finished();
  await categories.passes(2, 10);
  const retry = visitor.button('common:retry').first();
  await expect(retry).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /./ })).toBeVisible();
  await inEveryRendering(page, expectAccessible);
  await categories.ends();
  await retry.click();
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /^Massagen/ })
      .first(),
  ).toBeVisible();
});

test('a visitor whose times do not come is told so in Spanish, and asks for them again', async ({
  page,
  at,
}) => {
  test.slow();
  const visitor = new Visitor(page, 'es');
  const availability = await silence(page, 'availability');
  await page.goto(at('maison', `/es${RESERVATION}`));
  await visitor.chooseShop('Maison Orée Carouge');
  await availability.passes(2, 10);
  await expect(visitor.text('reservation:slots.failed')).toBeVisible();
  await availability.ends();
  const retry = visitor.button('common:retry').first();
  // The page asks by itself too, and takes the button away when it is answered.
  await expect(async () => {
    if (await retry.isVisible()) await retry.click({ timeout: 1000 });
    await expect(visitor.freeTimes().first()).toBeVisible({ timeout: 2000 });
  }).toPass();
});

test('a visitor whose held slot is not answered chooses it again, and keeps what was typed', async ({
  page,
  at,
  email,
  expectAccessible,
}) => {
  test.slow();
  const visitor = new Visitor(page);
  await page.goto(at('maison', RESERVATION));
  await visitor.chooseShop('Maison Orée Nassa');
  await visitor.chooseTime();
  await firstName(visitor).fill('Anna');
  await page.getByRole('button', { name: new RegExp(`^${visitor.t('reservation:step.time')}`) }).click();
  const hold = await silence(page, 'hold', { reaches: true });
  await visitor.freeTimes().first().click();
  await hold.passes(2, 10);
  await expect(visitor.text('reservation:failure.failed.title')).toBeVisible();
  await inEveryRendering(page, expectAccessible);
  await hold.ends();
  await visitor.chooseTime();
  await expect(firstName(visitor)).toHaveValue('Anna');
  await visitor.bookAsGuest(email);
});

test('a visitor whose booking is not answered finds out that it happened, once', async ({
  page,
  at,
  email,
  openMail,
  expectAccessible,
}) => {
  test.slow();
  const visitor = await readyToConfirm(
    new Visitor(page),
    at('maison', RESERVATION),
    email,
    'Maison Orée Eixample',
  );
  const booking = await silence(page, 'booking', { reaches: true });
  await visitor.button('reservation:review.confirm').click();
  await booking.passes(1, 31);
  await expect(visitor.text('reservation:review.unconfirmed')).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await inEveryRendering(page, expectAccessible);
  await booking.ends();
  await visitor.button('reservation:review.retry').click();
  await visitor.reference();
  const mail = await openMail(email);
  await mail.goto(at('mail'));
  await expect(mail.getByRole('link').filter({ hasText: email })).toHaveCount(1);
});

test('a visitor sees a price that changed after the review, and books once it is accepted', async ({
  page,
  at,
  email,
  openMail,
  expectAccessible,
}) => {
  test.slow();
  // What the visitor was shown first is no longer what the back end asks for.
  const stop = await intercept(page, 'hold', async (route) => {
    const response = await realAnswer(route);
    const hold = (await response.json()) as { total: number; lines: { price: number }[] };
    const lines = hold.lines.map((line) => ({ ...line, price: line.price - 20 }));
    await route.fulfill({ response, json: { ...hold, lines, total: hold.total - 20 } });
  });
  const visitor = await readyToConfirm(
    new Visitor(page),
    at('maison', RESERVATION),
    email,
    'Maison Orée Las Palmas',
  );
  await stop();
  const euros = async () => {
    const texts = await page
      .getByRole('main')
      .getByText(/^\d+\s€$/)
      .allInnerTexts();
    return texts.map((text) => Number.parseInt(text, 10));
  };
  const [before = 0] = await euros();
  await visitor.button('reservation:review.confirm').click();
  await expect(visitor.text('reservation:review.priceChanged')).toBeVisible();
  await expect(visitor.text('reservation:review.priceChangedText')).toContainText(
    new RegExp(`\\b${before}\\s€.*\\b${before + 20}\\s€`),
  );
  expect(new Set(await euros())).toEqual(new Set([before + 20]));
  await inEveryRendering(page, expectAccessible);
  await visitor.button('reservation:review.acceptPrice').click();
  await visitor.reference();
  expect(new Set(await euros())).toEqual(new Set([before + 20]));
  const mail = await openMail(email);
  await expect(
    mail
      .frameLocator('iframe')
      .getByText(`${before + 20}`)
      .first(),
  ).toBeVisible();
});
