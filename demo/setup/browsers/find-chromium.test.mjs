import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { HEADLESS_SHELL, newestFetched } from './find-chromium.mjs';
import { throwawayFolder } from '../throwaway-folder.ts';

function cacheOf(...paths) {
  const folder = throwawayFolder('browsers');
  for (const path of paths) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), '');
  }
  return folder;
}

const shell = (revision) => `chromium_headless_shell-${revision}/chrome-linux/headless_shell`;

test('the newest browser that was fetched whole is found, by its number and by its name', () => {
  const cache = cacheOf(
    shell(999),
    shell(1234),
    shell(1100),
    'chromium_headless_shell-1300/INSTALLATION_INCOMPLETE',
    'chromium-2000/chrome-linux/headless_shell',
  );
  expect(newestFetched(HEADLESS_SHELL, [cacheOf(), cache])).toBe(join(cache, shell(1234)));
});

test('where none was fetched, none is found', () => {
  expect(newestFetched(HEADLESS_SHELL, [])).toBeUndefined();
  expect(newestFetched(HEADLESS_SHELL, [cacheOf('chromium-2000/chrome-linux/chrome')])).toBeUndefined();
});
