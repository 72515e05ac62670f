import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LOCALES } from '../locale.ts';
import { sampleShop } from '../shops/testing/sample-shop.ts';
import { placeMeant } from './place-meant.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const SHOPS = [
  sampleShop('geneva', { city: 'Genève', zipcode: '1204', otherNames: ['Genf'] }, at(46.2, 6.15)),
  sampleShop('lyon', { city: 'Lyon', zipcode: '69002', street: 'rue Mercière' }, at(45.76, 4.83)),
];

test.each(['', '   '])('the place «%s» is anywhere', (text) => {
  expect(placeMeant(text, SHOPS, 'fr')).toEqual({ kind: 'anywhere' });
});

interface Find {
  readonly find: { readonly near: string };
}

const suggested = LOCALES.map((locale) => {
  const file = new URL(`../../../locales/${locale}/free-times.json`, import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as Find).find.near;
});

test.each([...suggested, 'NEAR ME'])(
  'the place «%s», which the field suggests, is around the visitor in whatever language it is read',
  (text) => {
    expect(placeMeant(text, SHOPS, 'es')).toEqual({ kind: 'near' });
  },
);

test.each([
  ['lyon', 'Lyon'],
  ['Genf', 'Genf'],
  ['geneve', 'Genève'],
])('the place «%s» is a town of the company’s', (text, name) => {
  expect(placeMeant(text, SHOPS, 'fr')).toMatchObject({ kind: 'town', town: { name }, isOwn: true });
});

test.each(['69002', 'Shop lyon', 'rue Mercière'])('the place «%s» is a shop', (text) => {
  expect(placeMeant(text, SHOPS, 'fr')).toMatchObject({ kind: 'shops', shops: [{ id: 'lyon' }] });
});

test('a larger town where the company has no shop is known as such', () => {
  expect(placeMeant('Marseille', SHOPS, 'fr')).toMatchObject({ kind: 'town', isOwn: false });
});

test('a larger town beside a shop of the company’s is known, and where it lies', () => {
  const carouge = sampleShop('carouge', { city: 'Carouge', otherNames: ['Genève', 'Genf'] }, at(46.18, 6.14));
  expect(placeMeant('Genf', [carouge], 'de')).toEqual({
    kind: 'town',
    town: { name: 'Genf', position: at(46.2, 6.15), isNextTo: true },
    isOwn: true,
  });
});

test.each([
  ['fr', 'Genève', 'Milan', 'Cologne'],
  ['de', 'Genf', 'Mailand', 'Köln'],
  ['en', 'Geneva', 'Milan', 'Cologne'],
  ['es', 'Ginebra', 'Milan', 'Colonia'],
  ['it', 'Ginevra', 'Milano', 'Colonia'],
] as const)('the places «%s» calls %s, %s and %s are known', (locale, ...names) => {
  for (const name of names)
    expect(placeMeant(name, SHOPS.slice(1), locale)).toMatchObject({ kind: 'town', town: { name } });
});

test.each(['xyzzyx', '🦄', 'a'.repeat(300)])('nobody knows the place «%s»', (text) => {
  expect(placeMeant(text, SHOPS, 'fr')).toEqual({ kind: 'unknown' });
});

test.each([
  ['Lyom', 'Lyon', true],
  ['Pariss', 'Paris', true],
  ['Pairs', 'Paris', true],
  ['Marseile', 'Marseille', false],
  ['Bordaux', 'Bordeaux', false],
])('«%s», a letter beside a town, means %s', (text, name, isOwn) => {
  const shops = [
    sampleShop('p', { city: 'Paris' }, { latitude: 48.86, longitude: 2.35 }),
    sampleShop('l', { city: 'Lyon' }, { latitude: 45.76, longitude: 4.83 }),
  ];
  expect(placeMeant(text, shops, 'fr')).toMatchObject({
    kind: 'town',
    town: { name },
    isOwn,
    isGuessed: true,
  });
});

test.each(['Trifouilly', 'xyz', 'Lyo', '🦄🦄🦄🦄', 'aaaa', 'massage'])(
  '«%s» is no town with a letter wrong',
  (text) => {
    expect(placeMeant(text, [], 'fr')).not.toMatchObject({ isGuessed: true });
  },
);
