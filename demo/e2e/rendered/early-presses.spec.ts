import { expect, type Page } from '@playwright/test';
import { Entrance } from '../account/entrance.ts';
import { test } from '../fixtures/journey.ts';

const SERVICE = '/services/massages/massage-suedois';

/** Holds the code back until it is let go. */
async function holdCode(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/embed/vitrine.js', async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

test('an address that is typed and sent on the page of the login before the code is there is answered once it is', async ({
  page,
  at,
  email,
}) => {
  const letGo = await holdCode(page);
  await page.goto(at('maison', '/auth/login?from=/contact'), { waitUntil: 'commit' });
  const visitor = new Entrance(page);
  await visitor.address().fill(email);
  const before = await visitor.address().boundingBox();
  await visitor.button('sign-in:address.submit').click();
  await expect(visitor.code()).toHaveCount(0);
  expect(await visitor.address().boundingBox()).toEqual(before);
  letGo();
  await expect(visitor.code()).toBeFocused();
  await expect(page.getByText(email)).toBeVisible();
});

test('what is pressed and typed before the code is there is answered once it is', async ({ page, at }) => {
  const letGo = await holdCode(page);
  await page.goto(at('maison', '/'), { waitUntil: 'commit' });
  const search = page.getByRole('textbox', { name: 'Rechercher une boutique' });
  await search.fill('Annecy');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  letGo();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(search).toHaveValue('Annecy');
  await expect(page.getByRole('main').getByText('Maison Orée Vieille Ville').first()).toBeVisible();
  await expect(page.getByRole('main').getByText('Maison Orée Marais')).toHaveCount(0);
});

test('of presses that came before the code each is answered, in order, and once', async ({ page, at }) => {
  const letGo = await holdCode(page);
  await page.goto(at('maison', SERVICE), { waitUntil: 'commit' });
  const book = page
    .getByRole('main')
    .getByRole('button', { name: /^Réserver/ })
    .first();
  await book.click();
  await book.click();
  await page.getByRole('button', { name: 'Se connecter' }).click();
  letGo();
  await expect(page).toHaveURL(/page=reserved/);
  await expect(page.getByRole('dialog').getByRole('textbox', { name: /e-mail/i })).toBeVisible();
  // Back closes what lies over the page before it leaves it.
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(at('maison', SERVICE));
});
