import { expect, test } from 'vitest';
import { createMemoryHistory } from '#platform/memory/history.ts';
import { createScrollPositions } from '../scroll-positions.ts';

test('how far down an address was left is found by a page that begins there again, and by none that goes on', () => {
  const history = createMemoryHistory('/boutique');
  const before = createScrollPositions(history);
  before.remember(300);
  expect(createScrollPositions(history).remembered()).toBe(0);
  before.keep();
  const after = createScrollPositions(history);
  expect(after.remembered()).toBe(300);
  history.push('/boutique/huile');
  expect(after.remembered()).toBe(0);
  after.keep();
  expect(createScrollPositions(history).remembered()).toBe(0);
});

test('what else an entry is noted to be stays', () => {
  const history = createMemoryHistory('/');
  history.replace(null, { page: ['times'] });
  const scroll = createScrollPositions(history);
  scroll.remember(20);
  scroll.keep();
  expect(history.notes()).toEqual({ page: ['times'], scroll: 20 });
});
