import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EURO } from '../../prices/money.ts';
import { buildQuery, parseQuery } from '../../site/route-query.ts';
import { addressOf, choiceOf, isUnfiltered, priceIn, type ProductChoice } from './product-address.ts';
import { EVERY_PRODUCT } from './search/product-search.ts';
import { PRODUCT_SORTS } from './search/product-sort.ts';

const price = fc.option(fc.integer({ min: 0, max: 1_000_000 }));
const word = fc.stringMatching(/^[^|\s][^|]{0,20}[^|\s]$/u).filter((text) => text.isWellFormed());
const choice: fc.Arbitrary<ProductChoice> = fc.record({
  filter: fc.record({
    text: fc.oneof(fc.constant(''), word),
    category: fc.option(fc.stringMatching(/^[a-z-]{1,20}$/)),
    brands: fc.uniqueArray(word, { maxLength: 3 }),
    least: price,
    most: price,
    inStock: fc.boolean(),
  }),
  sort: fc.constantFrom(...PRODUCT_SORTS),
  pages: fc.integer({ min: 1, max: 500 }),
});

test('what a list shows is in its address, and read back from it', () => {
  fc.assert(
    fc.property(choice, (made) => {
      expect(choiceOf(parseQuery(buildQuery(addressOf(made, EURO))), EURO)).toEqual(made);
    }),
  );
});

test('a list of everything has no parameters', () => {
  expect(buildQuery(addressOf({ filter: EVERY_PRODUCT, sort: 'relevance', pages: 1 }, EURO))).toBe('');
});

test.for(['shown=0', 'shown=x', 'shown=1.5', 'sort=best', 'min=-4', 'max=cheap', 'stock=yes', 'brand=||'])(
  'an address that says %s shows everything',
  (search) => {
    expect(choiceOf(parseQuery(`?${search}`), EURO)).toEqual({
      filter: EVERY_PRODUCT,
      sort: 'relevance',
      pages: 1,
    });
  },
);

test.for<[string, number | null]>([
  ['12', 1200],
  [' 12,50 ', 1250],
  ['12.5', 1250],
  ['', null],
  ['1 000', null],
  ['-5', null],
  ['1e5', null],
])('“%s” is a price of %s', ([text, cents]) => {
  expect(priceIn(text, EURO)).toBe(cents);
});

test('a category alone is no filter', () => {
  expect(isUnfiltered({ ...EVERY_PRODUCT, category: 'corps' })).toBe(true);
  expect(isUnfiltered({ ...EVERY_PRODUCT, inStock: true })).toBe(false);
});
