import { expect, test } from 'vitest';
import { runBatch } from './batch.ts';

/** What is due, as a table would have it: what was done is no longer there. */
function stage(...due: string[]) {
  const asked: string[] = [];
  const run = (work: (id: string) => void) =>
    runBatch(async (failed, took) => {
      const next = due.find((id) => !failed.includes(id));
      if (next === undefined) return false;
      took(next);
      asked.push(next);
      work(next);
      due.splice(due.indexOf(next), 1);
      return true;
    });
  return { run, due, asked };
}

test('does what is due, one after the other', async () => {
  const { run, due } = stage('a', 'b', 'c');
  expect(await run(() => {})).toBe(3);
  expect(due).toEqual([]);
});

test('one that fails keeps no other waiting, stays due, and is told of', async () => {
  const { run, due, asked } = stage('a', 'b', 'c');
  const work = (id: string) => {
    if (id === 'a') throw new Error('of a');
  };
  await expect(run(work)).rejects.toMatchObject({ errors: [{ message: 'of a' }] });
  expect(asked).toEqual(['a', 'b', 'c']);
  expect(due).toEqual(['a']);
});

test('where all fail the round ends', async () => {
  const { run, asked } = stage(...Array.from({ length: 500 }, (_, index) => String(index)));
  const work = () => {
    throw new Error('of all');
  };
  await expect(run(work)).rejects.toThrow(AggregateError);
  expect(asked).toHaveLength(50);
});

test('where not even the next can be asked for, that is the failure', async () => {
  const gone = runBatch(() => Promise.reject(new Error('no database')));
  await expect(gone).rejects.toThrow('no database');
});
