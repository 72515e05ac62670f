import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { installedFromDebian } from './debian.mjs';
import { Failure } from './failure.mjs';
import { inRoot } from './paths.mjs';
import { run } from './processes.mjs';
import { step } from './steps.mjs';

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

const caches = () =>
  [
    process.env.PLAYWRIGHT_BROWSERS_PATH,
    join(homedir(), '.cache/ms-playwright'),
    join(homedir(), 'Library/Caches/ms-playwright'),
    process.env.LOCALAPPDATA && join(process.env.LOCALAPPDATA, 'ms-playwright'),
  ].filter((folder) => folder && existsSync(folder));

const inCache = [
  'chrome-linux/chrome',
  'chrome-linux64/chrome',
  'chrome-win/chrome.exe',
  'chrome-win64/chrome.exe',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  'chrome-mac-x64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
];

function fromPlaywright() {
  for (const cache of caches()) {
    const newest = readdirSync(cache)
      .filter((name) => /^chromium-\d+$/.test(name))
      .sort((one, other) => Number(other.slice(9)) - Number(one.slice(9)));
    for (const name of newest) {
      const program = inCache.map((path) => join(cache, name, path)).find((path) => existsSync(path));
      if (program) return program;
    }
  }
  return undefined;
}

/** The path of a Chromium on this machine, or undefined. */
function findChromium() {
  const asked = process.env.CHROMIUM;
  if (asked && !existsSync(asked)) throw new Failure(`CHROMIUM says ${asked}, and no program is there.`);
  return asked || usual.find((path) => existsSync(path)) || fromPlaywright();
}

/** The path of a Chromium, fetched from Debian (as root) or by Playwright when the machine has none. */
export async function withChromium() {
  const found = findChromium();
  if (found) return found;
  const fetched = (await fromDebian()) ?? (await byPlaywright());
  if (fetched) return fetched;
  throw new Failure(
    'The tests need a Chromium and none could be fetched: install one and name it in CHROMIUM.',
  );
}

async function fromDebian() {
  const isThere = await installedFromDebian('Installing Chromium (Debian package)', [
    'chromium',
    'fonts-liberation',
  ]);
  return isThere ? findChromium() : undefined;
}

function byPlaywright() {
  const title = "Fetching Playwright's Chromium";
  return step(title, async () => {
    const { code, output } = await run(process.execPath, [
      inRoot('node_modules/@playwright/test/cli.js'),
      'install',
      'chromium',
    ]);
    if (code !== 0) throw new Failure(title, output);
    return findChromium();
  }).catch(() => undefined);
}
