import { expect, test } from 'vitest';
import { headFirst } from './head-first.ts';

const entries = (ids: string) => [...ids].map((id) => ({ id }));
const shown = (wanted: string, standing: string) =>
  headFirst(entries(wanted), entries(standing), 2)
    .map(({ id }) => id)
    .join('');

test('the first of a new list take the first places, and what was there keeps the others, as many as the new list has', () => {
  expect(shown('pqrst', 'abcde')).toBe('pqcde');
  expect(shown('pqr', 'abcde')).toBe('pqc');
  expect(shown('pq', 'abcde')).toBe('pq');
  expect(shown('p', 'abcde')).toBe('p');
  expect(shown('', 'abcde')).toBe('');
});

test('an entry that moves to the head stands there alone, and another of the new list takes its place', () => {
  expect(shown('epqrs', 'abcde')).toBe('epcdq');
  expect(shown('edpqr', 'abcde')).toBe('edcpq');
  expect(shown('edcba', 'abcde')).toBe('edcba');
});

test('of a list that grows, what is there stays, and the first of what comes stand below it', () => {
  expect(shown('abcpqrs', 'abc')).toBe('abcpq');
  expect(shown('abcp', 'abc')).toBe('abcp');
});

test('a list that becomes shorter is shown as it is', () => {
  expect(shown('abc', 'abcde')).toBe('abc');
});

test('a list of nothing is filled from its head', () => {
  expect(shown('pqr', '')).toBe('pq');
});
