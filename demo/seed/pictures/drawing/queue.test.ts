import { expect, test } from 'vitest';
import { createQueue, type Queue } from './queue.ts';

const untilGiven = new AbortController().signal;

function order(queue: Queue): string[] {
  const taken: string[] = [];
  for (let next = queue.take(); next !== undefined; next = queue.take()) taken.push(next);
  return taken;
}

test('pictures that nobody waits for are drawn in their own order, each once', () => {
  expect(order(createQueue(['a', 'b', 'c']))).toEqual(['a', 'b', 'c']);
});

test('what visitors wait for is drawn next, in the order in which it was asked for', () => {
  const queue = createQueue(['a', 'b', 'c', 'd']);
  void queue.waitFor('d', untilGiven);
  void queue.waitFor('b', untilGiven);
  void queue.waitFor('d', untilGiven);
  expect(order(queue)).toEqual(['d', 'b', 'a', 'c']);
});

test('a visitor who leaves takes the hurry along, unless another waits for the same', async () => {
  const queue = createQueue(['a', 'b', 'c']);
  const leaving = new AbortController();
  const left = [queue.waitFor('c', leaving.signal), queue.waitFor('b', leaving.signal)];
  void queue.waitFor('b', untilGiven);
  leaving.abort();
  expect(await Promise.all(left)).toEqual([false, false]);
  expect(order(queue)).toEqual(['b', 'a', 'c']);
});

test('all who wait are told when their picture is settled, those who ask later at once', async () => {
  const queue = createQueue(['a', 'b']);
  const waits = [queue.waitFor('a', untilGiven), queue.waitFor('a', untilGiven)];
  expect(queue.take()).toBe('a');
  const late = queue.waitFor('a', untilGiven);
  queue.settle('a');
  expect(await Promise.all([...waits, late, queue.waitFor('a', untilGiven)])).toEqual([
    true,
    true,
    true,
    true,
  ]);
});

test('a picture that is not to be drawn is not waited for', async () => {
  expect(await createQueue([]).waitFor('elsewhere/fish', untilGiven)).toBe(true);
});

test('closing ends every wait without a picture, and leaves nothing to draw', async () => {
  const queue = createQueue(['a', 'b']);
  const waits = [queue.waitFor('a', untilGiven), queue.waitFor('b', untilGiven)];
  queue.close();
  expect(await Promise.all([...waits, queue.waitFor('b', untilGiven)])).toEqual([false, false, false]);
  expect(queue.take()).toBeUndefined();
});
