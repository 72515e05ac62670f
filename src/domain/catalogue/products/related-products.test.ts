import { expect, test } from 'vitest';
import { relatedProducts } from './related-products.ts';
import { sampleProduct } from './testing/sample-products.ts';

test('beside a product stand those of its categories, then of its brand, then of its price, and never itself', () => {
  const oil = sampleProduct('oil', { categorySlugs: ['corps'], brand: 'Orée', price: 3000 });
  const others = [
    sampleProduct('dear', { price: 9000 }),
    sampleProduct('near', { price: 2900 }),
    sampleProduct('brand', { brand: 'Orée', price: 100 }),
    sampleProduct('category', { categorySlugs: ['corps'], price: 100 }),
    sampleProduct('both', { categorySlugs: ['corps'], brand: 'Orée' }),
    sampleProduct('not-sold', { categorySlugs: ['corps'], brand: 'Orée', sellable: false }),
  ];
  expect(relatedProducts(oil, [oil, ...others]).map(({ slug }) => slug)).toEqual([
    'both',
    'category',
    'brand',
    'near',
  ]);
});
