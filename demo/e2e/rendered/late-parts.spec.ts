import { expect } from '@playwright/test';
import { test } from '../fixtures/journey.ts';
import { Visitor } from '../fixtures/visitor.ts';

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
