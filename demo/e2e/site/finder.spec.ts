import { expect, type Page } from '@playwright/test';
import { realAnswer } from '../fixtures/back-end.ts';
import { test } from '../fixtures/journey.ts';

const found = (page: Page) => page.locator('[data-found] [data-shop]');
const field = (page: Page) => page.getByRole('textbox', { name: 'Rechercher une boutique', exact: true });

test.describe('with the position allowed', () => {
  test.use({ geolocation: { latitude: 46.2, longitude: 6.15 }, permissions: [] });

  test('a visitor finds the nearest salon, narrows the radius, and finds it again at the next visit', async ({
    page,
    context,
    at,
    expectAccessible,
  }) => {
    await page.goto(at('maison'));
    await expect(found(page)).toHaveCount(6);
    await context.grantPermissions(['geolocation'], { origin: at('maison').replace(/\/$/, '') });
    await page.getByRole('button', { name: 'Autour de moi', exact: true }).click();
    const slider = page.getByRole('slider', { name: 'Rayon', exact: true });
    await expect(slider).toHaveAttribute('aria-valuetext', /^100\skm$/);
    await expect(found(page).first()).toContainText(/Carouge.*\d\skm/);
    await expect(found(page).first().locator('[data-earliest]')).toContainText(
      /^Dès .+ \d{1,2}\sh(\s\d\d)?$/,
    );
    const before = await found(page).count();
    await slider.focus();
    await page.keyboard.press('Home');
    await expect(slider).toHaveAttribute('aria-valuetext', /^1\skm$/);
    expect(await found(page).count()).toBeLessThanOrEqual(before);
    await page.keyboard.press('End');
    await expect(slider).toHaveAttribute('aria-valuetext', /^250\skm$/);
    await expect(found(page)).toHaveCount(6);
    await expectAccessible(page);
    const name = await found(page).first().getByRole('heading').innerText();
    await found(page).first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    await page.goto(at('maison'));
    // Allowed before: the search begins around the visitor, and all shops are one press away.
    await page.getByRole('button', { name: 'Revenir à toutes les boutiques', exact: true }).click();
    const last = page.getByRole('region', { name: 'Votre dernière adresse', exact: true });
    await expect(last).toContainText(name);
    await last.getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  });
});

test('a visitor who refuses their position is told so, and searches by town', async ({
  page,
  at,
  expectAccessible,
}) => {
  await page.goto(at('maison'));
  await page.getByRole('button', { name: 'Autour de moi', exact: true }).click();
  await expect(page.getByText('La localisation est désactivée.')).toBeVisible();
  await field(page).fill('zurich');
  await expect(found(page).first()).toContainText('Zürich');
  await expect(page).toHaveURL(/\?q=zurich$/);
  // The next ones are beyond what anybody calls near.
  const further = page.getByRole('group').filter({ hasText: 'Autres adresses' });
  const shown = async () => (await found(page).count()) + (await further.locator('[data-shop]').count());
  await expect.poll(shown).toBe(6);
  await expectAccessible(page);
  await field(page).fill('nulle part ailleurs');
  await expect(
    page.getByRole('heading', { name: 'Aucune boutique pour « nulle part ailleurs »' }),
  ).toBeVisible();
  await expect(page.getByText('Voici toutes nos adresses.', { exact: true })).toBeVisible();
  await expect(found(page)).toHaveCount(6);
});

test('a visitor who reads German finds the salon next to Geneva as Genf', async ({ page, at }) => {
  await page.goto(at('maison', '/de?q=Genf'));
  await expect(found(page)).toHaveCount(1);
  await expect(found(page)).toContainText('Carouge');
  await page.getByRole('button', { name: 'Rund um Genf suchen', exact: true }).click();
  await expect(found(page).first()).toContainText(/Carouge.*\d\s?k?m/);
});

test('a visitor in a town without a salon is led to the nearest ones', async ({
  page,
  at,
  expectAccessible,
}) => {
  await page.goto(at('maison'));
  await field(page).fill('grenoble');
  await expect(page.getByText('Les plus proches, depuis Grenoble', { exact: true })).toBeVisible();
  await expect(found(page)).toHaveCount(6);
  await expect(found(page).first()).toContainText(/Annecy.*\d\skm|Lyon.*\d\skm/);
  await expectAccessible(page);
  await found(page).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/(annecy|lyon)-/);
});

