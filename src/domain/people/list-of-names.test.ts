import { expect, test } from 'vitest';
import type { Locale } from '../locale.ts';
import { listOfNames } from './list-of-names.ts';

test.each<[Locale, string]>([
  ['fr', 'Inès, Maud et Théo'],
  ['de', 'Inès, Maud und Théo'],
  ['en', 'Inès, Maud and Théo'],
  ['es', 'Inès, Maud y Théo'],
  ['it', 'Inès, Maud e Théo'],
])('a list of names is joined in the words of %s', (locale, text) => {
  expect(listOfNames(locale, ['Inès', 'Maud', 'Théo'])).toBe(text);
});

test('a list of one name is that name alone', () => {
  expect(listOfNames('fr', ['Inès'])).toBe('Inès');
});
