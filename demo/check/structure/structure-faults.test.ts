import { expect, test } from 'vitest';
import { structureFaults } from './structure-faults.ts';

const NONE = { folders: {}, circles: [] };
const modules = (lines: Record<string, string[]>) =>
  Object.entries(lines).map(([file, imports]) => ({ file, imports }));
const folderOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ file: `src/a/${index}.ts`, imports: [] }));

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
  const circle = modules({ a: ['b'], b: ['a'], c: [] });
  expect(structureFaults(circle, NONE)).toEqual(['these import each other in a circle: a, b']);
  expect(structureFaults(circle, { ...NONE, circles: ['a'] })).toHaveLength(1);
  expect(structureFaults(circle, { ...NONE, circles: ['a', 'b'] })).toEqual([]);
  expect(structureFaults(circle, { ...NONE, circles: ['a', 'b', 'c'] })).toEqual([
    'c is in no circle: take it off the list',
  ]);
});
