import { expect, type Page } from '@playwright/test';
import type { Locale } from '#domain/locale.ts';
import { test } from '../fixtures/journey.ts';
import { watchMovement, watchRest } from '../fixtures/movement.ts';
import { JOURNEY_LOCALES } from '../fixtures/texts.ts';

/** A fifth of what is called good. */
const LIMIT = 0.02;

/** Whose headings and steps have most to lose: home, a list, and the times of a reservation. */
const WORDY = [
  '/',
  '/services/massages',
  '/paris-marais/services/massages/massage-suedois?page=reserved&cart=service-1001',
];
/** The languages of long words share the widths on which a line would break anew; the others say the rest on one. */
const WIDTHS: Readonly<Record<Locale, readonly number[]>> = {
  fr: [360, 390],
  de: [390, 412],
  en: [412],
  it: [412],
  es: [412],
};

const FONTS = /\.woff2$/;

interface Fonts {
  hold(): void;
  letGo(): void;
}

/** Keeps fonts back while they are held. */
async function holdableFonts(page: Page): Promise<Fonts> {
  let held = Promise.withResolvers<void>();
  await page.route(FONTS, async (route) => {
    await held.promise;
    await route.continue();
  });
  return {
    hold: () => (held = Promise.withResolvers<void>()),
    letGo: () => held.resolve(),
  };
}

for (const locale of JOURNEY_LOCALES) {
  test(`hardly anything moves on phones when our fonts come late, in ${locale}`, async ({ page, at }) => {
    const movement = await watchMovement(page);
    const rest = watchRest(page, FONTS);
    const fonts = await holdableFonts(page);
    for (const width of WIDTHS[locale]) {
      await page.setViewportSize({ width, height: 800 });
      for (const path of WORDY) {
        const address = locale === 'fr' ? path : `/${locale}${path}`;
        fonts.hold();
        // Loaded it is only with its fonts.
        await page.goto(at('maison', address), { waitUntil: 'domcontentloaded' });
        await expect(page.getByRole('main').first()).toBeVisible();
        await rest.comes();
        fonts.letGo();
        await page.evaluate(() => document.fonts.ready);
        await rest.comes();
        const told = `${address} at ${width} ${await movement.told()}`;
        expect.soft(await movement.sum(), told).toBeLessThanOrEqual(LIMIT);
      }
    }
  });
}
