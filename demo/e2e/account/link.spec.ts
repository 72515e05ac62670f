import { expect } from '@playwright/test';
import { test } from '../fixtures/journey.ts';
import { Entrance, signInLinkOf } from './entrance.ts';

test.use({ apart: 'profile' });

/** Has an account, and no other journey of these salons asks for a mail in this name: an address has one a minute. */
const SACHA = 'sacha@example.com';

test('a link signs in by a press, in a tab of its own and in the one that asked for it, and once', async ({
  page,
  at,
  openMail,
  browser,
  context,
}) => {
  const visitor = new Entrance(page);
  await page.goto(at('maison', '/contact'));
  await visitor.open();
  await visitor.askCode(SACHA);
  await visitor.button('sign-in:code.link').click();
  await expect(visitor.heading('sign-in:link.title')).toBeFocused();
  const href = await signInLinkOf(await openMail(SACHA));
  expect(href).toContain('/auth/login#link=');

  // What looks at it, as a scanner of mails does, uses nothing up.
  const scanner = await context.newPage();
  await scanner.goto(href);
  const looked = new Entrance(scanner);
  await expect(looked.button('sign-in:fromLink.submit')).toBeVisible();
  expect(scanner.url()).toBe(at('maison', '/auth/login'));
  expect(
    await scanner.evaluate(() => Object.values({ ...sessionStorage, ...localStorage }).join()),
  ).not.toContain(href.split('=').at(-1) ?? '');
  await scanner.close();

  const link = await context.newPage();
  await link.goto(href);
  const second = new Entrance(link);
  await second.button('sign-in:fromLink.submit').click();
  await second.expectCustomer('Sacha');
  // The tab that asked for it has heard of it.
  await visitor.expectCustomer('Sacha');
  await expect(page.getByRole('dialog')).toBeHidden();

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(href);
  const late = new Entrance(other);
  await expect(other.getByText(late.t('sign-in:fromLink.gone'))).toBeVisible();
  await expect(late.address()).toBeVisible();
  await elsewhere.close();
});
