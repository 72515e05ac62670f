import { expect, test } from 'vitest';
import { sampleShop } from '../../shops/testing/sample-shop.ts';
import { isNamedIn } from './named-shops.ts';

const shop = sampleShop('w', { city: 'Wien', street: 'Rue d’Espagne' });

test.each([
  ['wien', true],
  ['rue espagne', true],
  ['espa', true],
  ['spa', false],
  ['esp', false],
  ['wien spa', false],
  ['75999', true],
])('«%s» names a shop in the rue d’Espagne of Wien: %s', (text, isNamed) => {
  expect(isNamedIn(shop, text)).toBe(isNamed);
});
