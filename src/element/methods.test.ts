import { expect, test, vi } from 'vitest';
import { createMethodPart } from './methods.ts';

test('a method is answered by the code that there is now', () => {
  const part = createMethodPart();
  part.answerBy({ add: (one: number, other: number) => one + other });
  expect(part.call('add', [1, 2])).toBe(3);
  expect(part.call('none', [])).toBeUndefined();
  part.answerBy({ add: () => 'other' });
  expect(part.call('add', [])).toBe('other');
});

test('what is called before there is code is done once there is, in its order and once', () => {
  const part = createMethodPart();
  expect([part.call('note', ['a']), part.call('note', ['b'])]).toEqual([undefined, undefined]);
  const note = vi.fn<(word: string) => void>();
  part.answerBy({ note });
  part.answerBy(null);
  part.call('note', ['c']);
  part.answerBy({ note });
  expect(note.mock.calls).toEqual([['a'], ['b'], ['c']]);
});
