import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shopId } from '../../catalogue/ids.ts';
import { besideTown } from '../nearby.ts';
import { sampleShop } from '../testing/sample-shop.ts';
import { shopsInstead, townMeant } from './shops-instead.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const SHOPS = [
  sampleShop('paris', { city: 'Paris' }, at(48.86, 2.35)),
  sampleShop('lyon', { city: 'Lyon' }, at(45.76, 4.84)),
  sampleShop('turin', { city: 'Torino', otherNames: ['Turin'] }, at(45.07, 7.69)),
  sampleShop('village', { city: 'Saint-Rien' }, at(43, 1)),
  sampleShop('nowhere', { city: '' }),
];
const none = { seen: [], origin: null };
const slugs = (text: string, preference: Parameters<typeof shopsInstead>[2] = none, offered = SHOPS) =>
  shopsInstead(townMeant(text, SHOPS), offered, preference).shops.map(({ shop }) => shop.slug);

test('a text that names a town without a shop leads to the shops nearest to it, with how far they are', () => {
  const { town, shops } = shopsInstead(townMeant('Grenoble', SHOPS), SHOPS, none);
  expect(town?.name).toBe('Grenoble');
  expect(shops.map(({ shop }) => shop.slug)).toEqual(['lyon', 'turin', 'village', 'paris', 'nowhere']);
  expect(Math.round(shops[0]!.metres! / 1000)).toBe(93);
  expect(shops.at(-1)?.metres).toBeNull();
});

test('a larger town is called by a shop next to it, which is as far from it as it is', () => {
  const names = { city: 'Carouge', otherNames: ['Genève', 'Genf'] };
  const carouge = sampleShop('carouge', names, at(46.1836, 6.1396));
  const lausanne = sampleShop('lausanne', { city: 'Lausanne', otherNames: ['Losanna'] }, at(46.52, 6.63));
  const town = townMeant('geneve', [carouge, lausanne]);
  expect(town).toEqual({ name: 'Genève', position: at(46.2, 6.15), isNextTo: true });
  const [beside, other] = besideTown([carouge, lausanne], town);
  expect(Math.round(beside!.metres! / 100)).toBe(20);
  expect(other?.metres).toBeNull();
  // In the town itself nobody asks how far it is, whatever language the name is of.
  expect(townMeant('losanna', [carouge, lausanne])).toEqual({ name: 'Losanna', position: at(46.52, 6.63) });
  expect(townMeant('carouge', [carouge])).toEqual({ name: 'Carouge', position: at(46.1836, 6.1396) });
});

test('a town is known by a shop that is not offered', () => {
  expect(slugs('saint rien', none, SHOPS.slice(0, 3))).toEqual(['lyon', 'turin', 'paris']);
});

test('a text that names nothing leads to all shops: those seen, then the nearest to the visitor', () => {
  expect(slugs('zzz')).toEqual(['paris', 'lyon', 'turin', 'village', 'nowhere']);
  expect(slugs('zzz', { seen: [shopId('village'), shopId('gone'), shopId('lyon')], origin: null })).toEqual([
    'village',
    'lyon',
    'paris',
    'turin',
    'nowhere',
  ]);
  expect(slugs('zzz', { seen: [shopId('paris')], origin: at(45, 7) })).toEqual([
    'paris',
    'turin',
    'lyon',
    'village',
    'nowhere',
  ]);
});

test('whatever is typed, every shop that is offered is shown once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      expect(slugs(text).toSorted()).toEqual(SHOPS.map(({ slug }) => slug).toSorted());
    }),
  );
});
