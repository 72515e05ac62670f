import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { elementFeatures, tagOf } from '../../build/features.ts';
import { features } from '#registry';
import { computedStyles } from '../fixtures/computed-styles.ts';
import { test } from '../fixtures/journey.ts';
import { bookMassage, openHostPage } from './host-page.ts';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

/** Sheets of salons' pages, by what they are. */
const SHEETS: Readonly<Record<string, string>> = {
  'unsets everything': read('demo/hosts/sheets/unset.css'),
  'is Bootstrap 5': read('node_modules/bootstrap/dist/css/bootstrap.min.css'),
  'is of a block theme': read('demo/hosts/sheets/block-theme.css'),
  'is of a shop’s theme, with a root font of 62.5 %': read('demo/hosts/sheets/shop-theme.css'),
};

const tags = elementFeatures(features).map(tagOf);

/** The element where such a theme has its content, as wide with the sheet as without it. */
const inTheme = (tag: string, attributes = '') =>
  `<main class="entry-content is-layout-flow page-width container"><h1>Institut</h1>
    <${tag} ${attributes} style="display:block!important;width:640px!important;max-width:none!important">
      <p>Téléphonez-nous au 01 99 00 42 00</p></${tag}></main>`;

/** Its first screen, once there is more of it than what holds its space. */
async function firstScreen(page: Page, tag: string) {
  const element = page.locator(tag);
  await expect(element.locator('[lang] :is(h1, h2, h3, button, a):visible').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  return element;
}

for (const [name, css] of Object.entries(SHEETS)) {
  const head = `<style id="theme">${css}</style>`;

  for (const tag of tags) {
    test(`<${tag}> looks the same in a page whose sheet ${name}`, async ({ page, at }) => {
      await openHostPage(page, at, { head, body: inTheme(tag) });
      const element = await firstScreen(page, tag);
      const themed = await element.evaluate(computedStyles);
      expect(themed.length).toBeGreaterThan(0);
      await page.evaluate(() => document.querySelector('#theme')?.remove());
      expect(await element.evaluate(computedStyles)).toEqual(themed);
    });
  }

  test(`a visitor books in a page whose sheet ${name}`, async ({ page, at, email }) => {
    await openHostPage(page, at, { head, body: inTheme('vitrine-booking', 'shop="paris-marais"') });
    await bookMassage(page, email);
  });
}
