import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BOOKING_CART_LIMIT } from '../carts/booking-cart.ts';
import { serviceId } from '../catalogue/ids.ts';
import { buildQuery, EMPTY_QUERY, parseQuery } from './route-query.ts';

test('a query without words of ours is empty', () => {
  expect(parseQuery('')).toEqual(EMPTY_QUERY);
  expect(parseQuery('?utm_source=x&page=2&cart=&cartAdd=,,&tab=')).toEqual(EMPTY_QUERY);
});

test('a query holds the reservation, services, tab and search text', () => {
  expect(parseQuery('?page=reserved&cart=1,2&cartAdd=visage,%20mains&tab=avis&q=Lyon%205')).toEqual({
    page: 'reserved',
    cart: ['1', '2'],
    cartAdd: ['visage', 'mains'],
    tab: 'avis',
    q: 'Lyon 5',
  });
});

test('a query names a step of the reservation, and no other word', () => {
  expect(parseQuery('?page=reserved&step=details').step).toBe('details');
  expect(parseQuery('?page=reserved&step=toString').step).toBeUndefined();
  expect(buildQuery({ page: 'reserved', step: 'time' })).toBe('?page=reserved&step=time');
});

test('a list in a query holds each item once, and at most a hundred', () => {
  const ids = Array.from({ length: 120 }, (_, index) => index);
  expect(parseQuery(`?cart=${ids.join(',')},1`).cart).toHaveLength(100);
  expect(parseQuery('?cart=a,b,a').cart).toEqual(['a', 'b']);
});

test.each([
  ['cart=a,a,b', 'p1,p2,p3', 'p1,p3'],
  ['cart=a,,b', 'p1,p2,p3', 'p1,p3'],
  ['cart=a,b,a', 'p1,p2,p3', 'p1,p2'],
  ['cart=a,b', ',p2', ',p2'],
  ['cart=a', 'p1,p2', 'p1,p2'],
  ['', 'p1,p2', 'p1,p2'],
])('of %s, the wishes %s are for each service once: %s', (cart, people, wishes) => {
  expect(parseQuery(`?${cart}&with=${people}&duration=${people}`)).toMatchObject({
    with: wishes,
    duration: wishes,
  });
});

test('as many wishes are read as a visit has services, however long their ids', () => {
  const people = Array.from({ length: BOOKING_CART_LIMIT + 5 }, (_, index) => `${'p'.repeat(40)}${index}`);
  const read = parseQuery(`?with=${people.join()}`).with?.split(',');
  expect(read).toEqual(people.slice(0, BOOKING_CART_LIMIT));
});

test('malformed escapes and very long texts in a query do no harm', () => {
  expect(parseQuery('?tab=%E0%A4%A&q=%').q).toBe('%');
  expect(parseQuery(`?q=${'a'.repeat(5000)}`).q).toHaveLength(500);
});

test('an embedded element reads and writes its query under a prefix, and keeps the rest', () => {
  const search = '?page=4&vitrine-page=reserved&utm=1';
  expect(parseQuery(search, 'vitrine-').page).toBe('reserved');
  expect(buildQuery({ tab: 'avis' }, 'vitrine-', search)).toBe('?page=4&utm=1&vitrine-tab=avis');
});

test('an empty query is written as an empty text', () => {
  expect(buildQuery({})).toBe('');
  expect(buildQuery(EMPTY_QUERY)).toBe('');
});

test('a list in a query is written with plain commas', () => {
  expect(buildQuery({ page: 'reserved', cart: [serviceId('1'), serviceId('2')] })).toBe(
    '?page=reserved&cart=1,2',
  );
});

test('a query that is written is read back the same', () => {
  const anyItem = fc
    .string({ minLength: 1, maxLength: 20, unit: 'grapheme' })
    .filter((item) => item.trim() === item && !item.includes(','));
  const anyQuery = fc.record({
    page: fc.constantFrom('reserved' as const, null),
    step: fc.constantFrom('time' as const, undefined),
    cart: fc.uniqueArray(anyItem.map(serviceId), { maxLength: 5 }),
    cartAdd: fc.uniqueArray(anyItem, { maxLength: 5 }),
    ...Object.fromEntries(
      ['tab', 'q', 'start', 'duration', 'with', 'what', 'where', 'when', 'part'].map((name) => [
        name,
        fc.option(fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' }), { nil: undefined }),
      ]),
    ),
  });
  fc.assert(
    fc.property(anyQuery, fc.constantFrom('', 'vitrine-'), (query, prefix) => {
      expect(parseQuery(buildQuery(query, prefix), prefix)).toEqual(query);
    }),
  );
});
