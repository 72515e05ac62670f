import { expect, test } from 'vitest';
import { keptCompositions } from './kept-grids.ts';
import { LAYOUTS } from './layouts.ts';
import { ALIKE } from './sizes.ts';
import { gridOf, shareOfChange, shareOfDifference, type Thing, type ThingKind } from './grid.ts';

/** Four cells by three of ten pixels. */
const RASTER = { width: 40, height: 30, columns: 4 };

const thing = (kind: ThingKind, left: number, top: number, width: number, height: number): Thing => ({
  kind,
  left,
  top,
  width,
  height,
});

test('each kind of thing has its sign, and a cell without any has that of the ground', () => {
  const things = [
    thing('heading', 0, 0, 20, 10),
    thing('picture', 20, 0, 20, 20),
    thing('text', 0, 10, 20, 10),
    thing('control', 10, 20, 10, 10),
  ];
  expect(gridOf(things, RASTER)).toEqual(['HH##', '--##', '.O..']);
});

test('a page that ends within a row of cells has that row', () => {
  expect(gridOf([], { ...RASTER, height: 31 })).toHaveLength(4);
});

test('what reaches beyond the page counts as far as the page goes', () => {
  expect(gridOf([thing('picture', -100, 10, 500, 500)], RASTER)).toEqual(['....', '####', '####']);
});

test.for([
  ['words from a quarter of a cell on', thing('text', 0, 0, 10, 2.5), '-...'],
  ['words that fill less of it do not count', thing('text', 0, 0, 10, 1), '....'],
  ['a picture from half of a cell on', thing('picture', 0, 0, 5, 10), '#...'],
  ['a picture that fills less of it does not count', thing('picture', 0, 0, 4, 5), '....'],
] as const)('%s', ([, one, row]) => {
  expect(gridOf([one], RASTER)[0]).toBe(row);
});

test('of several words in a cell the kind counts that has most of it', () => {
  const things = [thing('text', 0, 0, 10, 2.5), thing('heading', 0, 2.5, 10, 7.5)];
  expect(gridOf(things, RASTER)[0]).toBe('H...');
});

test('words show on a picture, whichever of the two comes first, and not below a ground', () => {
  const [words, picture] = [thing('heading', 0, 0, 20, 10), thing('picture', 0, 0, 40, 10)];
  expect(gridOf([words, picture], RASTER)[0]).toBe('HH##');
  expect(gridOf([picture, words], RASTER)[0]).toBe('HH##');
  expect(gridOf([picture, words, thing('ground', 0, 0, 20, 10)], RASTER)[0]).toBe('..##');
});

test('two grids differ by the share of their cells that are not the same', () => {
  expect(shareOfDifference(['HH##', '----'], ['HH##', '----'])).toBe(0);
  expect(shareOfDifference(['HH##', '----'], ['HH..', '----'])).toBe(0.25);
  expect(shareOfDifference(['HHHH'], ['####'])).toBe(1);
  expect(shareOfDifference([], [])).toBe(0);
});

test('a cell that only one of two grids has is a difference, though nothing stands in it', () => {
  expect(shareOfDifference(['....', '....'], ['....'])).toBe(0.5);
  expect(shareOfDifference(['..'], ['....'])).toBe(0.5);
});

const PAGE = ['HH##', '--##', '--..', '....', 'OO..', 'OO..', '####', '####'];

test('a page is as it was where words take a line more or less, but for a quarter of that line', () => {
  const longer = [...PAGE.slice(0, 3), '--..', ...PAGE.slice(3, -1)];
  expect(shareOfDifference(longer, PAGE)).toBeGreaterThan(0.2);
  expect(shareOfChange(longer, PAGE)).toBe(0.25 / 8);
  expect(shareOfChange(PAGE, longer)).toBe(0.25 / 8);
  expect(shareOfChange(PAGE, PAGE)).toBe(0);
});

test('a page that fell apart is another one, in whichever row it did', () => {
  const apart = ['HH..', '--..', '##..', '##..', '--..', 'OO..', '....', '....'];
  expect(shareOfChange(apart, PAGE)).toBeGreaterThan(0.15);
  expect(shareOfChange(['----', ...PAGE.slice(1)], PAGE)).toBeGreaterThan(0.05);
  expect([shareOfChange([], PAGE), shareOfChange(PAGE, []), shareOfChange([], [])]).toEqual([1, 1, 0]);
});

test('each layout as it is kept is another one without a part of ten rows', () => {
  for (const kind of Object.keys(LAYOUTS)) {
    for (const [id, { 390: phone }] of keptCompositions(kind)) {
      const without = [...phone.slice(0, 10), ...phone.slice(20)];
      expect(shareOfChange(without, phone), id).toBeGreaterThan(ALIKE);
    }
  }
});
