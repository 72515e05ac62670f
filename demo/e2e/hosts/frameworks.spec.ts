import { expect, type Page } from '@playwright/test';
import { bundled, programOf } from '../../hosts/frameworks.ts';
import type { HostPage } from '../../hosts/pages/host.ts';
import { openHostPage } from './host-page.ts';
import { TAGS } from '../../hosts/every-element.ts';
import { test, type Journey } from '../fixtures/journey.ts';

const FRAMEWORKS = ['react', 'vue', 'lit', 'svelte', 'angular'] as const;

/** When the page makes its element: before the script has run, before the element's code is there, or after it. */
const ORDERS = ['before the script', 'before the code', 'after the code'] as const;

type Scope = typeof globalThis & { host: HostPage; change: (theme: object) => void; ready: number };

// One after the other: the programs are built once.
test.describe.configure({ mode: 'serial' });

let programs: Readonly<Record<string, string>> = {};

test.beforeAll(async () => {
  programs = Object.fromEntries(
    await Promise.all(FRAMEWORKS.map(async (name) => [name, await bundled(name)] as const)),
  );
});

async function hostPage(page: Page, at: Journey['at'], program: string): Promise<void> {
  const code = program.replaceAll('</script', '<\\/script');
  const origin = await openHostPage(page, at, {
    body: `<main></main><script>${code}</script>`,
    script: null,
  });
  await page.evaluate((source) => {
    Object.assign(globalThis, {
      ready: 0,
      load: () => {
        const script = document.createElement('script');
        Object.assign(script, { type: 'module', src: `${source}/embed/vitrine.js` });
        Object.assign(script.dataset, { company: 'cmp_maison', api: source });
        document.head.append(script);
      },
      make: () => {
        const scope = globalThis as Scope;
        scope.change = scope.host.show(
          document.querySelector('main') as HTMLElement,
          { buttonsColor: '#112233' },
          () => (scope.ready += 1),
        );
      },
    });
  }, origin);
}

const call = (page: Page, name: 'load' | 'make') =>
  page.evaluate((each) => (Reflect.get(globalThis, each) as () => void)(), name);

const given = (page: Page, tag: string) =>
  page.locator(tag).evaluate((element) => {
    const { theme, headingLevel } = element as HTMLElementTagNameMap['vitrine-booking'];
    return { theme, headingLevel, markup: element.getAttribute('theme') };
  });

/** An element of the page's script and not of the framework, so that the code of its kind is there. */
async function loadCode(page: Page, tag: string): Promise<void> {
  await page.evaluate((name) => document.body.append(document.createElement(name)), tag);
  await page.waitForFunction(
    (name) => document.querySelector(name)?.shadowRoot?.querySelector('.vitrine'),
    tag,
  );
  await page.evaluate((name) => document.querySelector(name)?.remove(), tag);
}

// Each framework with each element; the orders take turns, so that each meets every framework and every element.
const pairs = FRAMEWORKS.flatMap((framework, row) =>
  TAGS.map((tag, column) => ({ framework, tag, order: ORDERS[(row + column) % ORDERS.length] })),
);

for (const { framework, tag, order } of pairs) {
  test(`a page of ${framework} that makes its ${tag} ${order} loses no property`, async ({ page, at }) => {
    await hostPage(page, at, programOf(programs[framework] ?? '', tag));
    if (order === 'before the script') await call(page, 'make');
    await call(page, 'load');
    await page.waitForFunction((name) => customElements.get(name), tag);
    if (order === 'after the code') await loadCode(page, tag);
    if (order !== 'before the script') await call(page, 'make');
    await expect(page.locator(tag).locator('button, a, input').first()).toBeVisible();
    expect(await given(page, tag)).toEqual({
      theme: { buttonsColor: '#112233' },
      headingLevel: 3,
      markup: null,
    });
    await page.evaluate(() => (globalThis as Scope).change({ buttonsColor: '#445566' }));
    await expect
      .poll(() => given(page, tag))
      .toMatchObject({ theme: { buttonsColor: '#445566' }, markup: null });
    expect(await page.evaluate(() => (globalThis as Scope).ready)).toBe(1);
  });
}
