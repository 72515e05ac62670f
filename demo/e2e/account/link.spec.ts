import { expect } from '@playwright/test';
import { test } from '../fixtures/journey.ts';
import { Entrance, signInLinkOf } from './entrance.ts';
import { newCustomer } from './new-customer.ts';

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

test('a link for somebody else asks who goes on; a damaged one says so', async ({
  page,
  at,
  email,
  openMail,
}) => {
  const own = await newCustomer({ at, email });
  const other = await newCustomer({ at, email: `other-${email}` });
  const asked = await fetch(`${at('')}api/users/v2/signin/create-link`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', company: 'cmp_maison' },
    body: JSON.stringify({ email: other.email }),
  });
  expect(asked.status).toBe(200);
  const href = await signInLinkOf(await openMail(other.email));
  const visitor = new Entrance(page);
  await page.goto(at('maison', '/auth/login'));
  await visitor
    .within()
    .getByRole('button', { name: visitor.t('sign-in:address.usePassword') })
    .click();
  await page.locator('input[type=email]').fill(own.email);
  await page.locator('input[autocomplete="current-password"]').fill(own.password);
  await visitor.button('sign-in:password.submit').click();
  await visitor.expectCustomer('Zoé');

  await page.goto(href);
  await expect(visitor.heading('sign-in:fromLink.other.title')).toBeVisible();
  await expect(page.getByText(`o•••@${other.email.split('@')[1]}`).first()).toBeVisible();
  expect(page.url()).toBe(at('maison', '/auth/login'));
  await page.getByRole('main').getByRole('button', { name: /Zoé/ }).click();
  await expect(visitor.text('storefront:login.already')).toBeVisible();
  // It was left alone.
  await page.goto('about:blank');
  await page.goto(href);
  await page.getByRole('button', { name: /o•••@/ }).click();
  await expect(visitor.heading('sign-in:fromLink.other.title')).toBeHidden();
  await page.goto(at('maison', '/profile'));
  await expect(page.getByRole('main').getByText(other.email)).toBeVisible();

  await page.goto(at('maison', '/auth/login#link=garbage'));
  await expect(visitor.text('sign-in:fromLink.dead')).toBeVisible();
  expect(page.url()).toBe(at('maison', '/auth/login'));
});
