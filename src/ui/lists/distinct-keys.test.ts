import { expect, test } from 'vitest';
import { withDistinctKeys } from './distinct-keys.ts';

test('an item that comes again has a key of its own, and keeps it when another is put before', () => {
  const keys = (items: string[]) => withDistinctKeys(items, (item) => item).map(({ key }) => key);
  expect(keys(['a', 'b', 'a'])).toEqual(['a', 'b', 'a 1']);
  expect(keys(['c', 'a', 'b', 'a']).slice(1)).toEqual(keys(['a', 'b', 'a']));
});
