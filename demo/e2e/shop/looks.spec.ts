import { expect } from '@playwright/test';
import { axeViolations } from '../fixtures/looks/axe.ts';
import { test } from '../fixtures/journey.ts';

const WIDTHS = [375, 1280] as const;
const PATHS = ['/boutique?category=corps&stock=1', '/boutique/article/huile-amande-douce'] as const;

for (const [turn, path] of PATHS.entries()) {
  test(`${path} has no fault that axe finds, on a phone and a desktop, one light and one dark, and nothing wider than the page`, async ({
    page,
    at,
  }) => {
    for (const [index, width] of WIDTHS.entries()) {
      const colorScheme = (turn + index) % 2 === 0 ? 'light' : 'dark';
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
      await page.goto(at('maison', path));
      await expect(page.locator('[part=product], [part=products]').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      const filters = page.getByRole('button', { name: 'Filtrer', exact: true });
      if (await filters.isVisible()) await filters.click();
      expect(await axeViolations(page), `at ${width}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}

test('the field of the search for products has no sign of the browser’s own, by which a press empties it', async ({
  page,
  at,
}) => {
  await page.goto(at('maison', '/boutique'));
  const field = page.getByRole('searchbox');
  await field.fill('huile');
  const box = await field.boundingBox();
  if (!box) throw new Error('The field is not shown.');
  for (let right = 6; right < 48; right += 4)
    await page.mouse.click(box.x + box.width - right, box.y + box.height / 2);
  await expect(field).toHaveValue('huile');
});
