import { expect } from '@playwright/test';
import { bookMassage, openHostPage } from './host-page.ts';
import { test } from '../fixtures/journey.ts';

const BOOKING = `<vitrine-booking shop="paris-marais" style="display:block!important;width:640px!important">
  <p>Téléphonez-nous au 01 99 00 42 00</p></vitrine-booking>`;

/** What a page may have done before the script runs, each with all that a booking needs left in place. */
const PATCHES: Readonly<Record<string, string>> = {
  'wraps fetch and XMLHttpRequest': `
    const send = window.fetch;
    window.fetch = async function (input, init) {
      if (typeof input !== 'string' && !(input instanceof Request)) input = String(input);
      const reply = await send.call(window, input, { ...init });
      return reply.clone();
    };`,
  'freezes the prototypes': `
    for (const each of [Object, Array, Function, Promise, Map, Set, String, Number, Date, RegExp, Error, Symbol]) {
      Object.freeze(each.prototype);
      Object.freeze(each);
    }
    for (const each of [EventTarget, Node, Element, HTMLElement, ShadowRoot, Document, Event]) Object.freeze(each.prototype);`,
  'adds to the prototypes': `
    Array.prototype.last = function () { return this[this.length - 1]; };
    String.prototype.trimAll = function () { return this.trim(); };`,
  'has enumerable properties on Object.prototype': `
    Object.prototype.extend = function (other) { return Object.assign(this, other); };
    Object.prototype.isOld = true;
    Object.prototype.words = ['a'];`,
  'has globals of other libraries': `
    window.React = { createElement() { throw new Error('of the page'); } };
    window.process = { env: {} };
    window.define = Object.assign(() => { throw new Error('of the page'); }, { amd: {} });
    window.module = { exports: {} };
    window.exports = {};`,
};

/** What is done together, in this order: what is frozen takes nothing any more. */
const TOGETHER = [
  ['wraps fetch and XMLHttpRequest', 'freezes the prototypes'],
  [
    'adds to the prototypes',
    'has enumerable properties on Object.prototype',
    'has globals of other libraries',
  ],
] as const;

for (const names of TOGETHER) {
  test(`a visitor books in a page that ${names.join(', ')}`, async ({ page, at, email }) => {
    const head = names.map((name) => `<script>${PATCHES[name]}</script>`).join('');
    await openHostPage(page, at, { head, body: BOOKING });
    await bookMassage(page, email);
  });
}

test('a visitor books in a page without storage and cookies', async ({ page, at, email }) => {
  // As in a sandboxed frame, whose origin nobody has.
  await openHostPage(page, at, { body: BOOKING, policy: 'sandbox allow-scripts allow-forms' });
  const refusal = await page.evaluate(() => {
    try {
      return String(localStorage.length);
    } catch (error) {
      return (error as Error).name;
    }
  });
  expect(refusal).toBe('SecurityError');
  await bookMassage(page, email);
});

test('a visitor books while the browser translates the page', async ({ page, at, email }) => {
  await openHostPage(page, at, { body: `<p>Bienvenue</p>${BOOKING}` });
  await expect(page.locator('vitrine-booking').getByText('Massages', { exact: true }).first()).toBeVisible();
  await page.evaluate(() => {
    // As translators of browsers do: each text goes into two font tags, as soon as it is there.
    const translate = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
      const texts: Text[] = [];
      while (walker.nextNode()) {
        const node = walker.currentNode;
        if (node instanceof Element && node.shadowRoot) watch(node.shadowRoot);
        if (
          node instanceof Text &&
          node.data.trim() &&
          !/^(FONT|STYLE|SCRIPT|TEXTAREA)$/.test(node.parentElement?.tagName ?? '')
        )
          texts.push(node);
      }
      for (const text of texts) {
        const outer = document.createElement('font');
        const inner = outer.appendChild(document.createElement('font'));
        inner.textContent = text.data;
        text.replaceWith(outer);
      }
    };
    const watch = (root: Node) => {
      const observer = new MutationObserver(() => {
        observer.disconnect();
        translate(root);
        observe();
      });
      const observe = () => observer.observe(root, { childList: true, characterData: true, subtree: true });
      translate(root);
      observe();
    };
    watch(document.body);
  });
  await bookMassage(page, email);
  const translated = page.locator('vitrine-booking').locator('font font');
  expect(await translated.count()).toBeGreaterThan(10);
});

for (const [what, removal] of [
  ['custom elements', "Object.defineProperty(window, 'customElements', { value: undefined })"],
  ['shadow roots', 'delete Element.prototype.attachShadow'],
] as const) {
  test(`a page in a browser without ${what} keeps its own words, and is told once`, async ({ page, at }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await openHostPage(page, at, { head: `<script>${removal}</script>`, body: BOOKING + BOOKING });
    await expect(page.getByText('Téléphonez-nous').first()).toBeVisible();
    await expect.poll(() => warnings.filter((text) => text.includes('[vitrine]'))).toHaveLength(1);
    await page.waitForTimeout(300);
    expect(warnings.filter((text) => text.includes('[vitrine]'))).toHaveLength(1);
    await expect(page.getByText('Téléphonez-nous')).toHaveCount(2);
  });
}

test('a page whose visitor runs no scripts keeps its own words', async ({ browser, at }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const contact = `<vitrine-booking><h2>Institut Vallée</h2><address>12 rue du Lac</address>
    <a href="tel:+33199004200">01 99 00 42 00</a></vitrine-booking>`;
  await openHostPage(page, at, { body: contact });
  await expect(page.getByRole('heading', { name: 'Institut Vallée' })).toBeVisible();
  await expect(page.getByText('12 rue du Lac')).toBeVisible();
  await expect(page.getByRole('link', { name: '01 99 00 42 00' })).toBeVisible();
  await context.close();
});
