import { expect, type Browser } from '@playwright/test';
import { test } from '../../fixtures/journey.ts';
import { Entrance, signInLinkOf } from '../entrance.ts';
import { watchExposure } from './exposure.ts';
import { newCustomer } from '../new-customer.ts';

test.use({ apart: 'late' });

const SACHA = 'sacha@example.com';
const MINUTE = 60_000;
const PASSWORD = 'a violet is a violet';

/** A browser of its own, and what to look for in it. */
async function watched(browser: Browser, email: string) {
  const context = await browser.newContext({ locale: 'fr-FR' });
  const exposure = await watchExposure(context);
  const page = await context.newPage();
  const secrets = [email, PASSWORD];
  return {
    context,
    page,
    secrets,
    look: async () => expect(await exposure.of(page, secrets)).toEqual([]),
    /** Once somebody is logged in. */
    keepToken: async () => {
      const cookies = await context.cookies();
      const token = cookies.find(({ name }) => name.endsWith('auth.token'))?.value ?? '';
      expect(token).not.toBe('');
      secrets.push(token);
    },
  };
}

test('who signs in by a code tells no address, code or token to whoever else reads the page', async ({
  browser,
  at,
  email,
  codeTo,
}) => {
  test.slow();
  const { context, page, secrets, look, keepToken } = await watched(browser, email);
  const visitor = new Entrance(page);
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
  await expect(page.getByRole('main').getByText(email).first()).toBeVisible();
  await look();
  await context.close();
});

test('who signs in by a link tells none of it, wherever it was asked for', async ({
  browser,
  at,
  openMail,
  later,
}) => {
  test.slow();
  // Another journey may just have asked for a mail in this name: an address has one a minute.
  await later(MINUTE);
  const { context, page, secrets, look, keepToken } = await watched(browser, SACHA);
  const visitor = new Entrance(page);
  await page.goto(at('maison', '/auth/login'));
  await visitor.askCode(SACHA);
  await visitor.button('sign-in:code.link').click();
  await expect(visitor.heading('sign-in:link.title')).toBeFocused();
  const link = await signInLinkOf(await openMail(SACHA));
  secrets.push(link.split('#link=').at(-1) ?? '');
  await page.goto(link);
  await expect(visitor.button('sign-in:fromLink.submit')).toBeVisible();
  await look();
  await visitor.button('sign-in:fromLink.submit').click();
  await visitor.expectCustomer('Sacha');
  await keepToken();
  await look();
  await context.close();
});

test('who chooses a password by the link of a mail tells none of it, and leaves nothing in the history', async ({
  browser,
  at,
  email,
  openMail,
}) => {
  test.slow();
  await newCustomer({ at, email });
  const { context, page, secrets, look } = await watched(browser, email);
  const visitor = new Entrance(page);
  await page.goto(at('maison', '/auth/forgot-password'));
  await page.locator('input[type=email]').fill(email);
  await visitor.button('sign-in:forgotten.send').click();
  await expect(page.getByText(new RegExp(email))).toBeVisible();
  const mail = await openMail(email);
  const reset = await mail
    .frameLocator('iframe')
    .locator('a[href*="password-reset"]')
    .first()
    .getAttribute('href');
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
