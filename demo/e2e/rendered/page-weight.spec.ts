import { gzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { test } from '../fixtures/journey.ts';

/**
 * Compressed bytes (gzip 9) of all script that home asks for until it is at rest, nothing touched; some of it prepares the pages
 * that links of its content lead to. 140,000 are wanted.
 */
const MOST = 158_900;

test('a home page at rest has asked for little script', async ({ page, at }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const weighing: Promise<number>[] = [];
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.endsWith('.js')) return;
    weighing.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
  });
  await page.goto(at('maison', '/'));
  // The last of what comes by itself.
  await expect(page.getByRole('banner').getByRole('button', { name: /Actualités/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const bytes = (await Promise.all(weighing)).reduce((sum, each) => sum + each, 0);
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes).toBeLessThanOrEqual(MOST);
});
