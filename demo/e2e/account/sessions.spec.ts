import { expect, type Page } from '@playwright/test';
import { inEveryRendering } from '../fixtures/looks/in-every-rendering.ts';
import { test, type Journey } from '../fixtures/journey.ts';
import { watchRest } from '../fixtures/movement.ts';
import { RESERVATION } from '../fixtures/visitor.ts';
import { Entrance } from './entrance.ts';
import { newCustomer, type Account } from './new-customer.ts';

const CONTACT = '/contact';

async function logIn(page: Page, { email, password }: Account): Promise<Entrance> {
  const visitor = new Entrance(page);
  await visitor.logInFromHeader(email, password);
  await visitor.expectCustomer('Zoé');
  return visitor;
}

/** Ends the session of a page on the server, as its thirty days do, or another device. */
async function endSession(page: Page, at: Journey['at']): Promise<void> {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'auth.token')?.value ?? '';
  const reply = await fetch(`${at('')}api/users/logout`, {
    method: 'POST',
    headers: { company: 'cmp_maison', authorization: `Bearer ${token}` },
  });
  expect(reply.status).toBe(200);
}

test('who is logged out while they type logs in where they are, and finds what they typed', async ({
  page,
  at,
  email,
  expectAccessible,
}) => {
  const account = await newCustomer({ at, email });
  await page.goto(at('maison', CONTACT));
  const visitor = await logIn(page, account);
  const rest = watchRest(page);
  await page.goto(at('maison', '/profile'));
  await page.locator('[name=city]').fill('Annecy');
  // What the page reads once its code is there would be refused before the visitor saves.
  await rest.comes();
  await endSession(page, at);
  await visitor.button('profile:person.save').click();
  await expect(visitor.heading('sign-in:expired.title')).toBeFocused();
  await inEveryRendering(page, expectAccessible);
  await expect(page).toHaveURL(at('maison', '/profile'));
  await visitor.usePassword(page.getByRole('main'));
  await page.locator('[name=login-email]').fill(email);
  await page.locator('[name=login-password]').fill(account.password);
  await visitor.button('sign-in:password.submit').click();
  await expect(page.locator('[name=city]')).toHaveValue('Annecy');
  await visitor.button('profile:person.save').click();
  await expect(visitor.text('profile:person.saved').first()).toBeVisible();
});

test('who is logged out while they book books on, with what they typed', async ({ page, at, email }) => {
  const account = await newCustomer({ at, email });
  await page.goto(at('maison', CONTACT));
  const visitor = await logIn(page, account);
  await page.goto(at('maison', RESERVATION));
  await visitor.chooseShop('Maison Orée Opéra');
  await visitor.chooseTime();
  const words = page.getByRole('textbox', { name: visitor.t('reservation:details.message') });
  await words.fill('Sans parfum');
  await endSession(page, at);
  await visitor.fillDetails({ firstname: 'Zoé', lastname: 'Marin', email, phone: '+33612345678' });
  await visitor.button('reservation:review.confirm').click();
  await expect(page.getByRole('main')).toContainText(visitor.t('reservation:login.expired'));
  await expect(words).toHaveValue('Sans parfum');
  await visitor.logIn(email, account.password);
  await visitor.expectCustomer('Zoé');
  await expect(visitor.heading('reservation:review.title')).toBeVisible();
  await expect(page.getByText('Sans parfum')).toBeVisible();
  await visitor.button('reservation:review.confirm').click();
  expect(await visitor.reference()).not.toBe('');
});

test('a logout is one of every tab, at once', async ({ page, context, at, email }) => {
  const account = await newCustomer({ at, email });
  await page.goto(at('maison', CONTACT));
  const visitor = await logIn(page, account);
  const other = await context.newPage();
  await other.goto(at('maison', '/profile'));
  await expect(new Entrance(other).heading('profile:title')).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: /^Zoé/ }).click();
  await visitor.button('storefront:account.logout').click();
  await expect(new Entrance(other).heading('sign-in:expired.title')).toBeFocused();
  await expect(new Entrance(other).text('sign-in:expired.elsewhere')).toBeVisible();
  await expect(other.getByText('Marin')).toHaveCount(0);
  // From the browser's cache of pages nothing of the customer comes back either.
  await other.goto(at('maison', CONTACT));
  await other.goBack();
  await expect(new Entrance(other).heading('profile:login')).toBeVisible();
});

test('who is offline is told so as they save, and logs out all the same', async ({
  page,
  context,
  at,
  email,
  faults,
}) => {
  faults.expects(/Failed to load resource|net::ERR/);
  const account = await newCustomer({ at, email });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(at('maison', '/profile'));
  const visitor = new Entrance(page);
  const drawers = page.waitForResponse(/drawers-[^/]*\.js/);
  await visitor.logInOnPage(account);
  await drawers;
  await page.locator('[name=city]').fill('Annecy');
  await context.setOffline(true);
  await visitor.button('profile:person.save').click();
  // The list of devices may be told of in the same way.
  const alert = page.getByRole('alert').filter({ hasText: visitor.t('profile:person.failed') });
  await expect(alert).toBeFocused({ timeout: 15_000 });
  await page.getByRole('button', { name: /Zoé/ }).last().click();
  await visitor.button('storefront:account.logout').click();
  await expect(visitor.heading('profile:login')).toBeVisible();
  expect((await context.cookies()).filter(({ name }) => name.startsWith('auth'))).toEqual([]);
});

test('where storage and cookies are refused, a customer logs in all the same, for as long as the page is there', async ({
  page,
  at,
  email,
}) => {
  const account = await newCustomer({ at, email });
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} });
  });
  await page.goto(at('maison', CONTACT));
  const visitor = await logIn(page, account);
  await page.getByRole('banner').getByRole('button', { name: /^Zoé/ }).click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: visitor.t('account:page.profile'), exact: true })
    .click();
  await expect(visitor.heading('profile:title')).toBeVisible();
  await page.reload();
  await expect(visitor.heading('profile:login')).toBeVisible();
});
