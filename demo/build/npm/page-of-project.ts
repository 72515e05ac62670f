import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { chromium, type Page } from '@playwright/test';

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.woff2': 'font/woff2' };

/**
 * Opens a page that loads a folder's `entry.js`; every other origin refuses. `asked` grows by what is asked of those: the company,
 * and the address. Throws what the page did not catch.
 */
export async function withPage(
  folder: string,
  act: (page: Page, asked: readonly string[]) => Promise<void>,
): Promise<void> {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const executablePath = process.env['CHROMIUM'];
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args });
  try {
    const page = await browser.newPage();
    const asked: string[] = [];
    const uncaught: Error[] = [];
    page.on('pageerror', (error) => uncaught.push(error));
    await page.route('**', async (route) => {
      const url = new URL(route.request().url());
      if (url.hostname !== 'project.test') {
        asked.push(`${await route.request().headerValue('company')} ${url.href}`);
        await route.fulfill({ status: 404, headers: { 'access-control-allow-origin': '*' } });
      } else if (url.pathname === '/') {
        const body = '<!doctype html><html lang="fr"><script type="module" src="/entry.js"></script></html>';
        await route.fulfill({ contentType: 'text/html', body });
      } else {
        const contentType = TYPES[extname(url.pathname)] ?? 'text/plain';
        await route.fulfill({ contentType, body: readFileSync(join(folder, url.pathname)) });
      }
    });
    await page.goto('https://project.test/');
    await act(page, asked);
    if (uncaught[0]) throw uncaught[0];
  } finally {
    await browser.close();
  }
}