test('a visitor opens the map of shops, and each pin leads to its shop', async ({
  page,
  at,
  expectAccessible,
}) => {
  const tiles: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/medias/map/')) tiles.push(request.url());
  });
  await page.goto(at('maison', '/?q=lyon'));
  await expect(found(page).first()).toContainText('Lyon');
  expect(tiles).toEqual([]);
  await page.getByRole('button', { name: 'Afficher la carte', exact: true }).click();
  const map = page.getByRole('region', { name: 'Carte des boutiques', exact: true });
  await expect.poll(() => tiles.length).toBeGreaterThan(0);
  const pin = map.getByRole('button', { name: /^1 Maison Orée/ }).first();
  await pin.focus();
  await page.keyboard.press('Enter');
  await expect(found(page).first().getByRole('link')).toBeFocused();
  await expectAccessible(page);
});

test('a visitor who wants little motion sees the pins of the map', async ({ page, at }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(at('maison', '/?q=lyon'));
  await page.getByRole('button', { name: 'Afficher la carte', exact: true }).click();
  await expect(page.locator('[data-map] [aria-label^="1 Maison Orée"]')).toBeVisible();
});

test('a visitor opens the map on a page with Trusted Types', async ({ page, at }) => {
  const address = at('maison', '/?q=lyon');
  await page.route(
    (url) => url.href === address,
    async (route) => {
      const response = await realAnswer(route);
      const policy = "require-trusted-types-for 'script'";
      await route.fulfill({
        response,
        headers: { ...response.headers(), 'content-security-policy': policy },
      });
    },
  );
  await page.goto(address);
  expect(await page.evaluate(() => 'trustedTypes' in globalThis)).toBe(true);
  await page.getByRole('button', { name: 'Afficher la carte', exact: true }).click();
  const map = page.getByRole('region', { name: 'Carte des boutiques', exact: true });
  await expect(map.getByRole('button', { name: /^1 Maison Orée/ }).first()).toBeVisible();
});

test('a visitor of a salon’s own page finds a shop, and chooses one for a service', async ({
  page,
  at,
  expectAccessible,
}) => {
  await page.goto(at('primary'));
  const finder = page.locator('vitrine-finder');
  await finder.scrollIntoViewIfNeeded();
  await expect(
    finder.getByRole('heading', { level: 3, name: 'Près de chez vous', exact: true }),
  ).toBeVisible();
  await finder.getByRole('textbox', { name: 'Rechercher une boutique', exact: true }).fill('carouge');
  await expect(finder.locator('[data-found] [data-shop]')).toHaveCount(1);
  await expectAccessible(page);
  const address = page.url();
  await page.evaluate((base) => {
    const button = document.createElement('vitrine-finder');
    button.id = 'asked';
    for (const [name, value] of Object.entries({
      display: 'button',
      service: 'massage-pierres-chaudes',
      base,
    })) {
      button.setAttribute(name, value);
    }
    document.querySelector('#venir')?.prepend(button);
  }, at('maison'));
  const asked = page.locator('#asked');
  await page.setViewportSize({ width: 390, height: 844 });
  await asked.getByRole('button', { name: 'Réserver', exact: true }).click();
  const dialog = asked.getByRole('dialog', { name: /^Réserver\s: / });
  await expect(dialog).toBeVisible();
  // It comes in with a movement.
  await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(1024);
  await expectAccessible(page);
  expect(page.url()).toBe(address);
  await dialog.locator('[data-found]').getByRole('link').first().click();
  await expect(page).toHaveURL(
    /^http:\/\/maison\.localhost:\d+\/[\w-]+\/services\/[\w-]+\/massage-pierres-chaudes\?page=reserved$/,
  );
});

test('a visitor who books from a slide chooses the shop first', async ({ page, at }) => {
  await page.goto(at('maison'));
  await page.getByRole('tab', { name: '2 sur 3', exact: true }).click();
  await page.getByRole('tabpanel', { name: '2 sur 3', exact: true }).getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: /^Réserver\s: / });
  await dialog.getByRole('textbox', { name: 'Rechercher une boutique', exact: true }).fill('75003');
  await dialog.getByRole('link', { name: /Maison Orée Marais/ }).click();
  await expect(page).toHaveURL(/\/paris-marais\/services\/massages\/massage-pierres-chaudes\?page=reserved$/);
});
