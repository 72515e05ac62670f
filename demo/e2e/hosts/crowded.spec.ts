import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { openHostPage, reserveMassage } from './host-page.ts';
import { test, type Journey } from '../fixtures/journey.ts';
import { Visitor } from '../fixtures/visitor.ts';

const root = join(import.meta.dirname, '../../..');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };

/** What the product warns of on a page. */
function warningsOf(page: Page): string[] {
  const told: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning' && message.text().includes('[vitrine]')) told.push(message.text());
  });
  return told;
}

test('two companies on one page have each their own cart, language and colours', async ({ page, at }) => {
  await openHostPage(page, at, {
    body: `<main><vitrine-booking shop="paris-marais"></vitrine-booking><vitrine-cart></vitrine-cart></main>
      <aside><vitrine-booking company="cmp_atelier"></vitrine-booking><vitrine-cart company="cmp_atelier"></vitrine-cart></aside>`,
  });
  const [maison, atelier] = [page.locator('main'), page.locator('aside')];
  const cart = (place: typeof maison) => place.locator('vitrine-cart').getByRole('button').first();
  await expect(cart(atelier)).toHaveAccessibleName(/Panier/);
  await maison.locator('vitrine-booking').getByText('Massages', { exact: true }).first().click();
  await new Visitor(page).bookButton('Massage suédois').click();
  await expect(cart(maison)).toHaveAccessibleName(/1/);
  await expect(cart(atelier)).not.toHaveAccessibleName(/1/);
  await expect(atelier.locator('vitrine-booking').getByText('Massages', { exact: true })).toHaveCount(0);
  const accent = (place: typeof maison) =>
    place
      .locator('vitrine-booking .vitrine')
      .evaluate((element) => getComputedStyle(element).getPropertyValue('--v-accent'));
  expect(await accent(maison)).not.toBe(await accent(atelier));
  // Nor does one find what the other has left in the browser.
  await page.reload();
  await expect(cart(maison)).toHaveAccessibleName(/1/);
  await expect(cart(atelier)).toHaveAccessibleName(/Panier/);
  await expect(cart(atelier)).not.toHaveAccessibleName(/1/);
});

/** A page with the script and, after it, another. */
async function openWithSecond(page: Page, at: Journey['at'], second: string): Promise<void> {
  await openHostPage(page, at, {
    head: '',
    body: `<vitrine-cart></vitrine-cart><script type="module" src="${second}" data-company="cmp_atelier"></script>`,
  });
  await expect(page.locator('vitrine-cart').getByRole('button').first()).toHaveAccessibleName(/Panier/);
}

test('a second copy of the script does nothing, and says so once', async ({ page, at }) => {
  const warnings = warningsOf(page);
  await openWithSecond(page, at, `${new URL(at('')).origin}/embed/vitrine.js?second`);
  await expect.poll(() => warnings).toHaveLength(1);
  expect(warnings[0]).toContain(`stays out: ${version}`);
  await page.evaluate(() => document.body.append(document.createElement('vitrine-booking')));
  await expect(page.locator('vitrine-booking').getByText('Massages', { exact: true }).first()).toBeVisible();
  expect(warnings).toHaveLength(1);
});

test('another version of the script leaves the first one’s elements alone, and names both', async ({
  page,
  at,
}) => {
  const warnings = warningsOf(page);
  const other = `${new URL(at('')).origin}/other/vitrine.js`;
  const loaded: string[] = [];
  const code = readFileSync(join(root, 'dist/vitrine.js'), 'utf8').replaceAll(version, '9.9.9');
  await page.context().route('**/other/**', (route) => {
    loaded.push(route.request().url());
    return route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: code,
    });
  });
  await openWithSecond(page, at, other);
  await expect.poll(() => warnings).toHaveLength(1);
  expect(warnings[0]).toContain('9.9.9 stays out');
  expect(warnings[0]).toContain(version);
  expect(loaded).toEqual([other]);
  const shown = await page.evaluate(() => Reflect.get(customElements.get('vitrine-cart') ?? {}, 'version'));
  expect(shown).toBe(version);
});

/** Words by which lists of blockers know an address, and names by which they know a box. */
const BLOCKED =
  /[/._-](ads?|adserver|adverts?|banners?|analytics|tracking|tracker|sponsors?|popups?|promo)[/._?-]/i;
const HIDDEN = ['ad', 'ads', 'advert', 'banner', 'sponsor', 'promo', 'popup', 'cookie', 'newsletter'].flatMap(
  (word) => [
    `[class~="${word}" i]`,
    `[class*="${word}-" i]`,
    `[class*="-${word}" i]`,
    `[id*="${word}" i]`,
    `[part~="${word}" i]`,
  ],
);

test('a visitor books beside a blocker of advertisements', async ({ page, at, email, faults }) => {
  faults.expects(/ERR_BLOCKED_BY_CLIENT|ERR_FAILED|Failed to fetch/);
  await page.context().route(
    (url) => BLOCKED.test(url.pathname),
    (route) => route.abort('blockedbyclient'),
  );
  await page.addInitScript(
    (css) => {
      // As the sheet of an extension, which reaches into shadow roots as well.
      const attach = Element.prototype.attachShadow;
      Element.prototype.attachShadow = function (init) {
        const shadow = attach.call(this, init);
        shadow.append(Object.assign(document.createElement('style'), { textContent: css }));
        return shadow;
      };
    },
    `${HIDDEN.join(',')}{display:none!important}`,
  );
  await openHostPage(page, at, { body: '<vitrine-booking shop="paris-marais"></vitrine-booking>' });
  const visitor = new Visitor(page);
  await reserveMassage(page);
  await visitor.chooseTime();
  await visitor.bookAsGuest(email);
  const hidden = await page
    .locator('vitrine-booking')
    .evaluate(
      (element, selector) =>
        [...(element.shadowRoot?.querySelectorAll(selector) ?? [])].map((one) => one.outerHTML.slice(0, 120)),
      HIDDEN.join(','),
    );
  expect(hidden).toEqual([]);
});
