import { expect, test } from 'vitest';
import { shop } from '../testing/plain-catalogue.ts';
import { searchShops, shopIndex } from './shop-search.ts';

test('the search index of a list of shops is made once for each language', () => {
  const list = [shop('one'), shop('two')];
  const french = shopIndex(list, 'fr');
  const german = shopIndex(list, 'de');
  expect(shopIndex(list, 'fr')).toBe(french);
  expect(german).not.toBe(french);
  expect(searchShops(german, 'frankreich')).toHaveLength(2);
  expect(searchShops(french, 'frankreich')).toHaveLength(0);
});
