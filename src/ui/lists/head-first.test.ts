import { expect, test } from 'vitest';
import { headFirst } from './head-first.ts';

const entries = (ids: string) => [...ids].map((id) => ({ id }));
const shown = (wanted: string, standing: string) =>
  headFirst(entries(wanted), entries(standing), 2)
    .map(({ id }) => id)
    .join('');

test('the first of a new list stand above what was there, which is as long as the new one at most', () => {
  expect(shown('pqrst', 'abcde')).toBe('pqabc');
  expect(shown('pqr', 'abcde')).toBe('pqa');
  expect(shown('pq', 'abcde')).toBe('pq');
  expect(shown('p', 'abcde')).toBe('p');
  expect(shown('', 'abcde')).toBe('');
});

test('an entry that moves to the head stands there alone', () => {
  expect(shown('edcba', 'abcde')).toBe('edabc');
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
