import { expect } from '@playwright/test';
import { test } from '../../fixtures/journey.ts';

test('a visitor with a phone finds a shop on the map of the contact page, and goes to its page', async ({
  page,
  at,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(at('maison', '/contact'));
  const pins = page.locator('[data-map] .v-pin:not(.v-cluster)');
  await page.getByRole('button', { name: 'Carte', exact: true }).click();
  await expect(pins.first()).toBeInViewport();
  await expect(page.locator('main [data-shop]').first()).toBeHidden();
  await pins.first().click();
  const shop = page.locator('main [data-shop]').filter({ visible: true });
  await expect(shop).toHaveCount(1);
  await expect(shop.getByRole('link').first()).toBeFocused();
  await expectAccessible(page);
  const name = await shop.getByRole('heading').innerText();
  await shop.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name.trim());
});

test('the map of a wide contact page follows the list', async ({ page, at }) => {
  await page.goto(at('maison', '/contact'));
  const shops = page.locator('main [data-found] [data-shop]');
  await expect(page.locator('[data-map] .v-pin').first()).toBeVisible();
  await shops.nth(4).getByRole('link').first().focus();
  await expect(page.locator('[data-map] .v-raised')).toHaveCount(1);
  await shops.nth(3).hover();
  await expect(page.locator('[data-map] .v-raised')).toHaveText('4');
});
