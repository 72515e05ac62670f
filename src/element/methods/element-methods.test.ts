import { expect, test, vi } from 'vitest';
import { addMethods, answerBy } from './element-methods.ts';

/** An element of a class with these methods: all that they need of it is that it is an object. */
function elementWith(...names: string[]) {
  const prototype = {};
  addMethods(prototype as HTMLElement, names);
  const create = () =>
    Object.create(prototype) as HTMLElement & Record<string, (...given: unknown[]) => unknown>;
  return { create, element: create() };
}

test('a method is answered by the code that there is now, of this element alone', () => {
  const { create, element } = elementWith('add', 'none');
  const other = create();
  answerBy(element, { add: (one: number, two: number) => one + two });
  answerBy(other, { add: () => 'other' });
  expect([element['add']?.(1, 2), other['add']?.(1, 2), element['none']?.()]).toEqual([
    3,
    'other',
    undefined,
  ]);
  answerBy(element, { add: () => 'later' });
  expect(element['add']?.()).toBe('later');
});

test('what is called before there is code is done once there is, in its order and once', () => {
  const { element } = elementWith('note');
  expect([element['note']?.('a'), element['note']?.('b')]).toEqual([undefined, undefined]);
  const note = vi.fn<(word: string) => void>();
  answerBy(element, { note });
  answerBy(element, null);
  element['note']?.('c');
  answerBy(element, { note });
  expect(note.mock.calls).toEqual([['a'], ['b'], ['c']]);
});
