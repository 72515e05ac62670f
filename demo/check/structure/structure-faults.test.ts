import { expect, test } from 'vitest';
import { circlesOf } from './circles.ts';
import { importsOf, subpathsOf } from './imports.ts';
import { structureFaults } from './structure-faults.ts';

const NONE = { folders: {}, circles: [] };
const imports = (lines: Record<string, string[]>) => new Map(Object.entries(lines));
const folderOf = (count: number) =>
  imports(Object.fromEntries(Array.from({ length: count }, (_, index) => [`src/a/${index}.ts`, []])));

test.each([
  ['two files', { a: ['b'], b: ['a'] }, [['a', 'b']]],
  ['a file that imports itself', { a: ['a'] }, [['a']]],
  ['a long circle behind a chain', { z: ['c'], c: ['a'], a: ['b'], b: ['c'] }, [['a', 'b', 'c']]],
  ['two circles that share a file', { a: ['b', 'c'], b: ['a'], c: ['a'] }, [['a', 'b', 'c']]],
  [
    'two circles apart',
    { a: ['b'], b: ['a', 'd'], c: ['d'], d: ['c'] },
    [
      ['c', 'd'],
      ['a', 'b'],
    ],
  ],
  ['a file that is reached in two ways', { a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }, []],
] as const)('circles of imports are found: %s', (_, lines, circles) => {
  const given = imports(Object.fromEntries(Object.entries(lines).map(([file, to]) => [file, [...to]])));
  expect(circlesOf(given)).toEqual(circles);
});

test('imports are read from the sources by path and by subpath, those of types included', () => {
  const files = ['circles.ts', 'imports.ts', 'exemptions.ts'].map((name) => `demo/check/structure/${name}`);
  const found = importsOf([...files, 'demo/check/structure/structure-faults.ts'], {});
  expect(found.get('demo/check/structure/circles.ts')).toEqual(['demo/check/structure/imports.ts']);
  expect(found.get('demo/check/structure/exemptions.ts')).toEqual([
    'demo/check/structure/structure-faults.ts',
  ]);
  const seed = ['demo/seed/calendar/calendar.ts', 'demo/server/seeding/top-up.ts'];
  const subpaths = subpathsOf({ '#seed/*': './demo/seed/*' });
  expect(importsOf(seed, subpaths).get('demo/server/seeding/top-up.ts')).toEqual([
    'demo/seed/calendar/calendar.ts',
  ]);
});

test('subpaths of package.json lead to folders, and those without a star to a file', () => {
  expect(subpathsOf({ '#domain/*': './src/domain/*', '#registry': './src/registry.ts' })).toEqual({
    '#domain/': 'src/domain/',
    '#registry': 'src/registry.ts',
  });
});

test('a folder holds twelve source files and is told of with the thirteenth', () => {
  expect(structureFaults(folderOf(12), NONE)).toEqual([]);
  expect(structureFaults(folderOf(13), NONE)).toEqual([
    'src/a holds 13 source files: split it by idea (12 at most)',
  ]);
});

test('an exempt folder may not grow, and is no longer exempt once it is small', () => {
  const exempt = { ...NONE, folders: { 'src/a': 14 } };
  expect(structureFaults(folderOf(14), exempt)).toEqual([]);
  expect(structureFaults(folderOf(15), exempt)).toHaveLength(1);
  expect(structureFaults(folderOf(12), exempt)).toEqual([
    'src/a is exempt and need not be: take it off the list',
  ]);
});

test('a circle is told of unless all its files are exempt, and an exempt file has to be in one', () => {
  const circle = imports({ a: ['b'], b: ['a'], c: [] });
  expect(structureFaults(circle, NONE)).toEqual(['these import each other in a circle: a, b']);
  expect(structureFaults(circle, { ...NONE, circles: ['a'] })).toHaveLength(1);
  expect(structureFaults(circle, { ...NONE, circles: ['a', 'b'] })).toEqual([]);
  expect(structureFaults(circle, { ...NONE, circles: ['a', 'b', 'c'] })).toEqual([
    'c is in no circle: take it off the list',
  ]);
});
