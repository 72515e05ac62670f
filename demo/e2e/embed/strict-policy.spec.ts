import { globSync, readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { features } from '#registry';
import { elementFeatures, tagOf } from '../../build/features.ts';
import { openHostPage, reserveMassage } from '../hosts/host-page.ts';
import { test } from '../fixtures/journey.ts';
import { Visitor } from '../fixtures/visitor.ts';

/** The policy that the documentation gives to copy. */
const DOCUMENTED = /```text\n(default-src[^`]+)```/.exec(readFileSync('docs/embed.md', 'utf8'))?.[1] ?? '';

const TAGS = elementFeatures(features).map(tagOf);

/** What an element shows at first, and what a visitor then opens that loads more. */
const STEPS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'vitrine-booking': async (page) => {
    const visitor = new Visitor(page);
    await reserveMassage(page);
    await visitor.chooseTime();
    await expect(visitor.heading('reservation:details.title')).toBeVisible();
  },
  'vitrine-cart': async (page) => {
    await page.evaluate(() => {
      const booking = document.body.appendChild(document.createElement('vitrine-booking'));
      booking.setAttribute('shop', 'paris-marais');
    });
    await reserveMassage(page);
    await page.locator('vitrine-cart').getByRole('button').first().click();
    await expect(page.locator('vitrine-cart').getByRole('dialog')).toBeVisible();
  },
  'vitrine-finder': async (page) => {
    await page.getByRole('button', { name: 'Afficher la carte', exact: true }).click();
    const map = page.getByRole('region', { name: 'Carte des boutiques', exact: true });
    await expect(map.getByRole('button', { name: /Maison Orée/ }).first()).toBeVisible();
    // A zoom before the tiles are there ends their loading.
    for (let turn = 0; turn < 3; turn += 1)
      await page.getByRole('button', { name: 'Agrandir la carte' }).click();
  },
  'vitrine-storefront': async (page) => {
    await page.getByRole('link', { name: 'Mentions légales' }).first().click();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  },
};

for (const tag of TAGS) {
  test(`a page under the documented policy shows ${tag}, and nothing is refused`, async ({ page, at }) => {
    const { origin } = new URL(at(''));
    const policy = DOCUMENTED.replaceAll('https://booking.example', origin)
      .replaceAll('NONCE', 'n0nce')
      .replaceAll('\n', ' ');
    expect(policy).toContain("script-src 'nonce-n0nce'");
    await page.addInitScript(() => {
      const told: string[] = [];
      Object.assign(globalThis, { told });
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
        told.push(`${violatedDirective} ${blockedURI} ${sample}`),
      );
      addEventListener('vitrine-ready', () => told.push('ready'));
    });
    await openHostPage(page, at, {
      body: `<${tag} base="/of-the-salon" shop="paris-marais"></${tag}>`,
      policy,
      script: 'nonce="n0nce"',
    });
    await expect
      .poll(() => page.evaluate(() => Reflect.get(globalThis, 'told') as string[]))
      .toContain('ready');
    await STEPS[tag]?.(page);
    // What was asked for last is loaded or refused by then.
    await page.waitForTimeout(500);
    const told = await page.evaluate(() => Reflect.get(globalThis, 'told') as string[]);
    expect(told.filter((line) => line !== 'ready')).toEqual([]);
  });
}

test('no file of the bundle makes code of text', () => {
  const files = globSync('dist/**/*.js');
  expect(files.length).toBeGreaterThan(20);
  const made = files.filter((file) =>
    /\beval\(|\bnew Function\(|[^.\w]Function\(['"`]/.test(readFileSync(file, 'utf8')),
  );
  expect(made).toEqual([]);
});
