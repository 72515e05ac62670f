import { existsSync } from 'node:fs';
import { installedFromDebian } from './debian.mjs';
import { Failure } from '../failure.mjs';
import { findChromium, findHeadlessShell } from './find-chromium.mjs';
import { inRoot } from '../paths.mjs';
import { run } from '../processes.mjs';
import { step } from '../steps.mjs';

/** The path of a Chromium, fetched from Debian (as root) or by Playwright when the machine has none. */
export async function withChromium() {
  return (
    askedFor() ||
    findChromium() ||
    (await fromDebian('Installing Chromium (Debian package)', 'chromium', findChromium)) ||
    (await byPlaywright(findChromium)) ||
    missing()
  );
}

/**
 * The path of a Chromium for tests. Its headless shell draws the same pages without a window around each, in two thirds of
 * the time, so that is used where it is to be had, and any other Chromium elsewhere.
 */
export async function withHeadlessChromium() {
  const title = "Installing Chromium's headless shell (Debian package)";
  return (
    askedFor() ||
    findHeadlessShell() ||
    (await fromDebian(title, 'chromium-headless-shell', findHeadlessShell)) ||
    findChromium() ||
    (await byPlaywright(findHeadlessShell)) ||
    missing()
  );
}

/** The program that CHROMIUM names, if it names one. */
function askedFor() {
  const asked = process.env.CHROMIUM;
  if (asked && !existsSync(asked)) throw new Failure(`CHROMIUM says ${asked}, and no program is there.`);
  return asked;
}

async function fromDebian(title, name, find) {
  return (await installedFromDebian(title, [name, 'fonts-liberation'])) && find();
}

function byPlaywright(find) {
  const title = "Fetching Playwright's Chromium";
  return step(title, async () => {
    const { code, output } = await run(process.execPath, [
      inRoot('node_modules/@playwright/test/cli.js'),
      'install',
      'chromium',
    ]);
    if (code !== 0) throw new Failure(title, output);
    return find();
  }).catch(() => undefined);
}

function missing() {
  throw new Failure('A Chromium is needed and none could be fetched: install one and name it in CHROMIUM.');
}
