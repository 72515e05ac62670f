import { expect, type Page } from '@playwright/test';
import { pressOn } from '../../fixtures/controls/keyboard.ts';
import { inEveryRendering } from '../../fixtures/looks/in-every-rendering.ts';
import { test } from '../../fixtures/journey.ts';
import { JOURNEY_LOCALES } from '../../fixtures/texts.ts';
import { Visitor } from '../../fixtures/visitor.ts';
import { openHostPage } from '../../hosts/host-page.ts';

const CAMILLE = 'camille@example.com';

const hosted = (element: string) => `<main><h1>Mon espace</h1>${element}</main>`;

/** By the password, in the element that asks for it. */
async function logIn(visitor: Visitor, email = CAMILLE): Promise<void> {
  const element = visitor.page.locator('vitrine-account');
  await visitor.usePassword(element);
  await element.locator('input[type=email]').fill(email);
  await element.locator('input[autocomplete="current-password"]').fill('vitrine-demo');
  await element.getByRole('button', { name: visitor.t('sign-in:password.submit') }).click();
}

const navigationOf = (page: Page, visitor: Visitor) =>
  page.getByRole('navigation', { name: visitor.t('account:navigation') });

test('a customer logs in within a page of somebody else, and goes through the account by keyboard', async ({
  page,
  at,
  expectAccessible,
}) => {
  const visitor = new Visitor(page);
  await openHostPage(page, at, {
    body: hosted('<vitrine-account base="https://salon.example"></vitrine-account>'),
  });
  await expect(visitor.heading('appointments:list.login')).toBeVisible();
  await inEveryRendering(page, expectAccessible);
  await logIn(visitor);
  await expect(visitor.heading('appointments:list.title')).toBeVisible();
  await inEveryRendering(page, expectAccessible);

  const navigation = navigationOf(page, visitor);
  for (const [link, heading] of [
    ['account:page.loyalty', 'account:page.loyalty'],
    ['account:page.credit', 'account:page.credit'],
    ['account:page.eshop-orders', 'account:page.eshop-orders'],
    ['account:page.profile', 'profile:title'],
  ] as const) {
    const entry = navigation.getByRole('button', { name: visitor.t(link) });
    await pressOn(page, entry);
    await expect(visitor.heading(heading)).toBeVisible();
    await expect(entry).toHaveAttribute('aria-current', 'page');
    // What was pressed is still there, and so is the focus.
    await expect(entry).toBeFocused();
    await expectAccessible(page);
  }
  await page.goBack();
  await expect(visitor.heading('account:page.eshop-orders')).toBeVisible();
  // An order takes the place of the list, and the focus with it.
  await pressOn(page, page.getByRole('button', { name: /MR4K7T2X/ }));
  await expect(page.getByRole('heading', { level: 2, name: 'Commande MR4K7T2X' })).toBeVisible();
  await expect(page.locator('[part=account]')).toBeFocused();
  await expect(visitor.link('eshop-orders:hours')).toHaveAttribute(
    'href',
    'https://salon.example/paris-marais',
  );
  // Whoever reads the page's own markup and address learns nothing of its visitor.
  expect(await page.content()).not.toMatch(/camille|MR4K7T2X|auth/i);
  expect(new URL(page.url()).search).toBe('');
});

test('an account has room around it on the colour of its own, as much as the page wants', async ({
  page,
  at,
}) => {
  const roomOf = async (width: number, style: string) => {
    await page.setViewportSize({ width, height: 800 });
    await openHostPage(page, at, { body: hosted(`<vitrine-account style="${style}"></vitrine-account>`) });
    const field = await page.locator('[name=sign-in-address]').boundingBox();
    const element = await page.locator('vitrine-account').boundingBox();
    const heading = await page.locator('vitrine-account').getByRole('heading').first().boundingBox();
    return [(field?.x ?? 0) - (element?.x ?? 0), (heading?.y ?? 0) - (element?.y ?? 0)];
  };
  for (const room of await roomOf(390, '')) expect(room).toBeGreaterThanOrEqual(20);
  expect((await roomOf(1280, ''))[1]).toBeGreaterThanOrEqual(36);
  expect(await roomOf(390, '--vitrine-padding: 0px')).toEqual([0, 0]);
});

test('an account keeps its page in the address where it is asked to, also after a reload', async ({
  page,
  at,
}) => {
  const visitor = new Visitor(page);
  const body = hosted('<vitrine-account sync-url page="credit"></vitrine-account>');
  await openHostPage(page, at, { body, query: '?of=theirs' });
  await expect(visitor.heading('credit:login')).toBeVisible();
  await logIn(visitor);
  await expect(visitor.heading('account:page.credit')).toBeVisible();
  await navigationOf(page, visitor)
    .getByRole('link', { name: visitor.t('account:page.eshop-orders') })
    .click();
  await page.getByRole('link', { name: /MR4K7T2X/ }).click();
  await expect(page.getByRole('heading', { name: 'Commande MR4K7T2X' })).toBeVisible();
  const { searchParams } = new URL(page.url());
  expect([searchParams.get('of'), searchParams.get('vitrine-path')]).toEqual([
    'theirs',
    '/profile/eshoporders/eshop-order-4',
  ]);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Commande MR4K7T2X' })).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(visitor.heading('account:page.credit')).toBeVisible();
});

