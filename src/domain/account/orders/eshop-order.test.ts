import { expect, test } from 'vitest';
import { knownStatus, orderProgress } from './eshop-order.ts';

test.each([
  ['collect', 'paid', 1],
  ['collect', 'ready', 3],
  ['collect', 'collected', 4],
  ['delivery', 'shipped', 3],
  ['delivery', 'delivered', 4],
  ['delivery', 'ready', undefined],
  ['collect', 'cancelled', undefined],
  ['collect', 'pending', undefined],
  ['delivery', 'a word of tomorrow', undefined],
] as const)('an order to %s that is %s has come %s stages far', (mode, status, reached) => {
  expect(orderProgress({ mode, status })?.reached).toBe(reached);
});

test('a status that there are no words for is none of ours', () => {
  expect([knownStatus('ready'), knownStatus('STATUS_17')]).toEqual(['ready', null]);
});
