import { expect } from '@playwright/test';
import { test } from '../fixtures/journey.ts';

const THEME = '{"buttonsColor":"#2f6b46"}';

test('an element is chosen, tried and copied, and its address shows it again', async ({
  page,
  at,
  expectAccessible,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(at('', '/playground.html'));
  const preview = page.frameLocator('iframe');
  await page.getByLabel('Element').selectOption('vitrine-finder');
  await page.getByLabel('locale', { exact: true }).selectOption('it');
  await page.getByLabel('label', { exact: true }).fill('Le "nostre" sedi & altro');
  await page.getByLabel('theme', { exact: true }).fill(THEME);
  await expect(preview.getByRole('heading', { name: 'Le "nostre" sedi & altro' })).toBeVisible();
  await page.getByText('Style', { exact: true }).click();
  await page.getByLabel('--vitrine-accent', { exact: true }).fill('rgb(10, 20, 30)');
  await expect
    .poll(() =>
      preview
        .locator('vitrine-finder')
        .evaluate((element) => getComputedStyle(element).getPropertyValue('--vitrine-accent').trim()),
    )
    .toBe('rgb(10, 20, 30)');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Copy the code' }).click();
  await expect(page.getByText('Code copied')).toBeVisible();
  const written = await page.evaluate(async () => {
    // The portal's policy has no styles in markup.
    const markup = (await navigator.clipboard.readText()).replace(/<style>[^]*<\/style>/, '');
    const { body } = new DOMParser().parseFromString(markup, 'text/html');
    const element = body.querySelector('vitrine-finder');
    return Object.fromEntries([...(element?.attributes ?? [])].map(({ name, value }) => [name, value]));
  });
  expect(written).toEqual({
    company: 'cmp_maison',
    locale: 'it',
    label: 'Le "nostre" sedi & altro',
    theme: THEME,
  });

  const code = page.locator('pre code');
  for (const [language, object, text] of [
    ['React', `element.theme = ${THEME};`, 'label={"Le \\"nostre\\" sedi & altro"}'],
    ['Vue', ':theme.prop="{&quot;buttonsColor&quot;', 'label="Le &quot;nostre&quot; sedi &amp; altro"'],
    ['Svelte', `theme={${THEME}}`, 'label={"Le \\"nostre\\" sedi & altro"}'],
    ['WordPress', 'theme="{&quot;buttonsColor&quot;', '<!-- wp:html -->'],
  ] as const) {
    await page.getByRole('button', { name: language, exact: true }).click();
    await expect(code).toContainText(object);
    await expect(code).toContainText(text);
  }

  await page.reload();
  await expect(preview.getByRole('heading', { name: 'Le "nostre" sedi & altro' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'WordPress' })).toHaveAttribute('aria-pressed', 'true');
});

test('a whole site is tried in the playground on a phone, with what it tells the page', async ({
  page,
  at,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(at('', '/playground.html?element=vitrine-storefront&company=cmp_atelier'));
  const preview = page.frameLocator('iframe');
  await preview.getByRole('navigation').getByRole('link', { name: 'Prestations' }).first().click();
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByText('Events', { exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'vitrine-navigate' }).first()).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/playground.html');
});

test('what the company does not have, or the element does not take, is said at its field', async ({
  page,
  at,
  expectAccessible,
}) => {
  await page.goto(at('', '/playground.html?element=vitrine-booking&shop=nowhere'));
  const shop = page.getByLabel('shop', { exact: true });
  const theme = page.getByLabel('theme', { exact: true });
  await expect(shop).toHaveAccessibleDescription(/cmp_maison has no shop “nowhere”\./);
  await theme.fill('{"buttonsColor":');
  await expect(theme).toHaveAccessibleDescription(/expected valid JSON/);
  await expect(shop).toHaveAccessibleDescription(/nowhere/);
  await expect(shop).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await theme.fill('{"buttonsColor":"#2f6b46"}');
  await shop.fill('paris-marais');
  await expect(theme).not.toHaveAccessibleDescription(/expected/);
  await expect(shop).not.toHaveAccessibleDescription(/has no shop/);
});
