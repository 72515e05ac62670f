import { expect } from '@playwright/test';
import { pressOn, tabTo } from '../../fixtures/controls/keyboard.ts';
import { inEveryRendering } from '../../fixtures/looks/in-every-rendering.ts';
import { test } from '../../fixtures/journey.ts';
import { Visitor } from '../../fixtures/visitor.ts';
import { openSignedIn, signedIn } from './signed-in.ts';

const CAMILLE = 'camille@example.com';
const CARD = '**/api/loyalty/current?*';
const EXCHANGE = '**/api/loyalty/exchange?*';

const spokenPoints = (visitor: Visitor) => visitor.page.getByText(/^\d+ points$/).first();
const pointsOf = async (visitor: Visitor) =>
  Number((await spokenPoints(visitor).innerText()).replace(/\D/g, ''));

test('a customer exchanges points by keyboard alone, and finds the code on the card', async ({
  page,
  context,
  at,
  expectAccessible,
}) => {
  await signedIn(context, at, CAMILLE);
  const visitor = new Visitor(page);
  await page.goto(at('maison', '/profile/loyalty'));
  await expect(visitor.heading('account:page.loyalty')).toBeVisible();
  await inEveryRendering(page, expectAccessible);
  const points = await pointsOf(visitor);
  await pressOn(page, visitor.button('loyalty:exchange.name').first());
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await tabTo(page, dialog.getByRole('button', { name: visitor.t('loyalty:exchange.confirm') }));
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: visitor.t('loyalty:exchange.done') })).toBeVisible();
  const code = await dialog.locator('code').innerText();
  expect(code).toMatch(/^[A-Z2-9]{4}(-[A-Z2-9]{4}){3}$/);
  await inEveryRendering(page, expectAccessible);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await pressOn(page, dialog.getByRole('button', { name: visitor.t('account:copy') }));
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(spokenPoints(visitor)).toHaveText(`${points - 150} points`);
  await expect(page.getByRole('main').locator('code')).toContainText(code);
  // The history tells of it, and so does a page that is loaded anew.
  await expect(
    page.getByRole('main').getByText(visitor.t('loyalty:history.exchanged')).first(),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByRole('main').locator('code')).toContainText(code);
});

test('a customer sees ten entries of the history, then the others', async ({ page, context, at }) => {
  await signedIn(context, at, CAMILLE);
  const visitor = new Visitor(page);
  await page.goto(at('maison', '/profile/loyalty'));
  const entries = page.getByRole('main').locator('section').last().getByRole('listitem');
  await expect(entries).toHaveCount(10);
  await expect(page.getByRole('main').getByText(/^10 sur 1\d$/)).toBeVisible();
  await pressOn(page, visitor.button('account:list.more'));
  await expect(entries).not.toHaveCount(10);
  await expect(visitor.button('account:list.more')).toBeHidden();
  await expect(entries.nth(10)).toBeFocused();
});

test('an exchange that fails keeps the points, and one without an answer is made once', async ({
  page,
  context,
  at,
  faults,
}) => {
  faults.expects(/Failed to load resource/);
  await signedIn(context, at, CAMILLE);
  const visitor = new Visitor(page);
  await page.goto(at('maison', '/profile/loyalty'));
  await expect(spokenPoints(visitor)).toBeVisible();
  const points = await pointsOf(visitor);
  const refusal = { code: 409, type: 'reward_refused', message: 'Pas assez de points.', retryable: false };
  await page.route(EXCHANGE, (route) => route.fulfill({ status: 409, json: refusal }));
  await visitor.button('loyalty:exchange.name').first().click();
  const confirm = visitor.button('loyalty:exchange.confirm');
  await confirm.click();
  await expect(
    page.getByRole('alert').filter({ hasText: visitor.t('loyalty:exchange.failed') }),
  ).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: refusal.message })).toBeVisible();

  // What another journey has exchanged within ten seconds is taken for the same wish.
  await page.waitForTimeout(10_000);
  // It is made, but nobody hears of it; asked again, it is the same one.
  const keys: string[] = [];
  await page.unroute(EXCHANGE);
  await page.route(EXCHANGE, async (route) => {
    const request = route.request();
    const headers = request.headers();
    keys.push(headers['idempotency-key'] ?? '');
    const { pathname, search } = new URL(request.url());
    const address = at('', pathname + search);
    await fetch(address, { method: 'POST', headers, body: request.postData() ?? '' });
    await route.abort();
  });
  await confirm.click();
  await expect(
    page.getByRole('alert').filter({ hasText: visitor.t('loyalty:exchange.unknown') }),
  ).toBeVisible({ timeout: 60_000 });
  await page.unroute(EXCHANGE);
  await confirm.click();
  await expect(page.getByRole('dialog').locator('code')).toBeVisible();
  expect(new Set(keys).size).toBe(1);
  await visitor.button('loyalty:exchange.close').click();
  await expect(spokenPoints(visitor)).toHaveText(`${points - 150} points`);
});

test('a card that cannot be loaded says so, and comes at the next attempt', async ({
  page,
  context,
  at,
  faults,
}) => {
  faults.expects(/status of 500/);
  await signedIn(context, at, CAMILLE);
  const visitor = new Visitor(page);
  await page.route(CARD, (route) => route.fulfill({ status: 500, body: 'no' }));
  await page.goto(at('maison', '/profile/loyalty'));
  await expect(visitor.heading('loyalty:failed')).toBeVisible({ timeout: 60_000 });
  await page.unroute(CARD);
  await visitor.button('common:retry').click();
  await expect(spokenPoints(visitor)).toBeVisible();
});

test('no menu leads who has no card to it, and its address leads on', async ({ page, context, at }) => {
  const visitor = await openSignedIn({ page, context, at }, '/profile/credit', 'sacha@example.com');
  const navigation = page.getByRole('navigation', { name: visitor.t('account:navigation') });
  await expect(navigation.getByRole('link')).toHaveCount(4);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Sacha/ })
    .click();
  await expect(
    page.getByRole('banner').getByRole('link', { name: visitor.t('account:page.profile') }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: visitor.t('account:page.loyalty') })).toHaveCount(0);
  await page.goto(at('maison', '/profile/loyalty'));
  await expect(visitor.heading('account:noCard')).toBeVisible();
  await expect(visitor.link('account:book').or(visitor.button('account:book'))).toBeVisible();
});

test('a guest logs in first, and is then where they wanted to be', async ({ page, at }) => {
  const visitor = new Visitor(page);
  await page.goto(at('maison', '/profile/loyalty'));
  await expect(visitor.heading('loyalty:login')).toBeVisible();
  await visitor.tryToLogIn(CAMILLE, 'vitrine-demo');
  await expect(visitor.heading('account:page.loyalty')).toBeVisible();
  expect(page.url()).toMatch(/\/profile\/loyalty$/);
});
