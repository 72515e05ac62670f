import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Shop } from '../../catalogue/catalogue.ts';
import { shopId } from '../../catalogue/ids.ts';
import { shop } from '../../testing/plain-catalogue.ts';
import { bookableFirst, seenFirst } from './shop-order.ts';

const slugs = (shops: readonly Shop[]) => shops.map(({ slug }) => slug);
const ALL = ['a', 'b', 'c', 'd', 'e'].map((id) => shop(id));
const chosenFrom = (shops: readonly Shop[]) =>
  slugs(bookableFirst(shops.map((one) => ({ shop: one, metres: null }))).map((found) => found.shop));
const seen = (...ids: string[]) => ids.map((id) => shopId(id));

test.each([
  ['nobody was seen: the company’s order', seen(), ['a', 'b', 'c', 'd', 'e']],
  ['the one seen last is the first', seen('d', 'b'), ['d', 'b', 'a', 'c', 'e']],
  ['one seen that is gone changes nothing', seen('x', 'c'), ['c', 'a', 'b', 'd', 'e']],
])('the shops that a visitor has seen come first: %s', (_, ids, expected) => {
  expect(slugs(seenFirst(ALL, ids))).toEqual(expected);
});

test('a shop that takes no bookings online is chosen from last, even where it was seen', () => {
  const shops = ALL.map((one) => (one.slug === 'b' || one.slug === 'd' ? { ...one, bookable: false } : one));
  expect(chosenFrom(seenFirst(shops, seen('d', 'e')))).toEqual(['e', 'a', 'c', 'd', 'b']);
});

test('the order of shops keeps each of them once, and the company’s order among those not seen', () => {
  const ids = fc.uniqueArray(fc.constantFrom<string[]>('a', 'b', 'c', 'd', 'e', 'x'));
  fc.assert(
    fc.property(ids, ids, (known, shut) => {
      const shops = ALL.map((one) => ({ ...one, bookable: !shut.includes(one.slug) }));
      const ordered = chosenFrom(seenFirst(shops, seen(...known)));
      expect(ordered.toSorted()).toEqual(slugs(ALL));
      const rest = ordered.filter((slug) => !known.includes(slug) && !shut.includes(slug));
      expect(rest).toEqual(rest.toSorted());
    }),
  );
});
