import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { elementFeatures, tagOf } from '../../build/features.ts';
import { features } from '#registry';
import { computedStyles } from '../fixtures/looks/computed-styles.ts';
import { test } from '../fixtures/journey.ts';
import { watchRest } from '../fixtures/movement.ts';
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

/** The element as wide with the sheet as without it. */
const ofFixedWidth = (tag: string, attributes = '') =>
  `<${tag} ${attributes} style="display:block!important;width:640px!important;max-width:none!important">
    <p>Téléphonez-nous au 01 99 00 42 00</p></${tag}>`;

/** Elements where such a theme has its content. */
const inTheme = (...content: readonly string[]) =>
  `<main class="entry-content is-layout-flow page-width container"><h1>Institut</h1>${content.join('')}</main>`;

for (const [name, css] of Object.entries(SHEETS)) {
  const head = `<style id="theme">${css}</style>`;

  test(`every element looks the same in a page whose sheet ${name}`, async ({ page, at }) => {
    const rest = watchRest(page);
    await openHostPage(page, at, { head, body: inTheme(...tags.map((tag) => ofFixedWidth(tag))) });
    // Its first screen, once there is more of it than what holds its space.
    for (const tag of tags) {
      const first = page.locator(tag).locator('[lang] :is(h1, h2, h3, button, a):visible').first();
      await expect(first, tag).toBeVisible();
    }
    await rest.comes();
    await page.evaluate(() => document.fonts.ready);
    const stylesOf = (tag: string) => page.locator(tag).evaluate(computedStyles);
    const themed = await Promise.all(tags.map(stylesOf));
    await page.evaluate(() => document.querySelector('#theme')?.remove());
    for (const [index, tag] of tags.entries()) {
      expect(themed[index]?.length, tag).toBeGreaterThan(0);
      expect.soft(await stylesOf(tag), tag).toEqual(themed[index]);
    }
  });
}

/** Each is heard beside those that it does not outdo. */
const TOGETHER = [
  ['unsets everything', 'is of a shop’s theme, with a root font of 62.5 %'],
  ['is Bootstrap 5', 'is of a block theme'],
] as const;

for (const names of TOGETHER) {
  test(`a visitor books in a page with a sheet that ${names.join(' and one that ')}`, async ({
    page,
    at,
    email,
  }) => {
    await openHostPage(page, at, {
      head: names.map((name) => `<style>${SHEETS[name]}</style>`).join(''),
      body: inTheme(ofFixedWidth('vitrine-booking', 'shop="paris-marais"')),
    });
    await bookMassage(page, email);
  });
}
