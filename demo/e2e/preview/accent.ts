import type { Page } from '@playwright/test';

/** The colour that the buttons and links of a site have, in a page or a frame. */
export const accentOf = (site: Pick<Page, 'locator'>): Promise<string> =>
  site
    .locator('[part=header]')
    .first()
    .evaluate((element) => getComputedStyle(element).getPropertyValue('--v-accent').trim());
