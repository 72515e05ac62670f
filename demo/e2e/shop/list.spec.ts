import { expect, type Page } from '@playwright/test';
import { goReady } from '../fixtures/go-ready.ts';
import { test } from '../fixtures/journey.ts';
import { saying, textsIn } from '../fixtures/texts.ts';

const t = textsIn('fr');
const cards = (page: Page) => page.locator('[part=products] [data-product]');
const status = (page: Page) => page.locator('[part=products] [role=status]');
const search = (page: Page) => page.getByRole('searchbox', { name: t('eshop:search') });

test('a visitor comes to the products by the menu, and sees more of them with the address', async ({
  page,
  at,
}) => {
  await goReady(page, at('maison'));
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('storefront:menu.eshop'), exact: true })
    .click();
  await expect(page).toHaveURL(/\/boutique$/);
  await expect(page).toHaveTitle(/^Produits/);
  await expect(page.getByRole('heading', { level: 1, name: t('eshop:title') })).toBeFocused();
  await expect(cards(page)).toHaveCount(12);
  await page.getByRole('link', { name: t('eshop:more') }).click();
  await expect(cards(page)).toHaveCount(18);
  await expect(page).toHaveURL(/\?shown=2$/);
  await expect(page.getByRole('link', { name: t('eshop:more') })).toHaveCount(0);
  await expect(cards(page).nth(12).getByRole('link')).toBeFocused();
  const top = () => page.evaluate(() => Math.round(scrollY));
  const left = await top();
  expect(left).toBeGreaterThan(500);
  await page.reload();
  await expect(cards(page)).toHaveCount(18);
  await expect.poll(top).toBe(left);
});

test('what narrows and sorts the list is kept by reload, link and Back', async ({ page, context, at }) => {
  await goReady(page, at('maison', '/boutique'));
  await page.getByRole('link', { name: /^Bain/ }).click();
  await expect(status(page)).toHaveText('5 produits');
  await page.getByRole('checkbox', { name: /^L’Herbier/ }).check();
  await expect(status(page)).toHaveText('4 produits');
  await page.getByRole('combobox', { name: t('eshop:sort.title') }).selectOption('price');
  await search(page).fill('sel');
  await expect(status(page)).toHaveText('2 produits');
  await expect(page).toHaveURL(/q=sel.*category=bain.*brand=.*sort=price$/);
  const names = ['Sel de bain au romarin, sachet', 'Sel de bain au romarin'];
  await expect(cards(page).getByRole('heading')).toHaveText(names);

  const other = await context.newPage();
  for (const shown of [page, other]) {
    await shown.goto(page.url());
    await expect(cards(shown).getByRole('heading')).toHaveText(names);
    await expect(search(shown)).toHaveValue('sel');
    await expect(shown.getByRole('checkbox', { name: /^L’Herbier/ })).toBeChecked();
  }
  await other.close();

  await cards(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/boutique\/article\/sel-de-bain-romarin-sachet$/);
  await page.goBack();
  await expect(cards(page).getByRole('heading')).toHaveText(names);
  await page.getByRole('button', { name: t('eshop:filter.clear') }).click();
  await expect(status(page)).toHaveText('5 produits');
  await expect(search(page)).toHaveValue('');
});

test('each filter is an entry of the history, and Back takes the last one away', async ({ page, at }) => {
  await goReady(page, at('maison', '/boutique'));
  await page.getByRole('link', { name: /^Corps/ }).click();
  await expect(status(page)).toHaveText('5 produits');
  await page.getByRole('checkbox', { name: /^Le Figuier/ }).check();
  await expect(status(page)).toHaveText('1 produit');
  await page.goBack();
  await expect(status(page)).toHaveText('5 produits');
  await page.goBack();
  await expect(status(page)).toHaveText('18 produits');
});

test('prices are typed, and what nothing fits says so with the way back', async ({ page, at }) => {
  await goReady(page, at('maison', '/boutique'));
  await page.getByRole('textbox', { name: t('eshop:filter.to') }).fill('9,5');
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText('2 produits');
  await expect(page).toHaveURL(/\?max=9.5$/);
  await page.getByRole('textbox', { name: t('eshop:filter.from') }).fill('9,4');
  await page.keyboard.press('Tab');
  await expect(status(page)).toHaveText('1 produit');
  await search(page).fill('diffuseur');
  await expect(page.getByRole('heading', { name: t('eshop:noneFound.title') })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('button', { name: t('eshop:filter.clear') })
    .last()
    .click();
  await expect(status(page)).toHaveText('18 produits');
});

test('without script the list has its products, categories and links, and programs read their offers', async ({
  browser,
  at,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(at('maison', '/boutique'));
  await expect(cards(page)).toHaveCount(12);
  await expect(page.getByRole('link', { name: /^Bain/ })).toHaveAttribute('href', '/boutique?category=bain');
  await page.getByRole('link', { name: 'Savon olive et laurier', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Savon olive et laurier' })).toBeVisible();
  const [data = ''] = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data).toContain('"@type":"Product"');
  expect(data).toContain('"priceCurrency":"EUR"');
  const missing = await page.goto(at('maison', '/boutique/article/nulle-part'));
  expect(missing?.status()).toBe(404);
  const map = await page.goto(at('maison', '/sitemap.xml'));
  expect(await map?.text()).toContain('/de/boutique/article/savon-olive-laurier');
  await context.close();
});

test('a company that sells nothing online has no products in its menu, and no page of them', async ({
  page,
  at,
}) => {
  await page.goto(at('atelier'));
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('link').first()).toBeVisible();
  await expect(banner.getByRole('link', { name: saying(t('storefront:menu.eshop')) })).toHaveCount(0);
  const reply = await page.goto(at('atelier', '/boutique'));
  expect(reply?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: t('storefront:missing.title') })).toBeVisible();
});
