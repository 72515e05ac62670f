import { expect, test } from 'vitest';
import { countryName, groupName, withCountryNames } from './country-name.ts';
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

test.for([
  ['de', 'Italie', ['IT'], 'Italien'],
  ['fr', 'Italien', ['IT', 'it'], 'Italie'],
  ['de', 'Nord et Est', ['FR'], 'Nord et Est'],
  ['de', 'Italie', ['IT', 'CH'], 'Italie'],
  ['de', 'Suisse', ['IT'], 'Suisse'],
  ['de', 'Italie', [], 'Italie'],
] as const)('in %s a group called %j of shops in %j is called %j', ([locale, name, codes, called]) => {
  expect(groupName(locale, name, codes)).toBe(called);
});
