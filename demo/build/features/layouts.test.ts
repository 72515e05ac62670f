import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { offeredIn, offeredOf } from './offered-layouts.ts';
import { layoutsIn, screenSources } from './variant-kinds.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const OFFICE = resolve(ROOT, 'demo/pages/backoffice');

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
  servicesStars: ['default'],
};

const { pictures, layouts } = await offeredIn(ROOT);

test('every layout that a theme may name is there, and no other of its kind', () => {
  expect(layoutsIn(screenSources(ROOT))).toMatchObject(LAYOUTS);
});

test('the back office offers the layouts that there are: npm run layouts writes them', () => {
  expect(JSON.parse(readFileSync(resolve(OFFICE, 'form/layouts.json'), 'utf8'))).toEqual(layouts);
  expect(layouts).toEqual(LAYOUTS);
});

test('a kind of page that the back office has no pictures of is offered nowhere', () => {
  const sources = [`const KIND: Variants<Props> = { kind: 'written', others: OTHERS };`];
  expect(layoutsIn(sources)).toEqual({ written: ['default'] });
  expect(offeredOf(layoutsIn(sources), pictures)).toEqual({});
});

test('the back office has a picture of its own for every layout', () => {
  expect(Object.keys(pictures).toSorted()).toEqual(Object.keys(LAYOUTS).toSorted());
  for (const [kind, ids] of Object.entries(LAYOUTS)) {
    expect(Object.keys(pictures[kind] ?? {}).toSorted(), kind).toEqual(ids.toSorted());
    const drawn = Object.values(pictures[kind] ?? {}).map((picture) => JSON.stringify(picture));
    expect(new Set(drawn).size, kind).toBe(ids.length);
  }
});