test('an appointment is looked at and its change begun within the element', async ({ page, at }) => {
  const visitor = new Visitor(page);
  await openHostPage(page, at, { body: hosted('<vitrine-account></vitrine-account>') });
  await logIn(visitor);
  await page
    .locator('[part=account]')
    .getByRole('listitem')
    .getByRole('button')
    .filter({ hasText: visitor.t('appointments:status.confirmed') })
    .first()
    .click();
  await expect(
    visitor.link('appointments:list.back').or(visitor.button('appointments:list.back')),
  ).toBeVisible();
  await visitor.button('appointments:move.button').click();
  await expect(visitor.freeTimes().first()).toBeVisible();
});

test('a customer logs out of the element on any of its pages, and the way in has the focus', async ({
  page,
  at,
}) => {
  const visitor = new Visitor(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await openHostPage(page, at, { body: hosted('<vitrine-account page="credit"></vitrine-account>') });
  await expect(visitor.heading('credit:login')).toBeVisible();
  await expect(visitor.button('account:logout')).toHaveCount(0);
  await logIn(visitor);
  await expect(visitor.heading('account:page.credit')).toBeVisible();
  await pressOn(page, visitor.button('account:logout'));
  await expect(visitor.heading('credit:login')).toBeFocused();
  await expect(visitor.button('account:logout')).toHaveCount(0);
  await page.reload();
  await expect(visitor.heading('credit:login')).toBeVisible();
});

test('a customer without a card is told so in place of it', async ({ page, at }) => {
  const visitor = new Visitor(page);
  await openHostPage(page, at, { body: hosted('<vitrine-account page="loyalty"></vitrine-account>') });
  await expect(visitor.heading('loyalty:login')).toBeVisible();
  await logIn(visitor, 'sacha@example.com');
  await expect(visitor.heading('account:noCard')).toBeVisible();
  await expect(visitor.heading('account:page.loyalty')).toBeVisible();
  await expect(visitor.link('account:book').or(visitor.button('account:book'))).toBeVisible();
});

test('whatever needs a login shows the way in in its place, to a visitor and once a session has ended', async ({
  page,
  at,
}) => {
  const visitor = new Visitor(page);
  const address = page.locator('vitrine-account [name=sign-in-address]');
  for (const [shown, title] of [
    ['orders', 'appointments:list.login'],
    ['eshop-orders', 'eshop-orders:login'],
    ['credit', 'credit:login'],
    ['loyalty', 'loyalty:login'],
    ['profile', 'profile:login'],
  ] as const) {
    await openHostPage(page, at, { body: hosted(`<vitrine-account page="${shown}"></vitrine-account>`) });
    await expect(visitor.heading(title)).toBeVisible();
    await expect(address).toBeVisible();
  }
  await logIn(visitor);
  await expect(visitor.heading('profile:title')).toBeVisible();
  const problem = { code: 401, type: 'unauthorized', message: '', retryable: false };
  await page.route('**/api/eshop/my-orders?*', (route) => route.fulfill({ status: 401, json: problem }));
  await navigationOf(page, visitor)
    .getByRole('button', { name: visitor.t('account:page.eshop-orders') })
    .click();
  await expect(visitor.heading('sign-in:expired.title')).toBeVisible();
  await expect(address).toBeVisible();
  await page.unroute('**/api/eshop/my-orders?*');
  await logIn(visitor);
  await expect(visitor.heading('account:page.eshop-orders')).toBeVisible();
});

test('an account that cannot be reached says so, and comes at the next attempt', async ({
  page,
  at,
  faults,
}) => {
  faults.expects(/status of 500/);
  const visitor = new Visitor(page);
  await page.route('**/api/companies/me?*', (route) => route.fulfill({ status: 500, body: '{}' }));
  await openHostPage(page, at, { body: hosted('<vitrine-account render="client"></vitrine-account>') });
  await expect(visitor.button('common:retry')).toBeVisible({ timeout: 60_000 });
  await page.unroute('**/api/companies/me?*');
  await visitor.button('common:retry').click();
  await expect(visitor.heading('appointments:list.login')).toBeVisible();
});

for (const locale of JOURNEY_LOCALES) {
  test(`the element speaks ${locale}`, async ({ page, at }) => {
    const visitor = new Visitor(page, locale);
    await openHostPage(page, at, {
      body: hosted(`<vitrine-account page="credit" locale="${locale}"></vitrine-account>`),
    });
    await expect(visitor.heading('credit:login')).toBeVisible();
    await logIn(visitor);
    await expect(visitor.heading('account:page.credit')).toBeVisible();
  });
}
