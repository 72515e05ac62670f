import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

const CHROMIUM = {
  usual: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/snap/bin/chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  ],
  fetched: /^chromium-\d+$/,
  inside: [
    'chrome-linux/chrome',
    'chrome-linux64/chrome',
    'chrome-win/chrome.exe',
    'chrome-win64/chrome.exe',
    'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
    'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
    'chrome-mac-x64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  ],
};

export const HEADLESS_SHELL = {
  usual: ['/usr/bin/chromium-headless-shell'],
  fetched: /^chromium_headless_shell-\d+$/,
  inside: [
    'chrome-linux/headless_shell',
    'chrome-headless-shell-linux64/chrome-headless-shell',
    'chrome-headless-shell-win64/chrome-headless-shell.exe',
    'chrome-headless-shell-mac-arm64/chrome-headless-shell',
    'chrome-headless-shell-mac-x64/chrome-headless-shell',
  ],
};

/** The path of a Chromium with its windows on this machine, or undefined. */
export const findChromium = () => find(CHROMIUM);

/** The path of Chromium's headless shell on this machine, or undefined. */
export const findHeadlessShell = () => find(HEADLESS_SHELL);

const find = (browser) => browser.usual.find((path) => existsSync(path)) ?? newestFetched(browser, caches());

/** The newest of the programs that Playwright has fetched into folders `name-revision` of its caches, or undefined. */
export function newestFetched({ fetched, inside }, folders) {
  const revision = (name) => Number(name.slice(name.lastIndexOf('-') + 1));
  for (const folder of folders) {
    const newest = readdirSync(folder)
      .filter((name) => fetched.test(name))
      .sort((one, other) => revision(other) - revision(one));
    for (const name of newest) {
      const program = inside.map((path) => join(folder, name, path)).find((path) => existsSync(path));
      if (program) return program;
    }
  }
  return undefined;
}

const caches = () =>
  [
    process.env.PLAYWRIGHT_BROWSERS_PATH,
    join(homedir(), '.cache/ms-playwright'),
    join(homedir(), 'Library/Caches/ms-playwright'),
    process.env.LOCALAPPDATA && join(process.env.LOCALAPPDATA, 'ms-playwright'),
  ].filter((folder) => folder && existsSync(folder));
