import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { throwawayFolder } from './demo/setup/throwaway-folder.ts';

const port = Number(process.env.PORT ?? 4199);
const isRoot = process.getuid?.() === 0;
const chromium = process.env.CHROMIUM;

/** Journeys run against a system of their own: a free port and an empty data folder. */
export default defineConfig({
  testDir: 'demo/e2e',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://maison.localhost:${port}`,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1280, height: 800 },
    // The page itself at each step. Pictures of it as well cost the browser much drawing.
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: [
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        ...(isRoot ? ['--no-sandbox'] : []),
      ],
    },
  },
  projects: [{ name: 'chromium', use: { browserName: 'chromium' } }],
  webServer: {
    command: 'node demo/server/main.ts',
    url: `http://localhost:${port}/health`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'pipe',
    env: {
      PORT: String(port),
      DATA_DIR: throwawayFolder('journeys'),
      PICTURES_DIR: process.env.PICTURES_DIR ?? join(process.env.DATA_DIR ?? '.data', 'pictures'),
    },
  },
});
