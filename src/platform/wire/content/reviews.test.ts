import { expect, test } from 'vitest';
import { parseReviews } from './reviews.ts';

const quote = { rate: 5, text: 'Parfait', name: 'Camille', date: '20261124', language: 'fr' };
const reviews = {
  average: 4.73,
  count: 214,
  distribution: [1, 2, 3, 30, 178],
  quotes: [quote],
  url: 'https://www.avis-verifies.com/avis-clients/salon.example',
};
const parse = (change: object) => parseReviews({ reviews: { ...reviews, ...change } })?.reviews;

test('reviews are read as they are', () => {
  expect(parse({})).toEqual(reviews);
});

test.each([null, undefined, {}, [], 'x'])('%j is no answer', (value) => {
  expect(parseReviews(value)).toBeNull();
});

test.each([{ reviews: null }, { reviews: [] }, { reviews: 'x' }, { reviews: { count: 3 } }])(
  '%j has no reviews',
  (value) => {
    expect(parseReviews(value)).toEqual({ reviews: null });
  },
);

test.each([{ average: 5.2 }, { average: null }, { count: 0 }, { count: -1 }, { count: 'many' }])(
  'with %j there are none',
  (change) => {
    expect(parse(change)).toBeNull();
  },
);

test('what cannot be read of them is left out, and the rest stays', () => {
  expect(
    parse({
      distribution: [1, 2],
      quotes: [null, 'x', { ...quote, rate: 9 }, { ...quote, date: 'soon' }, quote],
      url: 'javascript:alert(1)',
    }),
  ).toEqual({ ...reviews, distribution: null, quotes: [quote], url: '' });
  expect(parse({ distribution: [], quotes: [{ ...quote, language: '' }] })).toMatchObject({
    distribution: null,
    quotes: [{ language: null }],
  });
  expect(parse({ quotes: Array.from({ length: 40 }, () => quote) })?.quotes).toHaveLength(6);
  expect(parse({ quotes: { length: 2 }, distribution: 'x' })).toMatchObject({
    quotes: [],
    distribution: null,
  });
});
