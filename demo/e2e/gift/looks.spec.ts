import { expect } from '@playwright/test';
import { axeViolations } from '../fixtures/looks/axe.ts';
import { test } from '../fixtures/journey.ts';
import { Giver } from './giver.ts';

const WIDTHS = [375, 1280] as const;

for (const width of WIDTHS) {
  test(`each step of a voucher at ${width} has no fault that axe finds, light or dark by turns, and nothing wider than the page`, async ({
    page,
    at,
    email,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    // The steps are light and dark by turns, those of the other width the other way round.
    let turn = WIDTHS.indexOf(width);
    const look = async () => {
      const colorScheme = turn++ % 2 === 0 ? 'light' : 'dark';
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
      // What has changed its colour slowly has done so.
      await page.waitForTimeout(500);
      expect(await axeViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    };
    const giver = new Giver({ page, at });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await giver.open();
    await look();
    await giver.next().click();
    await look();
    await giver.next().click();
    await giver.next().click();
    await expect(giver.field('name')).toHaveAttribute('aria-invalid', 'true');
    await look();
    await giver.fillIn(email);
    await giver.next().click();
    await expect(giver.order()).toBeVisible();
    // Elsewhere the bar lies over what scrolls beneath it.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await look();
    await page.goto(at('maison', '/gift/check'));
    await page.waitForLoadState('networkidle');
    await look();
  });
}
