import { expect, type Page } from '@playwright/test';
import { inEveryRendering } from '../fixtures/looks/in-every-rendering.ts';
import { test } from '../fixtures/journey.ts';
import { JOURNEY_LOCALES } from '../fixtures/texts.ts';
import { RESERVATION, Visitor } from '../fixtures/visitor.ts';

const found = (page: Page) => page.locator('[data-found] [data-shop]');

test('a visitor in a town without a shop chooses the nearest on the map, and finds the town again by Back', async ({
  page,
  at,
  expectAccessible,
}) => {
  const visitor = new Visitor(page);
  await page.goto(at('maison', RESERVATION));
  await expect(visitor.heading('booking:shop.title')).toBeFocused();
  await expect(found(page).first().locator('[data-earliest]')).toContainText(/^Dès .+ \d{1,2}\sh(\s\d\d)?$/);
  await visitor.shopSearch().fill('Grenoble');
  await expect(page.getByText('Les plus proches, depuis Grenoble', { exact: true })).toBeVisible();
  await expect(found(page).first()).toContainText(/Annecy.*\d\skm|Lyon.*\d\skm/);
  const name = await found(page).first().getByRole('heading').innerText();

  await page.getByRole('button', { name: 'Afficher la carte', exact: true }).click();
  const map = page.getByRole('region', { name: 'Carte des boutiques', exact: true });
  // The pins are drawn anew until the map has come to rest.
  await expect(async () => {
    await map.getByRole('button', { name: new RegExp(`^1 ${name}`) }).focus();
    await page.keyboard.press('Enter');
    await expect(found(page).first().getByRole('button')).toBeFocused({ timeout: 1000 });
  }).toPass();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(visitor.heading('reservation:time.title')).toBeVisible();

  await page.goBack();
  await expect(visitor.shopSearch()).toHaveValue('Grenoble');
  await page.reload();
  await expect(visitor.shopSearch()).toHaveValue('Grenoble');
  // The shop that is chosen is marked.
  await expect(found(page).first()).toContainText('Boutique choisie');
  await page.getByRole('button', { name: 'Chercher autour de Grenoble', exact: true }).click();
  await page.getByRole('slider', { name: 'Rayon', exact: true }).focus();
  await page.keyboard.press('End');
  await expect(page.getByRole('slider', { name: 'Rayon', exact: true })).toHaveAttribute(
    'aria-valuetext',
    /^250\skm$/,
  );
  await inEveryRendering(page, expectAccessible);
});

test('nothing moves as the shops of a reservation come, on a phone and a desktop', async ({ page, at }) => {
  await page.addInitScript(() => {
    Object.assign(globalThis, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) {
          Object.assign(globalThis, {
            moved: Number(Reflect.get(globalThis, 'moved')) + Number(entry.value),
          });
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const size of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size);
    await page.goto(at('maison', RESERVATION));
    await expect(found(page).first().locator('[data-earliest]')).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => Number(Reflect.get(globalThis, 'moved')))).toBeLessThanOrEqual(0.02);
  }
});

const GENEVA = { fr: 'Genève', de: 'Genf', en: 'Geneva', es: 'Ginebra', it: 'Ginevra' };

for (const locale of JOURNEY_LOCALES) {
  test(`a visitor finds the shop next to Geneva by its name in their language, in ${locale}`, async ({
    page,
    at,
  }) => {
    const visitor = new Visitor(page, locale);
    await page.goto(at('maison', `${locale === 'fr' ? '' : `/${locale}`}${RESERVATION}`));
    await visitor.shopSearch().fill(GENEVA[locale]);
    await expect(found(page)).toHaveCount(1);
    await expect(found(page)).toContainText('Carouge');
    await found(page).getByRole('button').click();
    await expect(visitor.heading('reservation:time.title')).toBeVisible();
  });
}
