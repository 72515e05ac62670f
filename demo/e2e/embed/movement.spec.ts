import { expect, type Page } from '@playwright/test';
import { features } from '#registry';
import { test } from '../fixtures/journey.ts';
import { watchMovement, watchRest, type Rest } from '../fixtures/movement.ts';

/** A fifth of what is called good where the height of a first visit is known, half of it before. */
const KNOWN = 0.02;
const FIRST = 0.05;

/** Every element, and those whose attributes lead to another first screen. */
const tags = features.flatMap(({ name, element }) => (element ? [`vitrine-${name}`] : []));
const examples: readonly string[] = [
  ...tags,
  'vitrine-booking category="massages"',
  'vitrine-finder display="button"',
];

const hostPage = (tag: string, origin: string) => `<!doctype html>
  <html lang="fr"><head><meta charset="utf-8"><title>Institut</title><meta name="viewport" content="width=device-width">
  <script type="module" blocking="render" src="${origin}/embed/vitrine.js" data-company="cmp_maison" data-api="${origin}"></script>
  </head><body><h1>Institut</h1><p>Depuis 1987.</p><${tag}></${tag.split(' ', 1)[0]}><p>Nous parlons français.</p></body></html>`;

/** Shows the page anew, and waits until the element has settled in it. */
async function show(page: Page, rest: Rest, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator(tags.join()).locator('[lang] *').first()).toBeAttached();
  await rest.comes();
}

for (const example of examples) {
  for (const width of [390, 1200]) {
    test(`a salon’s page hardly moves as <${example}> comes, at ${width} pixels`, async ({
      page,
      context,
      at,
    }) => {
      // A page that the test itself answers is no page of this machine to the browser.
      await context.grantPermissions(['local-network-access']);
      await page.setViewportSize({ width, height: 844 });
      const address = at('primary', '/of-the-salon');
      const body = hostPage(example, new URL(at('')).origin);
      await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body }));
      const movement = await watchMovement(page);
      const rest = watchRest(page);
      await show(page, rest, address);
      expect(await movement.sum(), await movement.told()).toBeLessThanOrEqual(FIRST);
      await show(page, rest, address);
      expect(await movement.sum(), await movement.told()).toBeLessThanOrEqual(KNOWN);
    });
  }
}
