import type { Browser, Page } from '@playwright/test';

/** Products of the two companies that are measured. */
export const SIZES = { small: 50, big: 5000 } as const;
export type Size = keyof typeof SIZES;

export const CATEGORIES = 40;

export const nicknameOf = (products: number) => `boutique${products}`;
export const originOf = (size: Size, port: number) => `http://${nicknameOf(SIZES[size])}.localhost:${port}`;

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

const SLOW_DOWN = 4;
/** Until what a page loads once it is painted is there. */
const READY_MS = 2000;

/** The list of the many products on the site of their company, ready for a visitor with a processor four times slower. */
export async function openSlowly(browser: Browser, port: number, width: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: 900 }, locale: 'fr-FR' });
  await page.addInitScript(() => {
    addEventListener('vitrine-ready', () => (document.documentElement.dataset['ready'] = ''));
  });
  await page.goto(`${originOf('big', port)}/boutique`);
  // What a server has rendered becomes the page's own once it is touched, or after a while.
  await page.mouse.move(5, 5);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.locator('[part=products] [data-product]').first().waitFor();
  await page.waitForTimeout(READY_MS);
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  return page;
}
