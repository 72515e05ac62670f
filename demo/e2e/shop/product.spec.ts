import { expect, type Page } from '@playwright/test';
import { pressOn } from '../fixtures/controls/keyboard.ts';
import { chooseProductShop, pickProductShop } from '../fixtures/controls/product-shop.ts';
import { goReady } from '../fixtures/go-ready.ts';
import { test } from '../fixtures/journey.ts';
import { JOURNEY_LOCALES, saying, textsIn } from '../fixtures/texts.ts';

const t = textsIn('fr');
const MARAIS = 'Maison Orée Marais';
const add = (page: Page) => page.getByRole('main').getByRole('button', { name: t('eshop:add'), exact: true });

test('a visitor puts a product into the cart, changes how many, and finds them after a reload', async ({
  page,
  at,
}) => {
  await goReady(page, at('maison', '/boutique/article/sel-de-bain-romarin'));
  await expect(page).toHaveTitle(/^Sel de bain au romarin/);
  await add(page).click();
  await expect(page.getByText(t('eshop:shop.needed'))).toBeVisible();
  await page.keyboard.press('Escape');
  // As long as it lies over the page, nothing below it can be typed into.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('spinbutton').fill('3');
  await add(page).click();
  await pickProductShop(page, MARAIS);
  await expect(page.getByText('Ajouté au panier : 3 × Sel de bain au romarin').first()).toBeVisible();
  await expect(page).toHaveURL(/sel-de-bain-romarin$/);
  await page.getByRole('banner').getByRole('button', { name: 'Panier, 3 articles' }).click();
  const panel = page.getByRole('dialog');
  await expect(panel.getByText('48 €')).toHaveCount(2);
  await panel.getByRole('spinbutton').fill('5');
  await page.keyboard.press('Enter');
  await expect(panel.getByText('80 €')).toHaveCount(2);
  await panel.getByRole('button', { name: /^Un de moins/ }).click();
  await expect(panel.getByText('64 €')).toHaveCount(2);
  await page.goto(at('maison', '/panier'));
  await page.reload();
  await expect(page.getByRole('spinbutton')).toHaveValue('4');
  await page.getByRole('button', { name: /^Retirer Sel/ }).click();
  await expect(page.getByRole('heading', { name: t('cart:empty') })).toBeVisible();
});

test('the cart of another shop is refused with the choice said, and goes along where that is wanted', async ({
  page,
  at,
}) => {
  await goReady(page, at('maison', '/boutique/article/sel-de-bain-romarin'));
  await chooseProductShop(page, t, MARAIS);
  await add(page).click();
  await expect(page.getByRole('link', { name: t('eshop:toCart') })).toBeVisible();
  await chooseProductShop(page, t, 'Maison Orée Presqu’île');
  await add(page).click();
  const refusal = page.getByText(saying(t('eshop:otherShop.title')));
  await expect(refusal).toContainText(MARAIS);
  await page.getByRole('button', { name: /^Tout prendre à/ }).click();
  await expect(refusal).toHaveCount(0);
  await page.getByRole('banner').getByRole('button', { name: 'Panier, 2 articles' }).click();
  await expect(page.getByRole('dialog').getByText('Maison Orée Presqu’île').first()).toBeVisible();
});

test('the pictures are stepped through and enlarged, and Escape gives the focus back', async ({
  page,
  at,
}) => {
  await goReady(page, at('maison', '/boutique/article/huile-amande-douce'));
  await expect(page.getByText('Photo 1 sur 3')).toBeVisible();
  await page.getByRole('button', { name: t('common:next'), exact: true }).click();
  await expect(page.getByText('Photo 2 sur 3')).toBeVisible();
  const enlarge = page.getByRole('button', { name: t('eshop:gallery.enlarge') });
  await enlarge.click();
  const dialog = page.getByRole('dialog');
  const picture = dialog.locator('[part=picture]');
  const before = await picture.boundingBox();
  await dialog.getByRole('button', { name: t('eshop:gallery.zoom') }).click();
  await expect
    .poll(async () => (await picture.boundingBox())?.width ?? 0)
    .toBeGreaterThan((before?.width ?? 0) * 1.5);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(enlarge).toBeFocused();
});

/** By which what is made of figs is found. */
const WORDS = { fr: 'figue', de: 'feige', en: 'fig', es: 'higo', it: 'fico' } as const;

for (const locale of JOURNEY_LOCALES) {
  test(`a product is found, opened and put into the cart by keyboard alone, ${locale}`, async ({
    page,
    at,
  }) => {
    const say = textsIn(locale);
    await goReady(page, at('maison', locale === 'fr' ? '/boutique' : `/${locale}/boutique`));
    await pressOn(page, page.getByRole('searchbox', { name: say('eshop:search') }), 'Space');
    await page.keyboard.type(WORDS[locale]);
    const first = page.locator('[part=products] [data-product] a').first();
    await expect(page.locator('[data-product=serum-eclat]')).toHaveCount(0);
    await pressOn(page, first);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await pressOn(page, page.getByRole('spinbutton'), 'ArrowUp');
    const button = page.getByRole('main').getByRole('button', { name: say('eshop:add'), exact: true });
    await pressOn(page, button);
    await pressOn(page, page.getByRole('dialog').locator('[data-found] [data-shop] button').first());
    await expect(
      page
        .getByRole('main')
        .getByText(saying(say('eshop:added_other')))
        .first(),
    ).toBeVisible();
  });
}

test('on a phone the way on is seen as soon as a product is in the cart, and not under the bar below', async ({
  page,
  at,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await goReady(page, at('maison', '/boutique/article/sel-de-bain-romarin'));
  await chooseProductShop(page, t, MARAIS);
  // As low as a visitor may press it.
  await add(page).evaluate((button) => button.scrollIntoView({ block: 'end' }));
  await add(page).click();
  const way = page.getByRole('main').getByRole('link', { name: t('eshop:order'), exact: true });
  await expect(way).toBeInViewport({ ratio: 1 });
  const isBare = await way.evaluate((link) => {
    const { left, bottom, width } = link.getBoundingClientRect();
    const root = link.getRootNode();
    return root instanceof ShadowRoot && link.contains(root.elementFromPoint(left + width / 2, bottom - 3));
  });
  expect(isBare).toBe(true);
});
