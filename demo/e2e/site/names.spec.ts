import { expect } from '@playwright/test';
import { brokenNames } from '../fixtures/broken-names.ts';
import { test, type DemoHost } from '../fixtures/journey.ts';
import { Visitor } from '../fixtures/visitor.ts';

const PAGES: readonly (readonly [host: DemoHost, path: string])[] = [
  ['maison', '/'],
  ['maison', '/de'],
  ['maison', '/en/services'],
  ['suisse', '/de'],
];

for (const width of [320, 390, 1024]) {
  test(`no name in a heading ends its line after the first word where the second one fits, at ${width} pixels`, async ({
    page,
    at,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const [host, path] of PAGES) {
      await page.goto(at(host, path), { waitUntil: 'networkidle' });
      await expect(page.locator('[part~=heading]').nth(4)).toBeAttached();
      expect.soft(await brokenNames(page, '[part~=heading]'), `${host}${path}`).toEqual([]);
    }
  });
}

test('whoever has no preference says so on one line beside the times', async ({ page, at }) => {
  const visitor = new Visitor(page);
  await page.goto(at('maison', '/paris-marais/services/massages/massage-suedois'));
  await visitor.bookButton('Massage suédois').click();
  await expect(visitor.heading('reservation:time.title')).toBeVisible();
  const label = page.locator('label').filter({ has: visitor.practitioner('Sans préférence') });
  for (const width of [1024, 1280, 1600]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(label).toBeVisible();
    const lines = await label.evaluate((element) => {
      const texts = document.createRange();
      texts.selectNodeContents(element.querySelector('span span') ?? element);
      return new Set([...texts.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    expect.soft(lines, `at ${width} pixels`).toBe(1);
  }
});
