import { expect, test } from 'vitest';
import { sampleShop } from '../shops/testing/sample-shop.ts';
import { placeMeant } from './place-meant.ts';
import { distanceFrom, originOf } from './search-area.ts';

const SHOPS = [
  sampleShop('presquile', { city: 'Lyon' }, { latitude: 45.755, longitude: 4.83 }),
  sampleShop('hamlet', { city: 'Hameau-des-Trois-Chemins' }, { latitude: 45.9, longitude: 4.9 }),
  sampleShop('unknown', { city: 'Lyon' }),
];
const kilometres = (text: string, visitor = { latitude: 45.76, longitude: 4.9 }) => {
  const origin = originOf(placeMeant(text, SHOPS, 'fr'), visitor, SHOPS);
  return SHOPS.map((shop) => {
    const metres = distanceFrom(origin, shop);
    return metres === null ? null : Math.round(metres / 100) / 10;
  });
};

test('distances are measured from the middle of a town that is known, be the shop in it or not', () => {
  expect(kilometres('Lyon')).toEqual([1, 16.2, null]);
});

test('of a town that is known by its shops alone, those have no distance from it', () => {
  expect(kilometres('Hameau des Trois Chemins')).toEqual([17, null, null]);
});

test('distances are measured from a shop that is named, which has none', () => {
  expect(kilometres('Shop presquile')).toEqual([null, 17, null]);
});

test('near a visitor, and where the place is not known, they are measured from the visitor', () => {
  expect(kilometres('autour de moi')).toEqual([5.5, 15.6, null]);
  expect(kilometres('Trifouilly')).toEqual([5.5, 15.6, null]);
});

test('who names no place is told no distance', () => {
  expect(kilometres('')).toEqual([null, null, null]);
});
