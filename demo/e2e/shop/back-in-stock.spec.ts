import { expect, type Page } from '@playwright/test';
import { BackOffice } from '../fixtures/back-office.ts';
import { pressOn } from '../fixtures/controls/keyboard.ts';
import { chooseProductShop } from '../fixtures/controls/product-shop.ts';
import { goReady } from '../fixtures/go-ready.ts';
import { test } from '../fixtures/journey.ts';
import { saying, textsIn } from '../fixtures/texts.ts';

const t = textsIn('fr');
const SHOP = 'Maison Orée Marais';
const [SLUG, OTHER] = ['gommage-sucre-abricot', 'lait-corps-figue'];

/** By keyboard alone, from where the shop is chosen to the sentence that says that it is noted. */
async function askForMail(page: Page, email: string): Promise<void> {
  await chooseProductShop(page, t, SHOP);
  await pressOn(page, page.getByRole('button', { name: t('eshop:whenBack'), exact: true }));
  const field = page.getByRole('main').getByRole('textbox', { name: t('back-in-stock:email'), exact: true });
  await expect(field).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('back-in-stock:error.required'))).toBeVisible();
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus').last()).toContainText(email);
}

const linkIn = async (mail: Page, name: string) =>
  (await mail.frameLocator('iframe').getByRole('link', { name, exact: true }).getAttribute('href')) ?? '';

test('a guest who finds a product sold out is told once it is back, and withdraws what else they asked for', async ({
  page,
  context,
  at,
  email,
  openMail,
  expectAccessible,
}) => {
  const office = await BackOffice.of(at('maison'), 'maison');
  for (const [slug, width] of [
    [SLUG, 375],
    [OTHER, 1280],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await office.writeStock(slug, SHOP, 0);
    await goReady(page, at('maison', `/boutique/article/${slug}`));
    await askForMail(page, email);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expectAccessible(page, { coloursOnly: true });
  }
  await office.writeStock(SLUG, SHOP, 4);
  const mail = await openMail(email);
  const [article, withdrawal] = [
    await linkIn(mail, t('mail:backInStock.see')),
    await linkIn(mail, t('mail:backInStock.withdraw')),
  ];
  await goReady(page, article);
  await expect(page).toHaveURL(new RegExp(`/boutique/article/${SLUG}$`));
  await expect(
    page.getByRole('main').getByRole('button', { name: t('eshop:add'), exact: true }),
  ).toBeVisible();

  await page.goto(withdrawal);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\?tab=withdraw$/);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('back-in-stock:withdraw.send'), exact: true }).click();
  await expect(dialog.getByText(t('back-in-stock:withdraw.done'))).toBeFocused();
  await dialog
    .getByRole('button', { name: t('common:close'), exact: true })
    .last()
    .click();
  await expect(page).toHaveURL(new RegExp(`/boutique/article/${SLUG}$`));
  await office.writeStock(OTHER, SHOP, 4);

  // Its link is of nothing any more; one that somebody has made up says so at once.
  await page.goto('about:blank');
  await page.goto(withdrawal);
  await dialog.getByRole('button', { name: t('back-in-stock:withdraw.send'), exact: true }).click();
  await expect(dialog.getByText(t('back-in-stock:withdraw.nothing'))).toBeFocused();
  await dialog.getByRole('link', { name: t('eshop:back'), exact: true }).click();
  await expect(page).toHaveURL(/\/boutique$/);
  const other = await context.newPage();
  await other.goto(withdrawal.replace(/#.*/, '#made-up'));
  await expect(other.getByRole('heading', { name: t('back-in-stock:withdraw.nothingTitle') })).toBeVisible();
});

test('where a product came back meanwhile, that is said in place of a mail', async ({ page, at, email }) => {
  const office = await BackOffice.of(at('maison'), 'maison');
  await office.writeStock(SLUG, SHOP, 0);
  await goReady(page, at('maison', `/boutique/article/${SLUG}`));
  await chooseProductShop(page, t, SHOP);
  await page.getByRole('button', { name: t('eshop:whenBack'), exact: true }).click();
  await office.writeStock(SLUG, SHOP, 7);
  await page
    .getByRole('textbox', { name: t('back-in-stock:email'), exact: true })
    .last()
    .fill(email);
  await page.getByRole('button', { name: t('back-in-stock:send'), exact: true }).click();
  await expect(page.getByRole('main').getByText(saying(t('back-in-stock:available')))).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('button', { name: t('eshop:add'), exact: true }),
  ).toBeVisible();
});
