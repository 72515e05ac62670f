import { expect } from '@playwright/test';
import { silence } from '../fixtures/back-end.ts';
import { test } from '../fixtures/journey.ts';
import { inEveryRendering } from '../fixtures/looks/in-every-rendering.ts';
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
  // A page that comes whole from the server asks for nothing: one of a tab is drawn in the browser.
  await page.goto(at('maison', '/de/services?tab=all'));
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
    await expect(visitor.text('reservation:slots.failed')).toBeHidden({ timeout: 2000 });
  }).toPass({ timeout: 60_000 });
  await visitor.showFreeTimes();
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
