import { expect, type Page } from '@playwright/test';
import { goReady } from '../fixtures/go-ready.ts';
import { test } from '../fixtures/journey.ts';
import { textsIn } from '../fixtures/texts.ts';

const t = textsIn('fr');
const cards = (page: Page) => page.locator('[part=products] [data-product]');
const status = (page: Page) => page.locator('[part=products] [role=status]');

/** Has the whole list wait until it is let go; counts how often it was asked for. */
async function holdList(page: Page) {
  const { promise, resolve: letGo } = Promise.withResolvers<void>();
  const asked: string[] = [];
  await page.route(/\/api\/articles\?.*type=2/, async (route) => {
    asked.push(route.request().url());
    await promise;
    await route.continue();
  });
  return { letGo, asked };
}

/** Marks the nodes of the cards, so that new ones are told from them. */
const mark = (page: Page) =>
  cards(page).evaluateAll((nodes) => nodes.forEach((node) => node.setAttribute('data-same', '')));
const same = (page: Page) => page.locator('[data-product][data-same]');

test('the products that a server has shown are used before all of them are read, and keep their nodes then', async ({
  page,
  at,
}) => {
  const { letGo, asked } = await holdList(page);
  await page.goto(at('maison', '/boutique'));
  await expect(status(page)).toHaveText('18 produits');
  await mark(page);
  await page.mouse.move(5, 5);
  await expect.poll(() => asked.length).toBe(1);
  await expect(cards(page)).toHaveCount(12);
  await expect(page.getByText('12 produits sur 18')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: t('eshop:filter.inStock') })).toHaveCount(0);
  letGo();
  await expect(page.getByRole('checkbox', { name: t('eshop:filter.inStock') })).toBeVisible();
  await expect(same(page)).toHaveCount(12);
});

test('what is pressed before all products are read is answered with them, and the cards stand meanwhile', async ({
  page,
  at,
}) => {
  const { letGo, asked } = await holdList(page);
  await goReady(page, at('maison', '/boutique'));
  const herbier = page.getByRole('checkbox', { name: /^L’Herbier/ });
  await herbier.check();
  await page.getByRole('link', { name: /^Bain/ }).click();
  await expect(page).toHaveURL(/category=bain.*brand=/);
  await expect(page.locator('[part=products] [aria-busy=true]')).toHaveCount(1);
  await expect(cards(page)).toHaveCount(12);
  letGo();
  await expect(status(page)).toHaveText('4 produits');
  await expect(page.locator('[part=products] [aria-busy=true]')).toHaveCount(0);
  await expect(herbier).toBeChecked();
  expect(asked).toHaveLength(1);
});

test('a filter keeps the focus and the place on the page', async ({ page, at }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await goReady(page, at('maison', '/boutique'));
  const brand = page.getByRole('checkbox', { name: /^Le Figuier/ });
  await brand.scrollIntoViewIfNeeded();
  const top = () => page.evaluate(() => Math.round(scrollY));
  const before = await top();
  expect(before).toBeGreaterThan(0);
  await brand.focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/brand=/);
  await expect(brand).toBeFocused();
  expect(await top()).toBe(before);
});
