import { expect } from '@playwright/test';
import { axeViolations } from '../fixtures/looks/axe.ts';
import { test } from '../fixtures/journey.ts';

const WIDTHS = [375, 1280] as const;
const PATHS = ['/boutique?category=corps&stock=1', '/boutique/article/huile-amande-douce'] as const;

for (const width of WIDTHS) {
  for (const path of PATHS) {
    test(`${path} at ${width} has no fault that axe finds, light and dark, and nothing wider than the page`, async ({
      page,
      at,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(at('maison', path));
      await expect(page.locator('[part=product], [part=products]').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      const filters = page.getByRole('button', { name: 'Filtrer', exact: true });
      if (await filters.isVisible()) await filters.click();
      expect(await axeViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
      // What has changed its colour slowly has done so.
      await page.waitForTimeout(500);
      expect(await axeViolations(page, { coloursOnly: true })).toEqual([]);
    });
  }
}
