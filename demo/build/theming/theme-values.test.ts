import { expect, test } from 'vitest';
import { effectOfColour, initialFont } from './theme-values.ts';

test('of the colour of main buttons it is told what the default is in both schemes, and that links follow', () => {
  const { initial, properties } = effectOfColour('buttonsColor');
  expect(initial?.light).toBe('#86452f');
  expect(initial?.dark).toMatch(/^#[\da-f]{6}$/);
  expect(properties).toEqual(expect.arrayContaining(['--vitrine-accent', '--vitrine-link']));
  expect(properties).not.toContain('--vitrine-header');
});

test('a colour around a contained site is found out of a site that is contained', () => {
  expect(effectOfColour('containedBackgroundColor').properties).toEqual(['--vitrine-around']);
});

test('a value that is no colour changes none', () => {
  expect(effectOfColour('roundedMenu')).toEqual({ initial: null, properties: [] });
});

test('headings have another font than all else where none is chosen', () => {
  expect([initialFont('headerFont'), initialFont('menuFont')]).toEqual(['Newsreader', 'Figtree']);
});
