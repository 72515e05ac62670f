import { statfsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const isRoot = process.getuid?.() === 0;
const chromium = process.env.CHROMIUM;

/** Whether what Chromium's processes share fits into memory: through files, where a container gives little, all takes a tenth more time. */
function hasSharedMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize > 2 ** 30;
  } catch {
    return false;
  }
}

/** Journeys in Chromium, three at a time, as each waits for much of its time; each against the system of its worker. */
export default defineConfig({
  testDir: 'demo/e2e',
  globalSetup: './demo/e2e/before-all.config.ts',
  outputDir: 'test-results',
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // On a machine that others use too, one more try tells a fault from a moment without a core; it is told of all the same.
  retries: process.env.SECOND_TRY ? 1 : 0,
  // For what never ends alone: a slow machine fails no journey. How quick a page is, is measured by benchmarks.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    actionTimeout: 60_000,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1280, height: 800 },
    // Every frame of a transition is drawn by the processor here. Those that are about movement ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // The page itself at each step takes an eighth of the time, pictures of it much more: where a failure is looked into,
    // and where there is a second try, of that alone.
    trace: process.env.TRACE
      ? { mode: process.env.SECOND_TRY ? 'on-first-retry' : 'retain-on-failure', screenshots: false }
      : 'off',
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      ...(hasSharedMemory() && { ignoreDefaultArgs: ['--disable-dev-shm-usage'] }),
      args: [
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A page lives for seconds: what its scripts gain by being optimized is less than the optimizing takes.
        '--js-flags=--no-turbofan --no-maglev',
        ...(isRoot ? ['--no-sandbox'] : []),
      ],
    },
  },
  projects: [{ name: 'chromium', use: { browserName: 'chromium' } }],
});
