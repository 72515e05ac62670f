import fc from 'fast-check';
import { expect, test } from 'vitest';
import { metresBetween } from '../distance.ts';
import { foldText } from '../shop-search.ts';
import { sampleShop } from '../testing/sample-shop.ts';
import { knownTowns } from './known-towns.ts';
import { townCalled, townsOf } from './town.ts';

test.each([
  ['Grenoble', 'Grenoble'],
  ['GRENOBLE ', 'Grenoble'],
  ['greno', 'Grenoble'],
  ['38000 Grenoble', 'Grenoble'],
  ['Grenoble, Isère', 'Grenoble'],
  ['St Étienne', 'Saint-Étienne'],
  ['saint etienne', 'Saint-Étienne'],
  ['St Gallen', 'St. Gallen'],
  ['sankt gallen', 'Sankt Gallen'],
  ['aix en provence', 'Aix-en-Provence'],
  ['Strassburg', 'Straßburg'],
  ['Lüttich', 'Lüttich'],
  ['Monaco di Baviera', 'Monaco di Baviera'],
  ['monaco', 'Monaco'],
  ['pau', 'Pau'],
  ['gr', null],
  ['', null],
  ['💅', null],
  ['12345', null],
  ['Grenoblette', null],
])('the text %j names the town %s', (text, name) => {
  expect(townCalled(text, knownTowns())?.name ?? null).toBe(name);
});

test('each known town is found by each of its names, whatever the case and accents', () => {
  for (const { names } of knownTowns())
    for (const name of names) {
      const bare = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
      for (const text of [name, name.toLowerCase(), bare])
        expect([text, foldText(townCalled(text, knownTowns())?.name ?? '')]).toEqual([text, foldText(name)]);
    }
});

test('each known town has letters for names, and lies where the six countries and their islands do', () => {
  expect(knownTowns().length).toBeGreaterThan(280);
  for (const { names, position } of knownTowns()) {
    expect(names.every((name) => /^[\p{L}. '-]{2,}$/u.test(name))).toBe(true);
    expect([names[0], position.latitude > 27 && position.latitude < 56]).toEqual([names[0], true]);
    expect([names[0], position.longitude > -17 && position.longitude < 19]).toEqual([names[0], true]);
  }
});

test.each([
  ['Grenoble', 'Lyon', 94],
  ['Turin', 'Milan', 126],
  ['Genf', 'Lausanne', 51],
  ['Bruxelles', 'Lille', 93],
  ['Berlin', 'Hambourg', 255],
  ['Madrid', 'Barcelone', 505],
])('%s and %s lie %i km apart', (one, other, kilometres) => {
  const [a, b] = [one, other].map((name) => townCalled(name, knownTowns())!.position);
  expect(Math.abs(metresBetween(a!, b!) / 1000 - kilometres)).toBeLessThan(3);
});

test('no text makes the search for a town fail', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      expect(townCalled(text, knownTowns())).toSatisfy((town) => town === null || typeof town === 'object');
    }),
  );
});

test('the towns of shops lie in the middle of their shops, and have all their names', () => {
  const at = (latitude: number) => ({ latitude, longitude: 2 });
  const shops = [
    sampleShop('a', { city: 'Carouge', otherNames: ['Genf'] }, at(46)),
    sampleShop('b', { city: 'Carouge', otherNames: ['Ginevra'] }, at(48)),
    sampleShop('c', { city: 'Carouge' }),
    sampleShop('d', { city: 'Nulle-Part' }),
    sampleShop('e', {}, at(40)),
  ];
  expect(townsOf(shops)).toEqual([{ names: ['Carouge', 'Genf', 'Ginevra'], position: at(47) }]);
});
