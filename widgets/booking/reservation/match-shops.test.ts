import { expect, test } from 'vitest';
import { SHOPS } from '../testing/samples.ts';
import { matchShops } from './match-shops.ts';

const found = (text: string) => matchShops(SHOPS, text).map(({ id }) => id);

test.each([
  ['', SHOPS.map(({ id }) => id)],
  ['  ', SHOPS.map(({ id }) => id)],
  ['marais', ['marais']],
  ['SAINT-ETIENNE', ['etienne']],
  ['geneve', ['geneve']],
  ['Paris', ['marais', 'germain']],
  ['francs-bourgeois', SHOPS.map(({ id }) => id)],
  ['75', ['marais', 'germain']],
  ['75003', ['marais']],
  ['75999', ['marais', 'germain']],
  ['99', []],
  ['.*', []],
])('%j finds %j', (text, ids) => {
  expect(found(text)).toEqual(ids);
});
