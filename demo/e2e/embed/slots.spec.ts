import { readFileSync } from 'node:fs';
import { expect, type Page, type Route } from '@playwright/test';
import { test } from '../fixtures/journey.ts';
import { openHostPage } from '../hosts/host-page.ts';

interface Declaration {
  readonly tagName: string;
  readonly slots?: readonly { readonly name: string }[] | undefined;
}
interface Manifest {
  readonly modules: readonly { readonly declarations: readonly Declaration[] }[];
}

const manifest: Manifest = JSON.parse(
  readFileSync(new URL('../../../custom-elements.json', import.meta.url), 'utf8'),
);
const elements = manifest.modules.flatMap(({ declarations }) => declarations);

const wordsOf = (slot: string) => `Of the page: ${slot || 'no name'}`;
const body = ({ tagName }: Declaration, slots: readonly string[]) => {
  const content = slots.map((name) =>
    name ? `<p slot="${name}">${wordsOf(name)}</p>` : `<p>${wordsOf('')}</p>`,
  );
  return `<${tagName} style="display:block">${content.join('')}</${tagName}>`;
};

const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
const json = (status: number, value: object) => (route: Route) =>
  route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(value), headers: cors });
const never = () => new Promise<void>(() => {});

/** What has to happen for the content of a slot to be shown: calls of the back end by their address, and how each is answered. */
const SHOWN: Readonly<Record<string, readonly [call: RegExp, answer: (route: Route) => Promise<void>][]>> = {
  '': [[/\/embed\/(c\/|early-screen)/, never]],
  header: [],
  footer: [],
  loading: [[/\/(api|embed\/render)\//, never]],
  error: [[/\/api\/compan/, json(500, { code: 500, type: 'internal', message: 'Sorry' })]],
  empty: [
    [/\/(shops|api\/categories|api\/articles|api\/eshopcategories|api\/posts)\?/, json(200, [])],
    [/\/api\/gifts\?/, json(200, { themes: [], formulas: [] })],
    [/\/embed\/render\//, json(404, {})],
  ],
};

const slotsOf = ({ slots = [] }: Declaration) => slots.map(({ name }) => name);

const own = (page: Page, { tagName }: Declaration, slot: string) =>
  page.locator(tagName).getByText(wordsOf(slot), { exact: true });

for (const slot of new Set(elements.flatMap(slotsOf))) {
  const having = elements.filter((element) => slotsOf(element).includes(slot));

  test(`each element that has a slot ${slot || 'without a name'} shows the page’s own content in it`, async ({
    page,
    at,
    faults,
  }) => {
    faults.expects(/Failed to load resource/);
    for (const [call, answer] of SHOWN[slot] ?? []) await page.route(call, answer);
    if (slot === 'error') await page.clock.install();
    // What has no name stands back where there is something for the time of loading.
    const filled = (element: Declaration) => (slot === '' ? [''] : slotsOf(element));
    const content = having.map((element) => body(element, filled(element)));
    await openHostPage(page, at, { body: content.join('') });
    for (const element of having) {
      // A whole site has a home, which is never empty.
      if (slot === 'empty' && element.tagName === 'vitrine-storefront')
        await page.locator('vitrine-storefront').getByRole('link', { name: 'Prestations' }).first().click();
      await expect(async () => {
        // A read that fails is tried again, after growing waits.
        if (slot === 'error') await page.clock.fastForward(1000);
        await expect(own(page, element, slot), element.tagName).toBeVisible({ timeout: 200 });
      }).toPass({ intervals: [100], timeout: 20_000 });
    }
  });
}

test('of the slots only the header and the footer are shown once an element is there', async ({
  page,
  at,
}) => {
  await openHostPage(page, at, {
    body: elements.map((element) => body(element, slotsOf(element))).join(''),
  });
  for (const element of elements) {
    const { tagName } = element;
    const first = page.locator(tagName).locator('[lang] :is(button, a):visible').first();
    await expect(first, tagName).toBeVisible();
    for (const slot of slotsOf(element)) {
      const content = own(page, element, slot);
      if (['header', 'footer'].includes(slot)) await expect(content, tagName).toBeVisible();
      else await expect(content, tagName).toBeHidden();
    }
  }
});
