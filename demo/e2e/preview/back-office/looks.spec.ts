import { expect } from '@playwright/test';
import { test } from '../../fixtures/journey.ts';
import { Designer } from './designer.ts';

/** Below this width the settings and the preview stand behind two tabs. */
const NARROW = 992;

for (const [width, colorScheme] of [
  [1280, 'light'],
  [1280, 'dark'],
  [820, 'light'],
  [390, 'dark'],
  [390, 'light'],
] as const)
  test(`at ${width} pixels, ${colorScheme}, nothing is too wide and axe finds nothing`, async ({
    page,
    at,
    expectAccessible,
  }) => {
    test.slow();
    await Designer.during({ page, at }, async (designer) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      // Two frames of one site have each landmark twice: the page is looked at before they are there, then colours alone.
      await page.route('**/api/themes/preview', (route) => route.fulfill({ status: 403, json: {} }));
      const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await designer.arrive();
      await expectAccessible(page);
      await designer.enter();
      for (const summary of await page.locator('.sections > details > summary').all()) {
        const isOpen = await summary.evaluate(({ parentElement }) => parentElement?.hasAttribute('open'));
        if (!isOpen) await summary.click();
      }
      await expectAccessible(page);
      expect(await wide()).toBe(0);
      await page.unroute('**/api/themes/preview');
      if (width < NARROW) await designer.button('Preview').click();
      await expect(designer.site().locator('[part=header]').first()).toBeVisible();
      expect(await wide()).toBe(0);
      await expectAccessible(page, { coloursOnly: true });
    });
  });
