import { expect, type Locator } from '@playwright/test';
import { test } from '../fixtures/journey.ts';

test('a visitor sees the words of a slide at its right on a wide page, and at its foot on a phone', async ({
  page,
  at,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(at('suisse'));
  const slide = page.getByRole('tabpanel').filter({ visible: true }).first();
  const button = slide.getByRole('link').or(slide.getByRole('button'));
  await expect(button).toBeVisible();
  // Slides change places by themselves: for a moment none may be where the last one was measured.
  const placeOf = async (words: Locator) => {
    const [outer, inner] = [await slide.boundingBox(), await words.boundingBox()];
    return outer && inner
      ? { left: (inner.x - outer.x) / outer.width, foot: (inner.y + inner.height - outer.y) / outer.height }
      : { left: Number.NaN, foot: Number.NaN };
  };
  const heading = slide.getByRole('heading');
  await expect.poll(async () => (await placeOf(heading)).left).toBeGreaterThan(0.4);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => (await placeOf(heading)).left).toBeLessThan(0.2);
  await expect.poll(async () => (await placeOf(button)).foot).toBeGreaterThan(0.75);
});

test('a visitor who types into the search sees the slides give way, and come back', async ({ page, at }) => {
  await page.goto(at('suisse'));
  const hero = page.locator('[part~=hero]');
  const height = async () => (await hero.boundingBox())?.height ?? 0;
  await expect.poll(height).toBeGreaterThan(300);
  const field = page.getByRole('textbox', { name: 'Rechercher une boutique', exact: true });
  await field.fill('lausanne');
  await expect.poll(height).toBe(100);
  await expect(page.locator('[data-found] [data-shop]').first()).toContainText('Lausanne');
  await field.fill('');
  await expect.poll(height).toBeGreaterThan(300);
});
