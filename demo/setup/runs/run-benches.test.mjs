import { expect, test, vi } from 'vitest';
import { Failure } from '../failure.mjs';
import { benchesOf, concludeBenches, rowsOf, runBenches } from './run-benches.mjs';

const figure = (value, limit) => ({ name: 'ratio', value, limit });
const result = (code, ...figures) => ({ name: 'search', code, took: 0, figures });
const verdicts = (...results) => rowsOf(results).map((row) => row.isKept);

test.for([
  ['at most', { most: 2 }, [1, true], [2, true], [3, false]],
  ['at least', { least: 2 }, [1, false], [2, true], [3, true]],
  ['below', { below: 2 }, [1, true], [2, false], [3, false]],
])('a figure is held against its limit, %s', ([, limit, ...cases]) => {
  for (const [value, isKept] of cases) expect(verdicts(result(0, figure(value, limit)))).toEqual([isKept]);
});

test.for(['most', 'least', 'below'])(
  'a figure that is no number is beyond a limit of the kind %s',
  (kind) => {
    expect(verdicts(result(0, figure(null, { [kind]: 0 })))).toEqual([false]);
  },
);

test('a benchmark that failed, or that noted nothing, is a row that failed; what a figure tells is not told twice', () => {
  expect(rowsOf([result(1, figure(1, { most: 2 }))]).map((row) => [row.figure, row.isKept])).toEqual([
    ['ratio', true],
    ['ended with 1', false],
  ]);
  expect(rowsOf([result(0)]).map((row) => row.figure)).toEqual(['no figure was noted']);
  expect(rowsOf([result(2)]).map((row) => row.figure)).toEqual(['ended with 2']);
  expect(verdicts(result(1, figure(3, { most: 2 })))).toEqual([false]);
});

test('benchmarks are the scripts of package.json that run one, in its order; another is refused', () => {
  const bench = 'node demo/bench.mjs x';
  const scripts = {
    start: 'node demo/start.mjs',
    'bench:walls': bench,
    figures: bench,
    'bench:carts': bench,
  };
  expect(benchesOf(scripts, [])).toEqual(['bench:walls', 'figures', 'bench:carts']);
  expect(benchesOf(scripts, ['carts', 'figures'])).toEqual(['figures', 'bench:carts']);
  expect(() => benchesOf(scripts, ['start'])).toThrow(Failure);
});

test('the table names each figure with its limit, what failed, and what took longest first', () => {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const took = (name, milliseconds, ...figures) => ({ name, code: 0, took: milliseconds, figures });
  const isRight = concludeBenches([
    took('quick', 1000, figure(0.00012, { most: 0.001 })),
    took('slow', 9000, figure(7, { most: 5 })),
  ]);
  const shown = written.mock.calls.map(([text]) => text).join('');
  expect(isRight).toBe(false);
  expect(shown).toMatch(/✓ quick +ratio +1\.20e-4 +at most 1\.00e-3/);
  expect(shown).toMatch(/✗ slow +ratio +7 +at most 5/);
  expect(shown).toMatch(/9\.0 s +slow\n +1\.0 s +quick/);
  expect(shown).toContain('1 figures kept, 1 failed\n  slow: ratio');
});

test('what a benchmark notes is read, and what one before it noted is not taken for it', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const notes = 'demo/setup/runs/testing/noting-bench.mjs';
  const scripts = { 'bench:noting': `node ${notes} 4`, 'bench:silent': `node ${notes}` };
  const results = await runBenches(scripts, ['bench:noting', 'bench:silent']);
  expect(results).toMatchObject([
    { name: 'bench:noting', code: 0, figures: [{ name: 'tries', value: 4, limit: { most: 5 } }] },
    { name: 'bench:silent', code: 0, figures: [] },
  ]);
});
