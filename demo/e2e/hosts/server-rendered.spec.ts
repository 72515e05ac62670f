import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from '@playwright/test';
import { renderToString as reactMarkup } from 'react-dom/server';
import { compile } from 'svelte/compiler';
import { render as svelteMarkup } from 'svelte/server';
import { renderToString as vueMarkup } from 'vue/server-renderer';
import { bundled } from '../../hosts/frameworks.ts';
import { page as reactPage } from '../../hosts/pages/react-hydrated.ts';
import { app as vueApp } from '../../hosts/pages/vue-hydrated.ts';
import { test } from '../fixtures/journey.ts';
import { Visitor } from '../fixtures/visitor.ts';
import { bookMassage, openHostPage } from './host-page.ts';

/** What the compiler of Svelte makes of a page for a server, which has to be a module by itself. */
async function ofSvelte(): Promise<string> {
  const file = 'demo/hosts/pages/hydrated.svelte';
  const { js } = compile(readFileSync(file, 'utf8'), { filename: file, generate: 'server' });
  const built = join(mkdtempSync('node_modules/.cache/svelte-'), 'page.mjs');
  writeFileSync(built, js.code);
  const { default: component } = await import(pathToFileURL(built).href);
  return svelteMarkup(component).body;
}

const RENDERED: Readonly<Record<string, () => Promise<string>>> = {
  react: async () => reactMarkup(reactPage),
  vue: () => vueMarkup(vueApp()),
  svelte: ofSvelte,
};

for (const [framework, render] of Object.entries(RENDERED)) {
  test(`a page that a server of ${framework} has rendered takes over its element, before its code or after it, without a fault`, async ({
    page,
    at,
    email,
  }) => {
    const program = (await bundled(`${framework}-hydrated`)).replaceAll('</script', '<\\/script');
    const take = "host.show(document.querySelector('main'))";
    const markup = await render();
    expect(markup).toContain('<vitrine-booking shop="paris-marais" heading-level="3"');
    const booking = page.locator('vitrine-booking');
    for (const order of ['after', 'before'] as const) {
      await test.step(order, async () => {
        const now =
          order === 'before' ? take : `addEventListener('vitrine-ready', () => ${take}, { once: true })`;
        await openHostPage(page, at, { body: `<main>${markup}</main><script>${program}; ${now}</script>` });
        await booking.evaluate((element) => Object.assign(element, { kept: true }));
        await expect(booking.getByRole('heading', { level: 3 }).first()).toBeVisible();
        if (order === 'before') await bookMassage(page, email);
        else {
          await booking.getByText('Massages', { exact: true }).first().click();
          await expect(new Visitor(page).bookButton('Massage suédois')).toBeVisible();
        }
        // The element that the server wrote is the one that is there.
        expect(await booking.evaluate((element) => Reflect.get(element, 'kept'))).toBe(true);
        await expect(page.getByRole('heading', { name: 'Institut' })).toHaveCount(1);
      });
    }
  });
}
