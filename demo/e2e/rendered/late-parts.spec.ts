import { expect } from '@playwright/test';
import { goReady } from '../fixtures/go-ready.ts';
import { test } from '../fixtures/journey.ts';
import { Visitor } from '../fixtures/visitor.ts';

declare global {
  /** How many rules each sheet had whose text was replaced. */
  var replacedSheets: number[];
}

test('the parts of a home page answer once a visitor comes to them, and a press that comes before that is kept', async ({
  page,
  at,
}) => {
  const visitor = new Visitor(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(at('maison', '/'));
  const more = page.getByRole('button', { name: /boutiques de plus/ });
  const shops = page.getByRole('main').getByRole('link', { name: /^Maison Orée/ });
  const before = await shops.count();
  // Of the markup alone: its code is asked for by the press.
  await more.evaluate((button: HTMLElement) => button.click());
  await expect.poll(() => shops.count()).toBeGreaterThan(before);

  const foot = page.getByRole('contentinfo');
  await foot.scrollIntoViewIfNeeded();
  await foot.getByRole('link', { name: 'Deutsch', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  const german = new Visitor(page, 'de');
  await german.button('free-times:find.search').click();
  await expect(page).toHaveURL(/\/de\/?\?.*when=any/);
  await expect(visitor.button('free-times:find.search')).toHaveCount(0);
});

test('rules that come with late code are put among those that are there, and none of these is read again', async ({
  page,
  at,
}) => {
  await page.addInitScript(() => {
    const replace = CSSStyleSheet.prototype.replaceSync;
    globalThis.replacedSheets = [];
    CSSStyleSheet.prototype.replaceSync = function (text) {
      globalThis.replacedSheets.push(this.cssRules.length);
      replace.call(this, text);
    };
  });
  const known = () =>
    page.evaluate(
      () =>
        document.querySelector('vitrine-storefront')?.shadowRoot?.adoptedStyleSheets[0]?.cssRules.length ?? 0,
    );
  await goReady(page, at('maison', '/'));
  const atFirst = await known();
  // What other pages need is loaded once the page has nothing else to do.
  await expect.poll(known).toBeGreaterThan(atFirst + 50);
  const replaced = await page.evaluate(() => globalThis.replacedSheets);
  expect(replaced.filter((rules) => rules > 100)).toEqual([]);
});

test('a page keeps the theme that the server has sent, with the company’s own CSS, and reads none of it anew', async ({
  page,
  at,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await goReady(page, at('atelier', '/'));
  const styles = page.locator('vitrine-storefront').evaluate(({ shadowRoot: root }) => ({
    isSent: root?.querySelector('style[data-server]') !== null,
    spaced: getComputedStyle(root?.querySelector('[part=heading]') ?? document.body).letterSpacing,
    scheme: getComputedStyle(root?.querySelector('.vitrine') ?? document.body).getPropertyValue('--v-scheme'),
  }));
  const { isSent, spaced, scheme } = await styles;
  expect(isSent).toBe(false);
  expect(Number.parseFloat(spaced)).toBeGreaterThan(0);
  expect(scheme).not.toBe('');
  expect(asked.filter((path) => path.includes('/custom-css'))).toEqual([]);
});

/** What the foot of a page is in a frame. */
interface Foot {
  readonly path: string;
  /** Where it leads within the site; null where there is none. */
  readonly services: string | null;
}

test('a foot that nobody has seen yet stays when the language changes, and leads to no page in the former one', async ({
  page,
  at,
}) => {
  const visitor = new Visitor(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await goReady(page, at('maison', '/services/massages'));
  await page.evaluate(() => {
    const feet = new Map<string, Foot>();
    Object.assign(globalThis, { feet });
    const look = () => {
      const foot = document.querySelector('vitrine-storefront')?.shadowRoot?.querySelector('footer');
      const link = foot?.querySelector('a[href$="/services"]');
      const shown = { path: location.pathname, services: link?.getAttribute('href') ?? null };
      feet.set(JSON.stringify(shown), shown);
      requestAnimationFrame(look);
    };
    look();
  });
  await visitor.button('storefront:menu.open').click();
  await page.getByRole('dialog').getByRole('link', { name: 'Deutsch', exact: true }).click();
  await expect(page.getByRole('main').getByRole('heading', { name: 'Massagen', level: 1 })).toBeVisible();
  const feet = await page.evaluate(() => [
    ...(Reflect.get(globalThis, 'feet') as Map<string, Foot>).values(),
  ]);
  expect(feet).toEqual([
    { path: '/services/massages', services: '/services' },
    { path: '/de/services/massages', services: '/de/services' },
  ]);
});
