import { expect, test } from 'vitest';
import { compositionsIn, keptCompositions, textOf } from './kept-grids.ts';
import { LAYOUTS } from './layouts.ts';
import { PAGES_OF_KINDS } from './pages-of-kinds.ts';

const first = { 390: ['HH', '##', '..'], 1280: ['HHHH', '..##'] };
const second = { 390: ['--'], 1280: ['OOOO', '----', '....'] };

test('what is kept is read as it was written, whichever of the two grids has more rows', () => {
  const compositions = new Map([
    ['default', first],
    ['grid', second],
  ]);
  expect(compositionsIn(textOf(compositions))).toEqual(compositions);
});

test('the rows of a phone and of a desktop stand side by side below the name', () => {
  expect(textOf(new Map([['default', first]]))).toBe('default\nHH|HHHH\n##|..##\n..|\n');
});

test('each kind has a page that shows it, and each of its layouts is kept: npm run bench:layouts -- --write', () => {
  expect(Object.keys(PAGES_OF_KINDS).toSorted()).toEqual(Object.keys(LAYOUTS).toSorted());
  for (const [kind, ids] of Object.entries(LAYOUTS)) {
    expect([...keptCompositions(kind).keys()], kind).toEqual(ids);
  }
});
