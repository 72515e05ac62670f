import { cpSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect } from '@playwright/test';
import type { Manifest } from 'vite';
import { filesToPreload } from '../../build/output/element-code.ts';
import { throwawayFolder } from '../../setup/throwaway-folder.ts';
import { embedSnippet, integrityOf } from '../../release/cdn/integrity.ts';
import { openHostPage } from '../hosts/host-page.ts';
import { test } from '../fixtures/journey.ts';

const CDN = 'https://cdn.example/vitrine/0.1.0/';

/** The built bundle as `npm run release` lays it out. */
function released(): string {
  const folder = throwawayFolder('release');
  cpSync('dist', folder, { recursive: true, filter: (path) => basename(path) !== '.vite' });
  return folder;
}

/** Opens a page that loads a release with its integrity, where a byte of the file that `changes` names is another. */
function openReleased(
  page: Parameters<typeof openHostPage>[0],
  at: Parameters<typeof openHostPage>[1],
  changes?: RegExp,
) {
  const folder = released();
  const manifest: Manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'));
  const snippet = embedSnippet(CDN, integrityOf(folder), filesToPreload(manifest, 'booking')).replace(
    'https://booking.example',
    new URL(at('')).origin,
  );
  const served = page.route(`${CDN}**`, async (route) => {
    const path = route.request().url().slice(CDN.length);
    const body = readFileSync(join(folder, path));
    if (changes?.test(path)) body[body.length - 1] = 10;
    const contentType = path.endsWith('.js') ? 'text/javascript' : 'font/woff2';
    await route.fulfill({ contentType, headers: { 'access-control-allow-origin': '*' }, body });
  });
  return served.then(() =>
    // The server's markup is shown for as long as code may come: here all that is shown is the code's.
    openHostPage(page, at, {
      body: '<vitrine-booking render="client"></vitrine-booking>',
      head: snippet,
      script: null,
    }),
  );
}

const REFUSED = /valid digest in the 'integrity'/;

test('a page with integrity shows a released element, whose code it asks for with the script and once', async ({
  page,
  at,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openReleased(page, at);
  await expect(page.locator('vitrine-booking').getByText('Massages', { exact: true }).first()).toBeVisible();
  const code = asked.filter((address) =>
    /\/(early-screen|c\/(booking|shared|core|react)-\w+)\.js$/.test(address),
  );
  expect(code).toHaveLength(5);
  expect(new Set(code).size).toBe(5);
  expect(
    code.every((address) => asked.indexOf(address) < asked.findIndex((each) => each.includes('/api/'))),
  ).toBe(true);
});

for (const [what, file] of [
  ['the script', /^vitrine\.js$/],
  ['the code of an element', /^c\/booking-/],
  ['the texts', /^t-\w+\/fr-booking\.js$/],
] as const) {
  test(`a page with integrity refuses ${what} of a release that differs by a byte`, async ({
    page,
    at,
    faults,
  }) => {
    faults.expects(/integrity|Failed to load|Failed to fetch/);
    await openReleased(page, at, file);
    await expect.poll(() => faults.told.filter((text) => REFUSED.test(text))).not.toEqual([]);
    await expect(page.locator('vitrine-booking').getByText('Massages', { exact: true })).toHaveCount(0);
  });
}
