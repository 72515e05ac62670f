import { expect, test } from 'vitest';
import { standardVat, vatIn } from './vat-rates.ts';

test.each([
  ['FR', 20],
  ['CH', 8.1],
  ['ES', 21],
  ['IT', 22],
  ['DE', 19],
  [' es ', 21],
  ['XX', null],
])('the standard rate of %s is %s', (country, rate) => {
  expect(standardVat(country)).toBe(rate);
});

test.each([
  ['a standard rate', 20, { FR: 20, CH: 8.1, ES: 21, IT: 22, DE: 19 }],
  ['the highest reduced rate', 10, { FR: 10, CH: 3.8, ES: 10, IT: 10, DE: 7 }],
  ['a lower reduced rate', 5.5, { FR: 5.5, CH: 2.6, ES: 4, IT: 5, DE: 7 }],
  ['a rate beyond the ranks of a country', 2.1, { FR: 2.1, CH: 2.6, ES: 4, IT: 4, DE: 7 }],
  ['what is exempt', 0, { FR: 0, CH: 0, ES: 0, IT: 0, DE: 0 }],
])('%s is taxed by the country in which it is sold', (_, rate, rates) => {
  const found = Object.fromEntries(
    Object.keys(rates).map((country) => [country, vatIn(country, rate, 'FR')]),
  );
  expect(found).toEqual(rates);
});

test('a rate is kept where nobody knows the country', () => {
  expect(vatIn('', 20, 'FR')).toBe(20);
  expect(vatIn('XX', 5.5, 'FR')).toBe(5.5);
});

test('a company elsewhere writes the rates of its own country', () => {
  expect(vatIn('FR', 8.1, 'CH')).toBe(20);
  expect(vatIn('FR', 2.6, 'CH')).toBe(5.5);
});
