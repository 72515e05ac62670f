import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shopId, type ShopId } from '../catalogue/ids.ts';
import type { Shop } from '../catalogue/catalogue.ts';
import { metresBetween } from './distance.ts';
import { nearnessOf, radiiWith, townNamed, radiusOf, shopsAround, suggestedShops } from './nearby.ts';
import { withSeen } from './seen/shop-history.ts';
import { sampleShop } from './testing/sample-shop.ts';

const at = (id: string, city: string, zipcode: string, latitude: number, longitude: number): Shop =>
  sampleShop(id, { city, zipcode }, { latitude, longitude });

const MARAIS = at('marais', 'Paris', '75003', 48.859, 2.362);
const JACOB = at('jacob', 'Paris', '75006', 48.855, 2.334);
const VERSAILLES = at('versailles', 'Versailles', '78000', 48.804, 2.13);
const LYON = at('lyon', 'Lyon', '69002', 45.757, 4.832);
const GENEVE = at('geneve', 'Genève', '1204', 46.202, 6.148);
const NOWHERE = sampleShop('nowhere', { city: 'Paris', zipcode: '75020' }, null);
const SHOPS = [LYON, NOWHERE, VERSAILLES, MARAIS, GENEVE, JACOB];
const ids = (found: readonly { readonly shop: Shop }[]) => found.map(({ shop }) => shop.id);
const LOUVRE = { latitude: 48.861, longitude: 2.336 };

test('shops around a point come nearest first, and those without a position not at all', () => {
  expect(ids(shopsAround(SHOPS, LOUVRE, 100))).toEqual(['jacob', 'marais', 'versailles']);
  expect(ids(shopsAround(SHOPS, LOUVRE, 1))).toEqual(['jacob']);
  expect(ids(shopsAround(SHOPS, LOUVRE, 500))).toEqual(['jacob', 'marais', 'versailles', 'lyon', 'geneve']);
});

test('the search radius is kept to the metre, whatever the shops', () => {
  const degree = fc.double({ min: -5, max: 5, noNaN: true });
  const shops = fc.array(fc.tuple(degree, degree).map(([a, b]) => at(`${a} ${b}`, 'X', '1', 47 + a, b)));
  fc.assert(
    fc.property(shops, fc.integer({ min: 1, max: 250 }), (all, radius) => {
      const found = shopsAround(all, LOUVRE, radius);
      const inside = all.filter((shop) => metresBetween(LOUVRE, shop.position!) <= radius * 1000);
      expect(found.length).toBe(inside.length);
      const metres = found.map((one) => one.metres ?? Infinity);
      expect(metres).toEqual(metres.toSorted((a, b) => a - b));
    }),
  );
});

test.each([
  [undefined, 100],
  [Number.NaN, 100],
  [0, 1],
  [1, 1],
  [12.4, 12],
  [250, 250],
  [9000, 250],
])('a search radius of %s is taken as %i km', (given, kilometres) => {
  expect(radiusOf(given)).toBe(kilometres);
});

test.each([
  ['Paris', [MARAIS, JACOB, NOWHERE], 'Paris'],
  ['paris', [MARAIS], 'Paris'],
  ['75', [MARAIS, JACOB], 'Paris'],
  ['GENEVE', [GENEVE], 'Genève'],
  ['p', [MARAIS], null],
  ['marais', [MARAIS], null],
  ['Paris', [NOWHERE], null],
  ['', [], null],
])('the search text %j names the right town, or none (case %#)', (text, found, name) => {
  expect(townNamed(found, text)?.name ?? null).toBe(name);
});

test('the position of a town is in the middle of its shops', () => {
  expect(townNamed([MARAIS, JACOB], 'paris')?.position.longitude).toBeCloseTo(2.348);
});

test('the nearest other shops are suggested until there are six', () => {
  expect(ids(suggestedShops(SHOPS, [MARAIS], null))).toEqual([
    'jacob',
    'versailles',
    'lyon',
    'geneve',
    'nowhere',
  ]);
  expect(ids(suggestedShops(SHOPS, [MARAIS, JACOB], LYON.position))).toEqual([
    'lyon',
    'geneve',
    'versailles',
    'nowhere',
  ]);
  expect(ids(suggestedShops(SHOPS, [NOWHERE], null))).toEqual([
    'lyon',
    'versailles',
    'marais',
    'geneve',
    'jacob',
  ]);
});

test('no shop is suggested where none was found, or six', () => {
  expect(suggestedShops(SHOPS, [], null)).toEqual([]);
  expect(suggestedShops([...SHOPS, at('more', 'X', '1', 1, 1)], SHOPS, null)).toEqual([]);
});

test('the shops seen are four at most, the newest first, each once', () => {
  const seen = ['a', 'b', 'a', 'c', 'd', 'e', 'd'].map(shopId).reduce<readonly ShopId[]>(withSeen, []);
  expect(seen).toEqual(['d', 'e', 'c', 'a']);
});

test.each([
  [100, [1, 2, 5, 10, 25, 50, 100, 250]],
  [1, [1, 2, 5, 10, 25, 50, 100, 250]],
  [30, [1, 2, 5, 10, 25, 30, 50, 100, 250]],
])('a search that begins with %i km offers the radii %j', (initial, radii) => {
  expect(radiiWith(initial)).toEqual(radii);
});

test.each([
  [[49_999, 800], 'near'],
  [[50_001, 800], 'far'],
  [[205_000], 'far'],
  [[800, null], null],
] as const)('of shops %j metres away is said that they are: %s', (metres, nearness) => {
  expect(nearnessOf(metres.map((each) => ({ metres: each })))).toBe(nearness);
});

test.each([
  ['genf', 'Genf'],
  ['Ginév', 'Ginevra'],
  ['caro', 'Carouge'],
  ['1227', 'Carouge'],
])('the text %s names the town of a shop as %s', (text, name) => {
  const position = { latitude: 46.18, longitude: 6.14 };
  const shop = sampleShop(
    'a',
    { city: 'Carouge', zipcode: '1227', otherNames: ['Genf', 'Ginevra'] },
    position,
  );
  expect(townNamed([shop], text)).toEqual({ name, position });
});
