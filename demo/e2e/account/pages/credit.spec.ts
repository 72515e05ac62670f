import { expect } from '@playwright/test';
import { pressOn } from '../../fixtures/controls/keyboard.ts';
import { inEveryRendering } from '../../fixtures/looks/in-every-rendering.ts';
import { test } from '../../fixtures/journey.ts';
import { Visitor } from '../../fixtures/visitor.ts';
import { openSignedIn, signedIn } from './signed-in.ts';

test('a customer sees their credit and the vouchers that they got and gave', async ({
  page,
  context,
  at,
  expectAccessible,
}) => {
  const visitor = await openSignedIn({ page, context, at }, '/profile/credit', 'camille@example.com');
  const main = page.getByRole('main');
  await expect(main.getByText('27,50 €', { exact: true })).toBeVisible();
  await pressOn(page, main.locator('summary'));
  await expect(main.getByText('+40 €')).toBeVisible();
  await expect(main.getByText('−25 €')).toBeVisible();
  const section = (title: 'credit:received.title' | 'credit:bought.title') =>
    main.locator('section').filter({ has: page.getByRole('heading', { name: visitor.t(title) }) });
  await expect(section('credit:received.title').getByRole('listitem')).toHaveCount(1);
  await expect(section('credit:received.title')).toContainText('De la part de Sacha');
  await expect(section('credit:bought.title')).toContainText('74,50 € restants sur 120 €');
  await expect(section('credit:bought.title')).toContainText('45,50 € le');
  // Of a code nobody is shown more than its end.
  expect(await main.innerText()).not.toMatch(/CAMELLE|SACHAF4R/);
  await inEveryRendering(page, expectAccessible);
});

test('a bought voucher is sent again with a new code, to whoever is named', async ({
  page,
  context,
  at,
  email,
  openMail,
  expectAccessible,
}) => {
  const visitor = await openSignedIn({ page, context, at }, '/profile/credit', 'camille@example.com');
  const again = page.getByRole('button', { name: /Sacha Lindqvist/ });
  await pressOn(page, again);
  const dialog = page.getByRole('dialog');
  const field = dialog.locator('[name=receiver-email]');
  await expect(field).toHaveValue('sacha@example.com');
  await field.fill('nobody');
  await dialog.getByRole('button', { name: visitor.t('credit:resend.send') }).click();
  await expect(field).toBeFocused();
  await inEveryRendering(page, expectAccessible);
  await expect(field).toHaveAccessibleDescription(new RegExp(visitor.t('credit:resend.emailWrong')));
  await field.fill(email);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(visitor.text('credit:resend.done')).toBeVisible();
  await expect(page.getByRole('main').getByText(email)).toBeVisible();
  const mail = await openMail(email);
  await expect(
    mail
      .frameLocator('iframe')
      .getByText(/[A-Z2-9]{4}(-[A-Z2-9]{4}){3}/)
      .first(),
  ).toBeVisible();
  await mail.close();
});

test('what cannot be loaded is said of that alone, and asked for again', async ({
  page,
  context,
  at,
  faults,
}) => {
  faults.expects(/status of 500/);
  await signedIn(context, at, 'camille@example.com');
  const visitor = new Visitor(page);
  const vouchers = '**/api/gifts/giftHistory?*';
  await page.route(vouchers, (route) =>
    route.request().url().includes('received')
      ? route.fulfill({ status: 500, body: 'no' })
      : route.continue(),
  );
  await page.goto(at('maison', '/profile/credit'));
  await expect(page.getByText('74,50 € restants sur 120 €')).toBeVisible();
  await expect(visitor.heading('credit:failed')).toBeVisible({ timeout: 60_000 });
  await page.unroute(vouchers);
  await visitor.button('common:retry').click();
  await expect(page.getByText('De la part de Sacha')).toBeVisible();
});

test('who has neither is told where they would be', async ({ page, context, at }) => {
  await signedIn(context, at, 'sacha@example.com');
  const visitor = new Visitor(page);
  // Sacha was sent one, and gave one: of nothing else there is a word.
  await page.goto(at('maison', '/profile/credit'));
  await expect(visitor.heading('credit:bought.title')).toBeVisible();
  await expect(page.getByText(visitor.t('credit:credit.title'))).toHaveCount(0);
});
