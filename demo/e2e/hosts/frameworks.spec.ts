import { expect, type Page } from '@playwright/test';
import { bundled, programOf } from '../../hosts/frameworks.ts';
import type { HostPage } from '../../hosts/pages/host.ts';
import { openHostPage } from './host-page.ts';
import { TAGS } from '../../hosts/every-element.ts';
import { test, type Journey } from '../fixtures/journey.ts';

const FRAMEWORKS = ['react', 'vue', 'lit', 'svelte', 'angular'] as const;

/** When the page makes its element: before the script has run, before the element's code is there, or after it. */
const ORDERS = ['before the script', 'before the code', 'after the code'] as const;

interface Made {
  change: (theme: object) => void;
  ready: number;
}

type Scope = typeof globalThis & {
  host: HostPage;
  hosts: Record<string, HostPage>;
  made: Record<string, Made>;
};

// One after the other: the programs are built once.
test.describe.configure({ mode: 'serial' });

let programs: Readonly<Record<string, string>> = {};

test.beforeAll(async () => {
  programs = Object.fromEntries(
    await Promise.all(FRAMEWORKS.map(async (name) => [name, await bundled(name)] as const)),
  );
});

/** A page with a program for each of some elements, which makes each in a place of its own. */
async function hostPage(
  page: Page,
  at: Journey['at'],
  programs: readonly (readonly [tag: string, program: string])[],
): Promise<void> {
  const scripts = programs.map(
    ([tag, program]) =>
      `<script>${program.replaceAll('</script', '<\\/script')}\n(globalThis.hosts ??= {})['${tag}'] = host;</script>`,
  );
  const origin = await openHostPage(page, at, { body: `<main></main>${scripts.join('')}`, script: null });
  await page.evaluate((source) => {
    Object.assign(globalThis, {
      made: {},
      load: () => {
        const script = document.createElement('script');
        Object.assign(script, { type: 'module', src: `${source}/embed/vitrine.js` });
        Object.assign(script.dataset, { company: 'cmp_maison', api: source });
        document.head.append(script);
      },
      make: () => {
        const scope = globalThis as Scope;
        for (const [tag, host] of Object.entries(scope.hosts)) {
          const made: Made = { change: () => {}, ready: 0 };
          scope.made[tag] = made;
          const place = document.createElement('section');
          document.querySelector('main')?.append(place);
          made.change = host.show(place, { buttonsColor: '#112233' }, () => (made.ready += 1));
        }
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

for (const [row, framework] of FRAMEWORKS.entries()) {
  for (const [turn, order] of ORDERS.entries()) {
    // Each framework with each element; the orders take turns, so that each meets every framework and every element.
    const tags = TAGS.filter((_, column) => (row + column) % ORDERS.length === turn);

    test(`a page of ${framework} that makes its elements ${order} loses no property of any`, async ({
      page,
      at,
    }) => {
      await hostPage(
        page,
        at,
        tags.map((tag) => [tag, programOf(programs[framework] ?? '', tag)]),
      );
      if (order === 'before the script') await call(page, 'make');
      await call(page, 'load');
      for (const tag of tags) {
        await page.waitForFunction((name) => customElements.get(name), tag);
        if (order === 'after the code') await loadCode(page, tag);
      }
      if (order !== 'before the script') await call(page, 'make');
      for (const tag of tags) {
        await expect(page.locator(tag).locator('button, a, input').first(), tag).toBeVisible();
        expect(await given(page, tag), tag).toEqual({
          theme: { buttonsColor: '#112233' },
          headingLevel: 3,
          markup: null,
        });
        await page.evaluate(
          (name) => (globalThis as Scope).made[name]?.change({ buttonsColor: '#445566' }),
          tag,
        );
        await expect
          .poll(() => given(page, tag), tag)
          .toMatchObject({ theme: { buttonsColor: '#445566' }, markup: null });
        expect(await page.evaluate((name) => (globalThis as Scope).made[name]?.ready, tag), tag).toBe(1);
      }
    });
  }
}
