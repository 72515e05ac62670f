import { expect, test } from 'vitest';
import type { Shop } from '../catalogue.ts';
import { serviceId } from '../ids.ts';
import { brandsOf, isSoldAt } from './listed-products.ts';
import { sampleProduct } from './testing/sample-products.ts';

test('brands are listed once, by their names', () => {
  const products = ['Zoé', 'Écume', '', 'Figue', 'Écume'].map((brand, at) =>
    sampleProduct(`p${at}`, { brand }),
  );
  expect(brandsOf(products, 'fr')).toEqual(['Écume', 'Figue', 'Zoé']);
});

test('a shop sells what its articles name', () => {
  const shop = { serviceIds: new Set([serviceId('oil')]) } as unknown as Shop;
  expect(isSoldAt(sampleProduct('oil'), shop)).toBe(true);
  expect(isSoldAt(sampleProduct('balm'), shop)).toBe(false);
});
