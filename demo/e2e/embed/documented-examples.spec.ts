import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { openHostPage } from '../hosts/host-page.ts';
import { test } from '../fixtures/journey.ts';

const FOLDER = 'docs/elements';

/** The examples of the pages of the elements, by their tag. */
const EXAMPLES = readdirSync(FOLDER).flatMap((file) => {
  const markup = /```html\n([^`]+)```/.exec(readFileSync(join(FOLDER, file), 'utf8'))?.[1];
  return markup === undefined ? [] : [{ tag: file.replace('.md', ''), markup }];
});

for (const { tag, markup } of EXAMPLES) {
  test(`a page with the documented example of ${tag} shows it`, async ({ page, at }) => {
    const { origin } = new URL(at(''));
    await openHostPage(page, at, {
      body: markup.replaceAll('https://booking.example', origin),
      script: null,
      head: `<script>addEventListener('vitrine-ready', (event) => { document.documentElement.dataset.heard = event.target.localName; });</script>`,
    });
    await expect(page.locator(tag).locator('button, a').first()).toBeVisible();
    // Its server may have drawn it before.
    await expect(page.locator('html')).toHaveAttribute('data-heard', tag);
  });
}
