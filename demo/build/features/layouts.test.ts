import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { layoutsIn, screenSources } from './variant-kinds.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const OFFICE = resolve(ROOT, 'demo/pages/backoffice');
const sources = screenSources(ROOT);

/** What themes of companies may name, by kind of page. */
const LAYOUTS: Readonly<Record<string, readonly string[]>> = {
  monoShop: ['default', 'grid', 'rounded', 'roundedimage', 'galaxy'],
  multiShop: ['default', 'grid', 'grid2', 'grouped'],
  mkpShop: ['default', 'square', 'rounded'],
  categories: ['default', 'cards'],
  shop: ['default', 'large'],
  gift: ['default', 'onePage', 'cards'],
  services: ['default', 'cards', 'simply'],
  servicesCateg: ['default', 'square', 'text'],
  articles: ['default', 'cards', 'text', 'table', 'simply', 'lightsquare', 'galaxy'],
  contact: ['default', 'landscape', 'locator'],
  servicePresentation: ['default', 'whole'],
};

const shown = layoutsIn(sources);
/** Of the kinds of the list above; a screen that is being written may have one that no company can choose yet. */
const offered = Object.fromEntries(Object.entries(shown).filter(([kind]) => Object.hasOwn(LAYOUTS, kind)));

test('every layout that a theme may name is there, and no other of its kind', () => {
  expect(shown).toMatchObject(LAYOUTS);
});

test('the back office offers the layouts that there are: npm run layouts writes them', () => {
  expect(JSON.parse(readFileSync(resolve(OFFICE, 'form/layouts.json'), 'utf8'))).toEqual(offered);
});

test('the back office has a name and a picture of its own for every layout', async () => {
  const { KINDS, PICTURES } = (await import(resolve(OFFICE, 'form/layout-pictures.js'))) as {
    readonly KINDS: Readonly<Record<string, string>>;
    readonly PICTURES: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>>;
  };
  expect(Object.keys(KINDS).toSorted()).toEqual(Object.keys(offered).toSorted());
  for (const [kind, ids] of Object.entries(offered)) {
    expect(Object.keys(PICTURES[kind] ?? {}).toSorted(), kind).toEqual(ids.toSorted());
    const drawn = Object.values(PICTURES[kind] ?? {}).map((picture) => JSON.stringify(picture));
    expect(new Set(drawn).size, kind).toBe(ids.length);
  }
});
