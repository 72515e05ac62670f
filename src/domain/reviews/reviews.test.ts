import { expect, test } from 'vitest';
import {
  averageIn,
  countIn,
  distributionIn,
  formatAverage,
  formatCount,
  plainText,
  quoteOf,
  rateIn,
} from './reviews.ts';

const said = { rate: '5', text: 'Parfait', name: 'Camille', date: '2026-11-24 18:03:00', language: 'fr' };

test('a quote is what was said, with its day and its language', () => {
  expect(quoteOf(said)).toEqual({
    rate: 5,
    text: 'Parfait',
    name: 'Camille',
    date: '20261124',
    language: 'fr',
  });
  expect(quoteOf({ ...said, date: '20261124', language: 'pt_BR' })).toMatchObject({
    date: '20261124',
    language: 'pt',
  });
  expect(quoteOf({ ...said, name: null, language: '"><b' })).toMatchObject({ name: '', language: null });
});

test.each([
  { rate: 0 },
  { rate: 6 },
  { rate: 4.5 },
  { rate: '' },
  { rate: null },
  { text: '' },
  { text: ' \n\t' },
  { text: 12 },
  { text: { toString: () => 'x' } },
  { date: '2026-02-30' },
  { date: '24/11/2026' },
  { date: 20261124 },
  { date: undefined },
])('with %j nothing is quoted', (change) => {
  expect(quoteOf({ ...said, ...change })).toBeNull();
});

test('words stand on one line, without what cannot be seen', () => {
  expect(plainText('  Très\u0000 bien\r\n\r\nà \u202Erefaire\u2069 ', 40)).toBe('Très bien à refaire');
  expect(plainText('👩‍👧 ensemble', 40)).toBe('👩‍👧 ensemble');
  expect(plainText('un \uD83D seul', 40)).toBe('un \uFFFD seul');
});

test.each([
  ['Un accueil charmant, et une coupe réussie', 25, 'Un accueil charmant, et…'],
  ['Un accueil charmant, et une coupe réussie', 22, 'Un accueil charmant…'],
  ['Un accueil charmant', 19, 'Un accueil charmant'],
  ['x'.repeat(30), 20, `${'x'.repeat(19)}…`],
  ['😀'.repeat(20), 20, `${'😀'.repeat(9)}…`],
])('“%s” in at most %i characters', (text, longest, shown) => {
  expect(plainText(text, longest)).toBe(shown);
  expect(plainText(text, longest).length).toBeLessThanOrEqual(longest);
});

test('a long quote is cut, and so is a name', () => {
  const long = quoteOf({ ...said, text: 'très bien '.repeat(500), name: 'Jean '.repeat(50) });
  expect(long?.text).toMatch(/^(très bien ){20,}.*…$/);
  expect(long?.text.length).toBeLessThanOrEqual(360);
  expect(long?.name.length).toBeLessThanOrEqual(40);
});

test.each([
  [rateIn, '3', 3],
  [rateIn, 3.2, null],
  [rateIn, [3], null],
  [averageIn, '4.73', 4.73],
  [averageIn, 5.01, null],
  [averageIn, 0, null],
  [averageIn, 'NaN', null],
  [averageIn, Infinity, null],
  [countIn, '1234', 1234],
  [countIn, 12.5, null],
  [countIn, -1, null],
  [countIn, 1e12, null],
] as const)('%o of %j is %j', (read, value, expected) => {
  expect(read(value)).toBe(expected);
});

test.each([
  [
    [0, 1, 2, 30, '181'],
    [0, 1, 2, 30, 181],
  ],
  [[0, 0, 0, 0, 0], null],
  [[1, 2, 3, 4], null],
  [[1, 2, 3, 4, 5, 6], null],
  [[1, 2, 3, 4, -5], null],
  [[1, 2, null, 3, 4, 5], null],
])('the distribution %j is read as %j', (counts, expected) => {
  expect(distributionIn(counts)).toEqual(expected);
});

test('an average has one decimal, and a count its thousands, as the language writes them', () => {
  expect(formatAverage('fr', 4.73)).toBe('4,7');
  expect(formatAverage('en', 5)).toBe('5.0');
  expect(formatCount('de', 1234)).toBe('1.234');
  expect(formatCount('fr', 1234)).toBe('1\u202f234');
});
