import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import equivalents from './equivalents.json' with { type: 'json' };
import { isListed, originalOf, sampleOf, type Equivalent, type Mutation } from './sample.ts';

/** What no test can kill; a mutant is listed when that was thought through, and the list does not grow by the way. */
const MOST_EQUIVALENTS = 6;

const SOURCE = `export function least(list: number[]) {
  if (list.length === 0) return null;
  return list.reduce(
    (least, one) => Math.min(least, one),
    list[0],
  );
}
`;

function mutation(change: Partial<Mutation> = {}, line = 1, from = 6, to = 23, last = line): Mutation {
  return {
    fileName: 'src/domain/least.ts',
    mutatorName: 'ConditionalExpression',
    replacement: 'false',
    location: { start: { line, column: from }, end: { line: last, column: to } },
    ...change,
  };
}

test('the original of a mutant is what lies between its ends, over several lines as well', () => {
  expect(originalOf(mutation(), SOURCE)).toBe('list.length === 0');
  expect(originalOf(mutation({}, 2, 14, 40, 3), SOURCE)).toBe(
    'reduce(\n    (least, one) => Math.min(least, one)',
  );
});

test('a mutant is listed by its file, its line, what it replaces and what by', () => {
  const listed: Equivalent = {
    file: 'src/domain/least.ts',
    mutator: 'ConditionalExpression',
    line: 'if (list.length === 0)   return null;',
    original: 'list.length  === 0',
    replacement: 'false',
    why: 'For the test.',
  };
  const isIn = (one: Partial<Equivalent>, mutant = mutation(), file = 'src/domain/least.ts') =>
    isListed(mutant, file, SOURCE, [{ ...listed, ...one }]);
  expect(isIn({})).toBe(true);
  for (const change of [
    { file: 'src/domain/most.ts' },
    { mutator: 'EqualityOperator' },
    { line: 'return null;' },
    { original: 'list.length' },
    { replacement: 'true' },
  ]) {
    expect(isIn(change)).toBe(false);
  }
});

test('a sample is drawn by its seed, and a change to one file leaves the mutants of the others in it', () => {
  const mutants = Array.from({ length: 200 }, (_, index) =>
    mutation({ fileName: `src/${index % 20}.ts`, replacement: String(index) }),
  );
  const names = (list: readonly Mutation[]) => list.map(({ replacement }) => replacement).toSorted();
  const first = sampleOf(mutants, '1', 50);
  expect(first).toHaveLength(50);
  expect(names(sampleOf(mutants.toReversed(), '1', 50))).toEqual(names(first));
  expect(names(sampleOf(mutants, '2', 50))).not.toEqual(names(first));
  const others = mutants.filter(({ fileName }) => fileName !== 'src/3.ts');
  const kept = names(sampleOf(others, '1', 50));
  for (const { fileName, replacement } of first)
    if (fileName !== 'src/3.ts') expect(kept).toContain(replacement);
  expect(sampleOf(mutants, '1', Infinity)).toHaveLength(200);
});

test('the list of equivalents only shrinks, and each of them is still there, with a reason', () => {
  expect(equivalents.length).toBeLessThanOrEqual(MOST_EQUIVALENTS);
  for (const { file, line, original, why } of equivalents) {
    const source = readFileSync(join(import.meta.dirname, '../../..', file), 'utf8');
    const lines = source.split('\n').map((one) => one.trim());
    expect(lines, `${file}: ${line}`).toContain(line);
    expect(line).toContain(original);
    expect(why).not.toBe('');
  }
});
