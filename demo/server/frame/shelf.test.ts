import { expect, test } from 'vitest';
import { createShelf } from './shelf.ts';

const shelf = () => createShelf<string>(10, (thing) => thing.length);

test('what was not asked for the longest gives way', () => {
  const kept = shelf();
  kept.put('a', 'aaaa');
  kept.put('b', 'bbbb');
  kept.get('a');
  kept.put('c', 'cccc');
  expect([kept.get('a'), kept.get('b'), kept.get('c')]).toEqual(['aaaa', undefined, 'cccc']);
  expect(kept.weight()).toBe(8);
});

test('a thing that is put anew weighs once, and one that is too heavy is not kept', () => {
  const kept = shelf();
  kept.put('a', 'aaaa');
  kept.put('a', 'aa');
  expect(kept.weight()).toBe(2);
  kept.put('b', 'b'.repeat(11));
  expect([kept.get('a'), kept.get('b'), kept.weight()]).toEqual(['aa', undefined, 2]);
  kept.put('a', 'a'.repeat(11));
  expect([kept.get('a'), kept.weight()]).toEqual([undefined, 0]);
});
