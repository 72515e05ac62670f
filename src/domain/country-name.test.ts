import { expect, test } from 'vitest';
import { countryName, withCountryNames } from './country-name.ts';
import { shop } from './testing/plain-catalogue.ts';

test.for([
  ['fr', 'DE', 'Allemagne'],
  ['de', 'DE', 'Deutschland'],
  ['en', 'ch', 'Switzerland'],
  ['fr', 'DEU', 'DEU'],
  ['fr', 'France', 'France'],
  ['fr', 'F', 'F'],
  ['fr', '1FR', '1FR'],
  ['fr', '', ''],
] as const)('in %s the country %j is called %j', ([locale, code, name]) => {
  expect(countryName(locale, code)).toBe(name);
});

test('a list of shops has its countries by name, and is otherwise unchanged', () => {
  const one = shop('one', 's1');
  expect(withCountryNames('de', [one])).toEqual([
    { ...one, address: { ...one.address, country: 'Frankreich' } },
  ]);
});
