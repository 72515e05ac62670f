import { expect } from '@playwright/test';
import { test } from '../../fixtures/journey.ts';
import { Designer } from './designer.ts';

/** Below this width the settings and the preview stand behind two tabs. */
const NARROW = 992;

for (const [width, colorScheme, language] of [
  [1280, 'light', 'en'],
  [1280, 'dark', 'de'],
  [768, 'light', 'de'],
  [390, 'dark', 'de'],
  [390, 'light', 'fr'],
] as const)
  test(`at ${width} pixels, ${colorScheme}, in ${language}, nothing is too wide and axe finds nothing`, async ({
    page,
    at,
    expectAccessible,
  }) => {
    test.slow();
    await Designer.during({ page, at, language }, async (designer) => {
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
      if (width < NARROW) await designer.button(designer.t('editor.preview')).click();
      await expect(designer.site().locator('[part=header]').first()).toBeVisible();
      expect(await wide()).toBe(0);
      await expectAccessible(page, { coloursOnly: true });
    });
  });
