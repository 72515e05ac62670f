import { expect, test } from 'vitest';
import { circlesOf } from './circles.ts';
import { moduleOf } from './modules.ts';
import { isTest, linesOf, quantile } from './tracked-files.ts';

const subpaths = { '#domain/*': './src/domain/*', '#registry': './src/registry.ts' };
const read = (code: string) => moduleOf('widgets/cart/cart.tsx', code, subpaths);

test('casts are counted, but for `as const` and `satisfies`', () => {
  expect(read('const a = b as string; const c = { d: e as unknown as F };').casts).toBe(3);
  expect(read('const a = [1] as const; const b = {} satisfies C;').casts).toBe(0);
});

test('each `any` is counted, whether it stands alone or within a type', () => {
  expect(read('let a: any; function b(c: readonly any[]): void {}').anys).toBe(2);
  expect(read('const any = 1;').anys).toBe(0);
});

test('a screen reaches behind the stores where it takes the site’s calls, ports or storage', () => {
  expect(read('site.api.now(); const { clock } = site.ports; use(site.storage.tab);').reaches).toBe(3);
  expect(read('site.$locale.get(); other.api.now();').reaches).toBe(0);
});

test('the names that a file declares are its own, types too; those that it passes on are not', () => {
  const { names } = read(
    "export const a = 1; export interface B {} export function c() {} export { d } from './d.ts';",
  );
  expect(names).toEqual(['a', 'B', 'c']);
  expect(read('export const A = 1; export type A = typeof A;').names).toEqual(['A']);
});

test('imports lead to files by folder or by subpath, for types too; a package is none of ours', () => {
  const { imports } = read(
    "import { a } from './a.ts'; import type { B } from '#domain/money/b.ts'; import '#registry'; import 'react'; export { c } from '../c.ts';",
  );
  expect(imports).toEqual(['widgets/cart/a.ts', 'src/domain/money/b.ts', 'src/registry.ts', 'widgets/c.ts']);
});

const modulesOf = (edges: Record<string, string[]>) =>
  Object.entries(edges).map(([file, imports]) => ({ file, imports }));

test.for<[string, Record<string, string[]>, string[][]]>([
  ['a chain', { a: ['b'], b: ['c'], c: [] }, []],
  ['two ways to one file', { a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }, []],
  ['two files', { a: ['b'], b: ['a'] }, [['a', 'b']]],
  ['a longer way round', { a: ['b'], b: ['c'], c: ['d', 'a'], d: [] }, [['a', 'b', 'c']]],
  [
    'two apart',
    { a: ['b'], b: ['a', 'c'], c: ['d'], d: ['c'] },
    [
      ['c', 'd'],
      ['a', 'b'],
    ],
  ],
  ['two that share a file', { a: ['b', 'c'], b: ['a'], c: ['a'] }, [['a', 'b', 'c']]],
  ['files that are not looked at', { a: ['b'] }, []],
])('circles: %s', ([, edges, circles]) => {
  expect(circlesOf(modulesOf(edges))).toEqual(circles);
});

test('tests are what is named so, and what lies in their folders', () => {
  const tests = ['a.test.ts', 'a.browser.test.tsx', 'a.spec.ts', 'src/testing/sample.ts', 'a.test.mjs'];
  expect(tests.filter((file) => !isTest(file))).toEqual([]);
  expect(['src/a.ts', 'src/test.ts', 'src/testing.ts'].filter((file) => isTest(file))).toEqual([]);
});

test('lines are those that an editor numbers, and a share is a member of the list', () => {
  expect([linesOf('a\nb\n'), linesOf('a\nb'), linesOf('a')]).toEqual([2, 2, 1]);
  expect([quantile([3, 1, 2], 0.5), quantile([10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0], 0.9)]).toEqual([2, 9]);
});
