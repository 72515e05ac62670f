import { chromium, type Browser } from '@playwright/test';

/** The Chromium that CHROMIUM names, else Playwright's own. */
export function launchChromium(...flags: readonly string[]): Promise<Browser> {
  const executablePath = process.env['CHROMIUM'];
  return chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), ...flags],
  });
}
