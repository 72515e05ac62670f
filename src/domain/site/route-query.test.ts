import fc from 'fast-check';
import { expect, test } from 'vitest';
import { serviceId } from '../catalogue/ids.ts';
import { buildQuery, EMPTY_QUERY, parseQuery } from './route-query.ts';

test('a search without our words says nothing', () => {
  expect(parseQuery('')).toEqual(EMPTY_QUERY);
  expect(parseQuery('?utm_source=x&page=2&cart=&cartAdd=,,&tab=')).toEqual(EMPTY_QUERY);
});

test('the reservation, services, tab and search text are read', () => {
  expect(parseQuery('?page=reserved&cart=1,2&cartAdd=visage,%20mains&tab=avis&q=Lyon%205')).toEqual({
    page: 'reserved',
    cart: ['1', '2'],
    cartAdd: ['visage', 'mains'],
    tab: 'avis',
    search: 'Lyon 5',
  });
});

test('lists hold each item once and come to an end', () => {
  const ids = Array.from({ length: 120 }, (_, index) => index);
  expect(parseQuery(`?cart=${ids.join(',')},1`).cart).toHaveLength(100);
  expect(parseQuery('?cart=a,b,a').cart).toEqual(['a', 'b']);
});

test('malformed escapes and very long texts do no harm', () => {
  expect(parseQuery('?tab=%E0%A4%A&q=%').search).toBe('%');
  expect(parseQuery(`?q=${'a'.repeat(5000)}`).search).toHaveLength(200);
});

test('an element on another’s page reads and writes under its prefix, and keeps what is not its own', () => {
  const search = '?page=4&vitrine-page=reserved&utm=1';
  expect(parseQuery(search, 'vitrine-').page).toBe('reserved');
  expect(buildQuery({ tab: 'avis' }, 'vitrine-', search)).toBe('?page=4&utm=1&vitrine-tab=avis');
});

test('nothing to say is an empty search', () => {
  expect(buildQuery({})).toBe('');
  expect(buildQuery(EMPTY_QUERY)).toBe('');
});

test('lists are written with legible commas', () => {
  expect(buildQuery({ page: 'reserved', cart: [serviceId('1'), serviceId('2')] })).toBe(
    '?page=reserved&cart=1,2',
  );
});

test('what is written is read back', () => {
  const anyItem = fc
    .string({ minLength: 1, maxLength: 20, unit: 'grapheme' })
    .filter((item) => item.trim() === item && !item.includes(','));
  const anyQuery = fc.record({
    page: fc.constantFrom('reserved' as const, null),
    cart: fc.uniqueArray(anyItem.map(serviceId), { maxLength: 5 }),
    cartAdd: fc.uniqueArray(anyItem, { maxLength: 5 }),
    tab: fc.option(anyItem),
    search: fc.string({ maxLength: 20, unit: 'grapheme' }),
  });
  fc.assert(
    fc.property(anyQuery, fc.constantFrom('', 'vitrine-'), (query, prefix) => {
      expect(parseQuery(buildQuery(query, prefix), prefix)).toEqual(query);
    }),
  );
});
