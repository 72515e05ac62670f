import { expect } from '@playwright/test';
import { test } from '../fixtures/journey.ts';
import { Entrance, signInLinkOf } from './entrance.ts';
import { watchExposure } from './exposure.ts';

test.use({ apart: 'account' });

const PASSWORD = 'a rose is a rose';
const PATIENCE = { intervals: [10_000], timeout: 90_000 };

test('no address, code, password, token or link is told to whoever else reads the page', async ({
  browser,
  at,
  email,
  codeTo,
  openMail,
}) => {
  test.slow();
  const context = await browser.newContext({ locale: 'fr-FR' });
  const exposure = await watchExposure(context);
  const page = await context.newPage();
  const visitor = new Entrance(page);
  const secrets = [email, PASSWORD];
  const look = async () => expect(await exposure.of(page, secrets)).toEqual([]);
  const keepToken = async () => {
    const cookies = await context.cookies();
    const { value } = cookies.find(({ name }) => name.endsWith('auth.token')) ?? {};
    expect(value).toBeTruthy();
    secrets.push(value ?? '');
  };

  // An account, by a code.
  await page.goto(at('maison', '/auth/login'));
  await visitor.address().fill(email);
  await look();
  await visitor.button('sign-in:address.submit').click();
  await expect(visitor.code()).toBeFocused();
  const code = await codeTo(email);
  secrets.push(code);
  await visitor.code().fill(code);
  await page.locator('[name=firstname]').fill('Lina');
  await page.locator('[name=lastname]').fill('Roy');
  await look();
  await visitor.button('sign-in:names.submit').click();
  await visitor.expectCustomer('Lina');
  await keepToken();
  await look();
  await page.goto(at('maison', '/profile'));
  await expect(page.getByText(email).first()).toBeVisible();
  await look();
  await page.getByRole('banner').getByRole('button', { name: /^Lina/ }).click();
  await visitor.button('storefront:account.logout').click();

  // A link in place of the code.
  await page.goto(at('maison', '/auth/login'));
  await expect(async () => {
    await visitor.address().fill(email);
    await visitor.button('sign-in:address.submit').click();
    await expect(visitor.code()).toBeVisible({ timeout: 2000 });
  }).toPass(PATIENCE);
  await visitor.button('sign-in:code.link').click();
  await expect(visitor.heading('sign-in:link.title')).toBeFocused();
  const link = await signInLinkOf(await openMail(email));
  secrets.push(link.split('#link=').at(-1) ?? '');
  await page.goto(link);
  await expect(visitor.button('sign-in:fromLink.submit')).toBeVisible();
  await look();
  await visitor.button('sign-in:fromLink.submit').click();
  await visitor.expectCustomer('Lina');
  await keepToken();
  await look();
  await page.getByRole('banner').getByRole('button', { name: /^Lina/ }).click();
  await visitor.button('storefront:account.logout').click();

  // A password, by the link of a mail.
  await page.goto(at('maison', '/auth/forgot-password'));
  await page.locator('input[type=email]').fill(email);
  await visitor.button('sign-in:forgotten.send').click();
  await expect(page.getByText(new RegExp(email))).toBeVisible();
  const mail = await openMail(email);
  const reset = await mail.frameLocator('iframe').locator('a[href*="password-reset"]').first().getAttribute('href');
  await mail.close();
  secrets.push(reset?.split(/[#/]/).at(-1) ?? '');
  await page.goto(reset ?? '');
  await page.locator('input[autocomplete="new-password"]').first().fill(PASSWORD);
  await look();
  await page.locator('form').getByRole('button').last().click();
  await expect(page.locator('input[autocomplete="new-password"]')).toHaveCount(0);
  await look();

  // Nothing that was passed on the way stays in the history of the tab.
  for (let back = 0; back < 3; back += 1) {
    await page.goBack();
    await look();
  }
  await context.close();
});
