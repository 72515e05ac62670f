import { expect } from '@playwright/test';
import { pressOn } from '../../fixtures/controls/keyboard.ts';
import { inEveryRendering } from '../../fixtures/looks/in-every-rendering.ts';
import { test } from '../../fixtures/journey.ts';
import { Visitor } from '../../fixtures/visitor.ts';
import { openSignedIn, signedIn } from './signed-in.ts';

const ORDERS = '**/api/eshop/my-orders?*';
const ORDER = '**/api/eshop/my-orders/*';

test('a customer looks at their orders, ten and then the rest, and at one of them', async ({
  page,
  context,
  at,
  expectAccessible,
}) => {
  const visitor = await openSignedIn({ page, context, at }, '/profile/eshoporders', 'camille@example.com');
  const orders = page.getByRole('main').getByRole('link', { name: /Commande MR/ });
  await expect(orders).toHaveCount(10);
  await inEveryRendering(page, expectAccessible);
  await pressOn(page, visitor.button('account:list.more'));
  await expect(orders).toHaveCount(12);
  await expect(orders.nth(10)).toBeFocused();
  await expect(visitor.button('account:list.more')).toBeHidden();

  await pressOn(page, orders.filter({ hasText: 'MR3H8ZKD' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Commande MR3H8ZKD' })).toBeVisible();
  await expect(page.locator('[aria-current=step]')).toHaveText(visitor.t('eshop-orders:status.shipped'));
  const sums = page.getByRole('main').locator('dl');
  await expect(sums).toContainText('4,90 €');
  await expect(sums).toContainText('−15 €');
  await expect(sums).toContainText('64,90 €');
  await expect(sums).toContainText('49,90 €');
  await expect(visitor.link('eshop-orders:track')).toHaveAttribute('href', /^https:\/\/parcels\.example\//);
  await inEveryRendering(page, expectAccessible);
  await visitor.link('eshop-orders:back').click();
  await expect(visitor.heading('account:page.eshop-orders')).toBeVisible();
});

test('an order to collect says when and where; one that was given up has no way on', async ({
  page,
  context,
  at,
}) => {
  const visitor = await openSignedIn(
    { page, context, at },
    '/profile/eshoporders/eshop-order-4',
    'camille@example.com',
  );
  await expect(visitor.text('eshop-orders:pickup')).toBeVisible();
  await visitor.link('eshop-orders:hours').click();
  await expect(page.getByRole('heading', { level: 1, name: /Marais/ })).toBeVisible();
  await page.goto(at('maison', '/profile/eshoporders/eshop-order-3'));
  await expect(visitor.text('eshop-orders:status.cancelled')).toBeVisible();
  await expect(visitor.text('eshop-orders:payment.refunded')).toBeVisible();
  await expect(page.locator('[aria-current=step]')).toHaveCount(0);
  await expect(visitor.text('eshop-orders:withdraw')).toHaveCount(0);
});

test('orders that cannot be loaded are asked for again, here and one by one', async ({
  page,
  context,
  at,
  faults,
}) => {
  faults.expects(/status of 500|net::ERR/);
  await signedIn(context, at, 'camille@example.com');
  const visitor = new Visitor(page);
  await page.route(ORDERS, (route) => route.fulfill({ status: 500, body: 'no' }));
  await page.goto(at('maison', '/profile/eshoporders'));
  await expect(visitor.heading('eshop-orders:failed')).toBeVisible({ timeout: 60_000 });
  await page.unroute(ORDERS);
  await visitor.button('common:retry').click();
  const first = page.getByRole('main').getByRole('link', { name: /MR6V5YJP/ });
  await expect(first).toBeVisible();

  // Null is what an order that cannot be had is answered with.
  await page.route(ORDER, (route) => route.fulfill({ status: 200, json: null }));
  await first.click();
  await expect(visitor.heading('eshop-orders:orderFailed')).toBeVisible({ timeout: 60_000 });
  await page.unroute(ORDER);
  await context.setOffline(true);
  await visitor.button('common:retry').click();
  await expect(visitor.heading('eshop-orders:orderFailed')).toBeVisible({ timeout: 60_000 });
  await context.setOffline(false);
  await visitor.button('common:retry').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Commande MR6V5YJP' })).toBeVisible();
});

test('nobody sees the orders of somebody else', async ({ page, context, at }) => {
  const visitor = await openSignedIn(
    { page, context, at },
    '/profile/eshoporders/eshop-order-1',
    'sacha@example.com',
  );
  await expect(visitor.heading('eshop-orders:missing')).toBeVisible();
  await visitor.link('eshop-orders:back').click();
  await expect(visitor.heading('eshop-orders:none')).toBeVisible();
  await expect(visitor.link('eshop-orders:shop')).toHaveAttribute('href', /\/boutique$/);
});
