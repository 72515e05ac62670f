import { expect, test } from 'vitest';
import { COUNTRIES } from './countries.ts';
import { countryName } from '../country-name.ts';
import { LOCALES } from '../locale.ts';
import { PHONE_PLANS } from '../people/national-phone.ts';

test('every country is there once, and has a name of its own in each language', () => {
  expect(COUNTRIES.length).toBe(250);
  for (const locale of LOCALES) {
    const names = COUNTRIES.map((code) => countryName(locale, code));
    expect(new Set(names).size).toBe(COUNTRIES.length);
    expect(names.filter((name) => /^[A-Z]{2}$/.test(name))).toEqual([]);
  }
  expect(COUNTRIES).toEqual(expect.arrayContaining(Object.keys(PHONE_PLANS)));
});
